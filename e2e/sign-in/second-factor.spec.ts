import { expect, type Page } from '@playwright/test';
import { stepAt, totpCode } from '../../apps/server/src/features/auth/totp.ts';
import { test } from '../support/journey.ts';
import { createPerson, type Person } from '../support/people.ts';
import { openSession } from '../support/session.ts';
import { at, expectShell, fillSignIn, signOut } from '../support/shell.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app makes of the key that it is shown. */
function bytesOf(key: string): Buffer {
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const settingsOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Two-factor authentication' }) });

/** Turns it on in the settings; answers the app's key, the step of the code that was used, and a code for lack of the app. */
async function turnOn(page: Page, person: Person) {
  await openSession(page, person);
  await page.goto('/dashboard/settings');
  const card = settingsOf(page);
  await card.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = bytesOf((await card.locator('code').innerText()).replaceAll(' ', ''));
  const step = stepAt(new Date());
  await card.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, step));
  await card.getByRole('button', { name: 'Turn on' }).click();
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes.first()).toBeVisible();
  return { secret, step, recoveryCode: await codes.first().innerText() };
}

test('an authenticator app is set up, asked for beside the password, and turned off with a recovery code', async ({
  page,
}) => {
  const person = await createPerson(page.request, 'candidate');
  const { secret, step, recoveryCode } = await turnOn(page, person);

  await signOut(page);
  await page.goto('/login#candidate');
  await fillSignIn(page, person);
  // The way back has the address still, also where the page was dropped meanwhile.
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await fillSignIn(page, person);
  // The code that was used does not work twice; the app's next one does.
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill(totpCode(secret, step));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid code')).toBeVisible();
  await code.fill(totpCode(secret, step + 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectShell(page);

  await page.goto('/dashboard/settings');
  const card = settingsOf(page);
  await card.getByRole('button', { name: 'Turn off' }).click();
  await card.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});

test('the code is asked for after Google too, and again where the page was dropped meanwhile', async ({ page }) => {
  const person = await createPerson(page.request, 'candidate');
  const { recoveryCode } = await turnOn(page, person);
  await signOut(page);
  await page.goto('/login?next=/dashboard/profile#candidate');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  // The page before it has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Local sign-in' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByText('Google has confirmed your address. Please prove that it is you.')).toBeVisible();
  await page.reload();
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(at('/dashboard/profile'));
  await expectShell(page);
});
