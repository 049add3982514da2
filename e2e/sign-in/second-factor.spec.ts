import { expect } from '@playwright/test';
import { stepAt, totpCode } from '../../apps/server/src/features/auth/totp.ts';
import { test } from '../support/journey.ts';
import { createPerson } from '../support/people.ts';
import { openSession } from '../support/session.ts';
import { expectShell, fillSignIn, signOut } from '../support/shell.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app makes of the key that it is shown. */
function bytesOf(key: string): Buffer {
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

test('an authenticator app is set up, asked for beside the password, and turned off with a recovery code', async ({
  page,
}) => {
  const person = await createPerson(page.request, 'candidate');
  await openSession(page, person);
  await page.goto('/dashboard/settings');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Two-factor authentication' }) });
  await card.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = bytesOf((await card.locator('code').innerText()).replaceAll(' ', ''));
  const step = stepAt(new Date());
  await card.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, step));
  await card.getByRole('button', { name: 'Turn on' }).click();
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes.first()).toBeVisible();
  const recoveryCode = await codes.first().innerText();

  await signOut(page);
  await page.goto('/login#candidate');
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
  await card.getByRole('button', { name: 'Turn off' }).click();
  await card.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
  await card.getByRole('button', { name: 'Turn off' }).click();
  await expect(card.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});
