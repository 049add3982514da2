import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { createPerson, type Person, registerPerson, stranger } from '../support/people.ts';
import { at, expectShell, fillSignIn, signOut, storedValues } from '../support/shell.ts';

const continueWithGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const chooser = (page: Page) => page.getByRole('heading', { name: 'Local sign-in' });
const failure = (page: Page) => page.getByRole('heading', { name: 'Sign-in did not work' });

/** The local account chooser, which stands in for Google, is told who is there. */
async function chooseAs(page: Page, person: Person): Promise<void> {
  await expect(chooser(page)).toBeVisible();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test('a new employer comes through Google and goes on to where they were going', async ({ page }) => {
  const person = stranger('recruiter');
  await page.goto('/register?next=/dashboard/profile#recruiter');
  await continueWithGoogle(page).click();
  await chooseAs(page, person);
  await expect(page.getByRole('heading', { name: `Welcome, ${person.firstName}` })).toBeVisible();
  await page.waitForURL(at('/dashboard/profile'));
  await expectShell(page);
  await expect(page.getByText('Email is managed by Google SSO. Update it in your Google Account.')).toBeVisible();
  expect(await storedValues(page)).toMatchObject({ userEmail: person.email, authProvider: 'google' });
  expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('oauth_role');

  await test.step('the next time it is the same account', async () => {
    const { userId } = await storedValues(page);
    await signOut(page);
    await page.goto('/login#recruiter');
    await continueWithGoogle(page).click();
    await chooseAs(page, person);
    await page.waitForURL(at('/dashboard'));
    expect((await storedValues(page)).userId).toBe(userId);
  });
});

test('a confirmed account of the same address is linked, and keeps its password', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await page.goto('/login#candidate');
  await continueWithGoogle(page).click();
  await chooseAs(page, { ...person, firstName: 'Somebody', lastName: 'Else' });
  await page.waitForURL(at('/candidates/welcome'));
  await expect(page.getByRole('heading', { name: `Welcome to Candela, ${person.firstName}` })).toBeVisible();
  const { userId } = await storedValues(page);
  await signOut(page);
  await page.goto('/login#candidate');
  await fillSignIn(page, person);
  await page.waitForURL(at('/candidates/welcome'));
  expect((await storedValues(page)).userId).toBe(userId);
});

test('a password that was never confirmed does not survive a sign-in with Google', async ({ page, request }) => {
  const person = await registerPerson(request, 'candidate');
  await page.goto('/login#candidate');
  await continueWithGoogle(page).click();
  await chooseAs(page, person);
  await page.waitForURL(at('/candidates/welcome'));
  await expectShell(page);
  await signOut(page);
  await page.goto('/login#candidate');
  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('a visitor who changes their mind is told so and led back', async ({ page }) => {
  await page.goto('/login#candidate');
  await continueWithGoogle(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('OAuth error: access_denied')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await page.waitForURL(at('/login'));
  expect(await storedValues(page)).toEqual({});
});

/** Comes back from Google while the line to the product is cut: the answer is in the address, and unused. */
async function holdAnswer(page: Page, person: Person): Promise<string> {
  await page.goto('/login#candidate');
  await continueWithGoogle(page).click();
  await page.route('**/api/auth/oauth/callback?**', (route) => route.abort());
  await chooseAs(page, person);
  await expect(failure(page)).toBeVisible();
  await page.unroute('**/api/auth/oauth/callback?**');
  return page.url();
}

test('an answer from Google works once, and only in the browser that asked', async ({ page, browser }) => {
  const person = stranger('candidate');

  await test.step('used once, it is spent', async () => {
    const answer = await holdAnswer(page, person);
    await page.reload();
    await page.waitForURL(at('/candidates/welcome'));
    await expectShell(page);
    await page.goto(answer);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByText('Authentication failed')).toBeVisible();
    // The session that was there before is none of that answer's business.
    await page.goto('/dashboard');
    await expectShell(page);
    await signOut(page);
  });

  await test.step('carried to another browser, it opens nothing', async () => {
    const answer = await holdAnswer(page, person);
    const thief = await (await browser.newContext()).newPage();
    await thief.goto(answer);
    await expect(failure(thief)).toBeVisible();
    expect(await storedValues(thief)).toEqual({});
    await thief.context().close();
  });
});

test('answers that make no sense are called what they are', async ({ page }) => {
  const answers: readonly [search: string, message: string][] = [
    ['', 'Missing authorization data'],
    ['?code=without-state', 'Missing authorization data'],
    ['?error=server_error', 'OAuth error: server_error'],
    ['?code=made-up&state=made-up', 'Authentication failed'],
  ];
  for (const [search, message] of answers) {
    await page.goto(`/auth/callback${search}`);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.route('**/api/auth/oauth/callback?**', (route) => route.fulfill({ json: { user: null } }));
  await page.goto('/auth/callback?code=a&state=b');
  await expect(page.getByText('Invalid response from authentication server')).toBeVisible();
});

test('a calendar’s answer that cannot be used offers the calendar and another try', async ({ page }) => {
  const answers: readonly [search: string, title: string][] = [
    ['?error=access_denied', 'Calendar access was not granted'],
    ['?error=server_error', 'Calendar connection failed'],
    ['', 'Invalid calendar connection response'],
  ];
  for (const [search, title] of answers) {
    await page.goto(`/auth/calendar/callback${search}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Calendar' })).toHaveAttribute('href', '/dashboard/calendar');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  }
});
