import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { codeMailedTo } from '../support/mailbox.ts';
import { createPerson, demo, freshEmail, type Role, registerPerson } from '../support/people.ts';
import { openSession } from '../support/session.ts';
import { at, expectShell, fillSignIn, password, signInButton, signOut, storedValues } from '../support/shell.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test('the hash chooses among three doors', async ({ page }) => {
  const doors: readonly [hash: string, name: string][] = [
    ['', 'Employer'],
    ['#recruiter', 'Employer'],
    ['#candidate', 'Job Seeker'],
    ['#bamf', 'Admin'],
  ];
  for (const [hash, name] of doors) {
    await page.goto('about:blank');
    await page.goto(`/login${hash}`);
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  // Admins are made by the operator: nothing here invites a visitor to become one.
  await expect(google(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);

  await page.getByLabel('Email').fill('kept@journey.test');
  await tab(page, 'Admin').press('ArrowLeft');
  await page.waitForURL(at('/login#recruiter'));
  await tab(page, 'Job Seeker').click();
  await page.waitForURL(at('/login#candidate'));
  await expect(page.getByLabel('Email')).toHaveValue('kept@journey.test');
  await expect(google(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
    'href',
    '/reset-password#candidate?email=kept%40journey.test',
  );
  // What was typed goes along, and can still be corrected.
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL(at('/register#candidate'));
  await expect(page.getByLabel('Email')).toHaveValue('kept@journey.test');
  await expect(page.getByLabel('Email')).toBeEditable();
});

test('what is missing or wrong is said, and a door speaks only for itself', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await page.goto('/login#candidate');
  await signInButton(page).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  await fillSignIn(page, { email: person.email, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await tab(page, 'Employer').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fillSignIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await fillSignIn(page, { email: freshEmail(), password: person.password });
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');

  await tab(page, 'Job Seeker').click();
  await password(page).fill(person.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByLabel('Email').fill(person.email.toUpperCase());
  await signInButton(page).click();
  await page.waitForURL(at('/candidates/welcome'));
});

test('too many attempts: the form says when to come back', async ({ page }) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '600' },
      json: { message: 'Too many attempts. Please try again later.', type: 'RATE_LIMITED', errors: [] },
    }),
  );
  await page.goto('/login');
  await fillSignIn(page, demo.recruiter);
  await expect(page.getByRole('alert')).toHaveText(/Too many attempts.*You can try again at \d\d:\d\d\./);
});

test('an account that was never confirmed is confirmed on the way in', async ({ page, request }) => {
  const person = await registerPerson(request, 'candidate');
  const first = await codeMailedTo(request, person.email);
  await page.goto('/login?next=/dashboard/settings#candidate');
  await fillSignIn(page, person);
  await page.waitForURL((url) => url.pathname === '/confirm-code');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  // Signing in asked for another code, which is written in the background and ends the first.
  await expect.poll(() => codeMailedTo(request, person.email)).not.toBe(first);
  await page.getByLabel('Confirmation code').fill(await codeMailedTo(request, person.email));
  await page.getByRole('button', { name: 'Confirm account' }).click();
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await password(page).fill(person.password);
  await signInButton(page).click();
  await page.waitForURL(at('/dashboard/settings'));
});

test('a personal link makes the form a job seeker’s', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await page.goto(`/login?candidateId=a-record&email=${encodeURIComponent(person.email)}#recruiter`);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await password(page).fill(person.password);
  await signInButton(page).click();
  await page.waitForURL(at('/candidates/welcome'));
});

const homes: readonly [role: Role, home: string][] = [
  ['recruiter', '/dashboard'],
  ['candidate', '/candidates/welcome'],
  ['admin', '/dashboard'],
];
for (const [role, home] of homes) {
  test(`one click tries the product as ${role}, one more leaves it`, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: `Try as ${role}` }).click();
    await page.waitForURL(at(home));
    await expect(page.getByRole('button', { name: `Account menu, ${demo[role].firstName}` })).toBeVisible();
    await signOut(page);
    expect(await storedValues(page)).toEqual({});
    await expect(page.getByRole('button', { name: `Try as ${role}` })).toBeEnabled();
  });
}

test('an account that is signed in goes straight on, unless the link is for another one', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  const other = await createPerson(request, 'candidate');
  await openSession(page, person);
  await page.goto('/login');
  await page.waitForURL(at('/candidates/welcome'));
  await page.goto('/register');
  await page.waitForURL(at('/candidates/welcome'));
  await page.goto('/login?next=/dashboard/profile');
  await page.waitForURL(at('/dashboard/profile'));
  // A destination on another site is none.
  await page.goto('/login?next=//elsewhere.test');
  await page.waitForURL(at('/candidates/welcome'));

  await page.goto(`/register?email=${encodeURIComponent(other.email)}#candidate`);
  await expect(page.getByText(`You are signed in as ${person.email}. This link is for another account.`)).toBeVisible();
  await page.goto(`/login?email=${encodeURIComponent(other.email)}#candidate`);
  await expect(page.getByText(`You are signed in as ${person.email}.`)).toBeVisible();
  await password(page).fill(other.password);
  await signInButton(page).click();
  await page.waitForURL(at('/candidates/welcome'));
  await expectShell(page);
  expect(await storedValues(page)).toMatchObject({ userEmail: other.email });
});

test('a link for an address as a job seeker waits for that account where its employer’s is signed in', async ({
  page,
  request,
}) => {
  const employer = await createPerson(request, 'recruiter');
  const seeker = { ...employer, role: 'candidate' } as const;
  await request.post('/api/auth/register', { data: seeker });
  const code = await codeMailedTo(request, seeker.email);
  await request.post('/api/auth/confirm', { data: { email: seeker.email, role: 'candidate', code } });
  await openSession(page, employer);
  await page.goto(`/login#candidate?email=${encodeURIComponent(seeker.email)}`);
  await expect(
    page.getByText('You are signed in as an employer. Signing in here replaces that session.'),
  ).toBeVisible();
  await password(page).fill(seeker.password);
  await signInButton(page).click();
  await page.waitForURL(at('/candidates/welcome'));
});

test('signing in with another address than the link’s goes on like any other', async ({ page, request }) => {
  const person = await createPerson(request, 'candidate');
  await page.goto(`/login?email=${encodeURIComponent(freshEmail())}#candidate`);
  await fillSignIn(page, person);
  await page.waitForURL(at('/candidates/welcome'));
});
