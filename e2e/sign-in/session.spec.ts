import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { createPerson, demo, type Person } from '../support/people.ts';
import { removeAccount, removeFromOrganisation, suspendAccount } from '../support/product-database.ts';
import { openSession } from '../support/session.ts';
import {
  accountMenu,
  at,
  expectShell,
  fillSignIn,
  mainNavigation,
  password,
  signIn,
  signInButton,
  signOut,
  storedValues,
} from '../support/shell.ts';

/** Signed in, with the product drawn. */
async function arrive(page: Page, person: Person): Promise<void> {
  await openSession(page, person);
  await page.goto('/dashboard');
  await expectShell(page);
}

const thisSession = (page: Page) => page.getByText('This session');

/** A token the server no longer takes, as after ten minutes. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const token = localStorage.getItem('authToken') ?? '';
    localStorage.setItem('authToken', `${token.slice(0, token.lastIndexOf('.'))}.spoilt`);
  });

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) count += 1;
  });
  return () => count;
}

test('what is stored is what the specification names, and leaves with the session', async ({ page }) => {
  await signIn(page, demo.recruiter);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  const stored = await storedValues(page);
  expect(stored).toEqual({
    authToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    userEmail: demo.recruiter.email,
    userRole: 'recruiter',
    userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    userFirstName: demo.recruiter.firstName,
    userLastName: demo.recruiter.lastName,
    authProvider: 'cognito',
    calendarConnected: 'true',
    sidebarCollapsed: 'true',
  });
  const refresh = (await page.context().cookies()).filter(({ name }) => name === 'candela_refresh');
  expect(refresh).toMatchObject([{ path: '/api/auth', httpOnly: true, sameSite: 'Strict' }]);

  await signOut(page);
  // How the product looks belongs to the device, not to the session.
  expect(await storedValues(page)).toEqual({ sidebarCollapsed: 'true' });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/login');
});

test('an expired or missing token is renewed without a word', async ({ page, request }) => {
  const person = await createPerson(request, 'recruiter');
  await arrive(page, person);
  const refreshes = countRefreshes(page);

  await spoilToken(page);
  await page.goto('/dashboard/settings');
  await expect(thisSession(page)).toBeVisible();
  // Several calls were refused at once; they share one renewal.
  expect(refreshes()).toBe(1);

  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.reload();
  await expect(thisSession(page)).toBeVisible();
  expect(refreshes()).toBe(2);

  await test.step('also in the middle of a page', async () => {
    await page.goto('/dashboard/profile');
    await expectShell(page);
    await page.evaluate(() => {
      const token = localStorage.getItem('authToken') ?? '';
      localStorage.setItem('authToken', `${token.slice(0, token.lastIndexOf('.'))}.spoilt`);
      window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    });
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Settings and appearance' }).click();
    await expect(thisSession(page)).toBeVisible();
    expect(refreshes()).toBe(3);
  });
});

test('when nothing can be renewed, signing in again leads back to the page', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await arrive(page, person);
  await page.context().clearCookies({ name: 'candela_refresh' });
  await spoilToken(page);
  await page.goto('/dashboard/settings?section=appearance');
  await page.waitForURL(at('/login?next=%2Fdashboard%2Fsettings%3Fsection%3Dappearance#candidate'));
  expect(await storedValues(page)).toEqual({});
  await fillSignIn(page, person);
  await page.waitForURL(at('/dashboard/settings?section=appearance'));
  await expectShell(page);
});

test('tabs sign out together, and follow a change of account', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await arrive(page, person);
  const second = await page.context().newPage();
  await second.goto('/dashboard/settings');
  await expectShell(second);
  await signOut(page);
  await second.waitForURL(at('/login'));

  await test.step('signing in in one tab takes the other along', async () => {
    await page.getByRole('tab', { name: 'Job Seeker' }).click();
    await fillSignIn(page, person);
    await expectShell(page);
    await second.waitForURL(at('/candidates/welcome'));
  });

  await test.step('another account in one tab is the account of the other', async () => {
    const other = await createPerson(request, 'candidate');
    await second.goto(`/login?email=${encodeURIComponent(other.email)}#candidate`);
    await expect(second.getByLabel('Email')).toHaveValue(other.email);
    await password(second).fill(other.password);
    await signInButton(second).click();
    await expectShell(second);
    await accountMenu(page).click();
    await expect(page.getByRole('menu')).toContainText(other.email);
  });
});

test('a suspended account is out with its next request, and hears why at the door', async ({ page, request }) => {
  const person = await createPerson(request, 'recruiter');
  await arrive(page, person);
  await suspendAccount(person.email);
  // What the page asks for by itself may be that request: then it is gone before the link is pressed.
  const companies = mainNavigation(page).getByRole('link', { name: 'Companies' });
  await companies.click({ timeout: 5000 }).catch(() => undefined);
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.has('next'));
  expect(await storedValues(page)).toEqual({});
  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('This account is suspended. Please contact support.');
});

test('a removed account is out with its next request', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await openSession(page, person);
  await removeAccount(person.email);
  await page.goto('/dashboard/settings');
  await page.waitForURL(at('/login?next=%2Fdashboard%2Fsettings#candidate'));
  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('a recruiter removed from their organisation keeps the account and loses the rest', async ({ page, request }) => {
  const person = await createPerson(request, 'recruiter');
  await openSession(page, person);
  await removeFromOrganisation(person.email);
  await page.goto('/dashboard/jobs');
  await page.waitForURL(at('/pricing'));
  await page.goto('/dashboard/settings');
  await expect(thisSession(page)).toBeVisible();
});
