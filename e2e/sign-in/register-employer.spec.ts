import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { codeMailedTo } from '../support/mailbox.ts';
import { stranger } from '../support/people.ts';
import { at, expectShell, linksIn, password, signInButton } from '../support/shell.ts';

/** Everything a parent may go to; Team and Billing are theirs alone. */
const parentSidebar = [
  '/dashboard',
  '/dashboard/companies',
  '/dashboard/jobs',
  '/dashboard/candidates',
  '/dashboard/applications',
  '/dashboard/calendar',
  '/dashboard/reports',
  '/team',
  '/billing',
];

const encoded = (email: string) => encodeURIComponent(email);

/** The specification writes parameters behind the hash; mail programs and people put them before it. */
const spellings: Readonly<Record<string, (page: string, email: string) => string>> = {
  'in the query': (page, email) => `${page}?email=${encoded(email)}#recruiter`,
  'behind the hash': (page, email) => `${page}#recruiter?email=${encoded(email)}`,
};

for (const [where, link] of Object.entries(spellings)) {
  test(`an employer founds an organisation, with the parameters ${where}`, async ({ page, request }) => {
    const person = stranger('recruiter');
    await page.goto(link('/register', person.email));
    await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Company').fill('Ferreira & Daughters');
    await password(page).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(at(`/confirm-code#recruiter?email=${encoded(person.email)}`));

    await page.goto('about:blank');
    await page.goto(link('/confirm-code', person.email));
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('I am a')).toHaveValue('recruiter');
    await page.getByLabel('Confirmation code').fill(await codeMailedTo(request, person.email));
    await page.getByRole('button', { name: 'Confirm account' }).click();
    await page.waitForURL(at(`/login#recruiter?email=${encoded(person.email)}`));

    await page.goto('about:blank');
    await page.goto(link('/login', person.email));
    await expect(page.getByRole('tab', { name: 'Employer' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await password(page).fill(person.password);
    await signInButton(page).click();
    await page.waitForURL(at('/dashboard'));
    await expectShell(page);
    await expect(page.getByText('Hiring for Ferreira & Daughters.')).toBeVisible();
    expect(await linksIn(page)).toEqual(parentSidebar);
  });
}

test('the role can be chosen on the page, and the link follows it', async ({ page }) => {
  await page.goto('/register?next=/dashboard/jobs');
  await expect(page.getByLabel('Company')).toHaveCount(0);
  await page.getByText('Employer', { exact: true }).click();
  await page.waitForURL(at('/register?next=/dashboard/jobs#recruiter'));
  await expect(page.getByLabel('Company')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login#recruiter?next=%2Fdashboard%2Fjobs',
  );
});
