import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { mailTo, otherThan, resetMailTo } from '../support/mailbox.ts';
import { createPerson, freshEmail } from '../support/people.ts';
import { ageSignIn } from '../support/product-database.ts';
import { openSession } from '../support/session.ts';
import { at, expectShell, fillSignIn, password, signInButton } from '../support/shell.ts';

const newPassword = 'Another-lamp-9';

async function fillNewPassword(page: Page, first = newPassword, second = first): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(first);
  await page.getByLabel('Confirm new password').fill(second);
}

test('a forgotten password is replaced with a mailed code, and every session ends', async ({
  page,
  browser,
  request,
}) => {
  const person = await createPerson(request, 'candidate');
  const elsewhere = await (await browser.newContext()).newPage();
  await openSession(elsewhere, person);

  await page.goto('/login?next=/dashboard/settings#candidate');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('I am a')).toHaveValue('candidate');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(`If ${person.email} has an account, a code is on its way.`)).toBeVisible();
  const { code } = await resetMailTo(request, person.email);

  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Invalid code')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(otherThan(code));
  await fillNewPassword(page, newPassword, 'Something-else-9');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await fillNewPassword(page);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid code');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Set new password' }).click();

  await expect(page.getByText('Your password is changed. Please sign in.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await password(page).fill(person.password);
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await password(page).fill(newPassword);
  await signInButton(page).click();
  await page.waitForURL(at('/dashboard/settings'));
  expect((await mailTo(request, person.email))[0]?.subject).toBe('Your Candela password was changed');

  await elsewhere.goto('/dashboard/settings');
  await elsewhere.waitForURL(at('/login?next=%2Fdashboard%2Fsettings#candidate'));
  await elsewhere.context().close();
});

test('the link in the mail leads to the new password, once', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await page.goto('/reset-password#candidate');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const { link } = await resetMailTo(request, person.email);
  const { pathname, hash } = new URL(link);

  await page.goto('about:blank');
  await page.goto(pathname + hash);
  await expect(page.getByText(`For ${person.email}`)).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0);
  await fillNewPassword(page, 'password1');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('This password is one of the most common ones.')).toBeVisible();
  await fillNewPassword(page);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password is changed. Please sign in.')).toBeVisible();

  await page.goto('about:blank');
  await page.goto(pathname + hash);
  await fillNewPassword(page);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
});

test('an address without an account is told the same, and gets no mail', async ({ page, request }) => {
  const email = freshEmail();
  await page.goto('/reset-password');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(`If ${email} has an account, a code is on its way.`)).toBeVisible();
  expect(await mailTo(request, email)).toEqual([]);

  await page.getByRole('button', { name: 'Use another address' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'I already have a code' }).click();
  await expect(page.getByText(`For ${email}`)).toBeVisible();
});

test('a password is changed soon after signing in, and the other sessions end', async ({ page, browser, request }) => {
  const person = await createPerson(request, 'recruiter');
  const elsewhere = await (await browser.newContext()).newPage();
  await openSession(elsewhere, person);
  await openSession(page, person);

  await page.goto('/dashboard/settings');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByText(`For ${person.email}`)).toBeVisible();
  await fillNewPassword(page, 'short', 'other');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await fillNewPassword(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.waitForURL(at('/dashboard'));
  await expectShell(page);

  await elsewhere.goto('/dashboard/profile');
  await elsewhere.waitForURL(at('/login?next=%2Fdashboard%2Fprofile'));
  await fillSignIn(elsewhere, { email: person.email, password: newPassword });
  await elsewhere.waitForURL(at('/dashboard/profile'));
  await elsewhere.context().close();
});

test('a while after signing in, the current password is asked for once more', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await openSession(page, person);
  await ageSignIn(person.email);

  await page.goto('/reset-password');
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await fillNewPassword(page);
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();
  const current = page.getByLabel('Current password');
  await expect(current).toBeFocused();
  await current.fill('not-the-password');
  await change.click();
  await expect(page.getByText('That is not your current password')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(person.password);
  await change.click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.waitForURL(at('/dashboard'));
});

test('other sessions are signed out from the settings', async ({ page, browser, request }) => {
  const person = await createPerson(request, 'candidate');
  const elsewhere = await (await browser.newContext()).newPage();
  await openSession(elsewhere, person);
  await openSession(page, person);

  await page.goto('/dashboard/settings');
  const sessions = page.getByRole('listitem').filter({ hasText: 'last used' });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This session' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out other sessions' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('One other session ends at once. This one stays.');
  await dialog.getByRole('button', { name: 'Sign out other sessions' }).click();
  await expect(page.getByText('One session signed out')).toBeVisible();
  await expect(sessions).toHaveCount(1);

  await elsewhere.goto('/dashboard/settings');
  await elsewhere.waitForURL(at('/login?next=%2Fdashboard%2Fsettings#candidate'));
  await page.reload();
  await expectShell(page);
  await elsewhere.context().close();
});
