import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { codeMailedTo, mailTo, otherThan } from '../support/mailbox.ts';
import { createPerson, freshEmail, type Person, stranger } from '../support/people.ts';
import { at, expectShell, password, signInButton, storedValues } from '../support/shell.ts';

const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' });
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const confirmationCode = (page: Page) => page.getByLabel('Confirmation code');
const confirmAccount = (page: Page) => page.getByRole('button', { name: 'Confirm account' });

async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
}

test('a candidate registers, confirms the address and is welcomed', async ({ page, request }) => {
  await page.clock.install();
  const person = stranger('candidate');
  await page.goto('/register');
  await expect(page.getByRole('radio', { name: 'Job Seeker' })).toBeChecked();

  await test.step('an empty form names every field, and takes one to the first', async () => {
    await createAccount(page).click();
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByLabel('First name')).toBeFocused();
  });

  await test.step('hints follow the password, and go when there is nothing left to say', async () => {
    const hints = page.getByRole('list', { name: 'Password hints' });
    await expect(hints.getByRole('listitem')).toHaveText([
      'At least 8 characters',
      'One uppercase letter',
      'One lowercase letter',
      'One number',
    ]);
    await password(page).fill('lamp7');
    await expect(hints.getByText('(done)')).toHaveCount(2);
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await password(page).fill('Lamplight7');
    await expect(hints).toBeHidden();
    await password(page).fill('lamplight7');
    await expect(hints.getByText('(done)')).toHaveCount(3);
  });

  await test.step('what is wrong is said beside the field until it is right', async () => {
    await page.getByLabel('Email').fill('wilma at home');
    await expect(page.getByText('Email is invalid')).toBeVisible();
    await fillRegistration(page, person);
    await page.getByLabel('Confirm password').fill('something else');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await createAccount(page).click();
    await expect(page).toHaveURL('/register');
    await page.getByLabel('Confirm password').fill(person.password);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await createAccount(page).click();
  await page.waitForURL(at(`/confirm-code#candidate?email=${encodeURIComponent(person.email)}`));
  await expect(page.getByText('Please check your email for a verification code')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('I am a')).toHaveValue('candidate');
  const first = await codeMailedTo(request, person.email);

  await test.step('a wrong code is refused', async () => {
    await confirmationCode(page).fill('12');
    await confirmAccount(page).click();
    await expect(page.getByText('Invalid code')).toBeVisible();
    await confirmationCode(page).fill(otherThan(first));
    await confirmAccount(page).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid code');
  });

  await test.step('another code can be had after half a minute, and replaces the first', async () => {
    const resend = page.getByRole('button', { name: 'Send a new code' });
    await expect(resend).toBeDisabled();
    while (await resend.isDisabled()) await page.clock.runFor(1000);
    await resend.click();
    await expect(page.getByText('A new code is on its way.')).toBeVisible();
    await expect.poll(async () => (await mailTo(request, person.email)).length).toBe(2);
  });

  // As people paste it from a mail.
  const second = await codeMailedTo(request, person.email);
  await confirmationCode(page).fill(`${second.slice(0, 3)} ${second.slice(3)}`);
  await expect(confirmationCode(page)).toHaveValue(second);
  await confirmAccount(page).click();
  await page.waitForURL(at(`/login#candidate?email=${encodeURIComponent(person.email)}`));
  await expect(page.getByText('Your email is confirmed. Please sign in.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Job Seeker' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  await password(page).fill(person.password);
  await signInButton(page).click();
  await page.waitForURL(at('/candidates/welcome'));
  await expect(page.getByRole('heading', { name: `Welcome to Candela, ${person.firstName}` })).toBeVisible();
  expect(await storedValues(page)).toMatchObject({ userEmail: person.email, userRole: 'candidate' });
});

test('where a visitor was going survives registration and beats the welcome page', async ({ page, request }) => {
  const person = stranger('candidate');
  await page.goto('/dashboard/my-details/contact');
  await page.waitForURL(at('/login?next=%2Fdashboard%2Fmy-details%2Fcontact'));
  await expect(page.getByRole('tab', { name: 'Job Seeker' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillRegistration(page, person);
  await createAccount(page).click();
  await confirmationCode(page).waitFor();

  // The mail may well be opened elsewhere: its link stands in for the code.
  const [mail] = await mailTo(request, person.email);
  const link = mail?.text.match(/https?:\/\/\S+\/confirm-code\S+/)?.[0] ?? '';
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(confirmationCode(page)).toHaveCount(0);
  await confirmAccount(page).click();
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await password(page).fill(person.password);
  await password(page).press('Enter');
  await page.waitForURL(at('/dashboard/my-details/contact'));
  await expectShell(page);
});

test('an address that has an account gets the same answer; only its owner learns more', async ({ page, request }) => {
  const owner = await createPerson(request, 'candidate');
  await page.goto('/register');
  await fillRegistration(page, { ...owner, password: 'Somebody-elses-1' });
  await createAccount(page).click();
  await page.waitForURL(at(`/confirm-code#candidate?email=${encodeURIComponent(owner.email)}`));
  await expect(page.getByText('Please check your email for a verification code')).toBeVisible();
  expect((await mailTo(request, owner.email))[0]?.subject).toBe('You already have a Candela account');
});

test('a personal link fixes address and role, all the way to the sign-in', async ({ page, request }) => {
  const person = stranger('candidate');
  await page.goto(`/register?email=${encodeURIComponent(person.email)}&candidateId=a-record#recruiter`);
  await expect(page.getByText('You are joining as a Job Seeker.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(person.email);
  await expect(email).not.toBeEditable();
  await expect(google(page)).toBeVisible();

  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await password(page).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await createAccount(page).click();
  const carried = `email=${encodeURIComponent(person.email)}&candidateId=a-record`;
  await page.waitForURL(at(`/confirm-code#candidate?${carried}`));
  await expect(page.getByLabel('I am a')).toBeDisabled();
  await confirmationCode(page).fill(await codeMailedTo(request, person.email));
  await confirmAccount(page).click();
  await page.waitForURL(at(`/login#candidate?${carried}`));
  await expect(page.getByRole('tab')).toHaveCount(0);
  await password(page).fill(person.password);
  await signInButton(page).click();
  await page.waitForURL(at('/candidates/welcome'));
});

test('an invitation leaves Google out, and one that is not ours is refused', async ({ page }) => {
  const person = { ...stranger('candidate'), email: freshEmail() };
  await page.goto(`/register?invite=made-up#candidate?email=${encodeURIComponent(person.email)}`);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(google(page)).toHaveCount(0);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await password(page).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await createAccount(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This invitation is no longer valid. If you have used it, please sign in; otherwise ask for a new one.',
  );

  for (const name of ['terms', 'privacy notice']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', name === 'terms' ? '/terms' : '/privacy');
  }
});
