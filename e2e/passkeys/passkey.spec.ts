import { expect, type Page } from '@playwright/test';
import { address } from '../product-place.ts';
import { test } from '../support/journey.ts';
import { createPerson } from '../support/people.ts';
import { expectShell, fillSignIn, password } from '../support/shell.ts';

/** Browsers make passkeys for names, not for numbers. */
const site = address.replace('127.0.0.1', 'localhost');

/** Chromium's own authenticator in software: it verifies its user, and keeps passkeys. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a recruiter adds a passkey, signs in with it without a password, and removes it', async ({ page }) => {
  const person = await createPerson(page.request, 'recruiter');
  await plugInAuthenticator(page);
  await page.goto(`${site}/login#recruiter`);
  await fillSignIn(page, person);
  await expectShell(page);
  await page.goto(`${site}/dashboard/settings`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Work laptop');
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('Work laptop')).toBeVisible();

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${site}/login#recruiter`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(password(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectShell(page);

  await page.goto(`${site}/dashboard/settings`);
  await page.getByRole('button', { name: 'Remove the passkey Work laptop' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(page.getByText('No passkeys yet.')).toBeVisible();
});
