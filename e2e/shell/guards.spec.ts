import { expect } from '@playwright/test';
import { signedInAs, test } from '../support/journey.ts';
import { demo } from '../support/people.ts';
import { openSession } from '../support/session.ts';
import { at, expectShell, linksIn } from '../support/shell.ts';

/** Where each role ends up on pages that are not theirs; a caller who is sent away must arrive. A sample: the rule itself is tested in `guard.test.ts`. */
const foreign = {
  recruiter: {
    home: '/dashboard',
    pages: ['/candidates/welcome', '/dashboard/assessments', '/dashboard/my-details/cv'],
  },
  candidate: {
    home: '/candidates/welcome',
    pages: ['/employers/welcome', '/team', '/dashboard/companies', '/dashboard/reports'],
  },
  admin: {
    home: '/dashboard',
    pages: ['/candidates/welcome', '/billing', '/dashboard/applications'],
  },
} as const;

for (const role of ['recruiter', 'candidate', 'admin'] as const) {
  test.describe(`signed in as ${role}`, () => {
    test.use(signedInAs(role));

    test(`pages of others lead home`, async ({ page }) => {
      for (const path of foreign[role].pages) {
        await page.goto(path);
        await page.waitForURL(at(foreign[role].home));
        await expectShell(page);
      }
    });

    test('an unknown page says so, inside the shell', async ({ page }) => {
      await page.goto('/dashboard/nothing-of-the-kind');
      await expect(page.getByText('There is no such page')).toBeVisible();
      await expectShell(page);
      await page.getByRole('link', { name: 'Back to the dashboard' }).click();
      await page.waitForURL(at('/dashboard'));
    });
  });
}

test.describe('sections that are a group of pages', () => {
  test.use(signedInAs('candidate'));

  test('lead to their first page', async ({ page }) => {
    await page.goto('/dashboard/assessments');
    await page.waitForURL(at('/dashboard/assessments/practice'));
    await page.goto('/dashboard/my-details');
    await page.waitForURL(at('/dashboard/my-details/contact'));
    await expectShell(page);
    expect(await linksIn(page)).toEqual([
      '/dashboard',
      '/dashboard/my-details/contact',
      '/dashboard/my-details/cv',
      '/dashboard/jobs',
      '/dashboard/assessments/practice',
      '/dashboard/assessments/cv',
      '/dashboard/resources',
      '/dashboard/calendar',
    ]);
  });
});

test('a teammate neither sees nor reaches what is the parent’s', async ({ page }) => {
  await openSession(page, demo.teammate);
  await page.goto('/dashboard');
  await expectShell(page);
  const links = await linksIn(page);
  expect(links).toContain('/dashboard/companies');
  expect(links).not.toContain('/team');
  expect(links).not.toContain('/billing');
  await page.goto('/team');
  await page.waitForURL(at('/dashboard'));
  await expectShell(page);
  await page.goto('/billing');
  await expect(page.getByText('You are on the Scale plan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage billing' })).toHaveCount(0);
});

test.describe('without a subscription that is known to be active', () => {
  test.use(signedInAs('recruiter'));

  test('the plans are shown, and what needs none stays open', async ({ page }) => {
    await page.route('**/api/subscriptions/me', (route) =>
      route.fulfill({ status: 403, json: { message: 'Your plan is inactive.', type: 'SUBSCRIPTION_INACTIVE' } }),
    );
    await page.goto('/dashboard/jobs');
    await page.waitForURL(at('/pricing'));
    await page.goto('/dashboard/profile');
    await expectShell(page);
    await page.goto('/employers/welcome');
    await expectShell(page);
  });
});

test('not signed in: every page of the product leads to the sign-in and back', async ({ page }) => {
  await page.goto('/dashboard/jobs?tab=draft');
  await page.waitForURL(at('/login?next=%2Fdashboard%2Fjobs%3Ftab%3Ddraft'));
  await page.getByRole('button', { name: 'Try as recruiter' }).click();
  await page.waitForURL(at('/dashboard/jobs?tab=draft'));
  await expectShell(page);
});

test('an unknown public address is a 404 with a way home', async ({ page }) => {
  // The second cannot be read at all.
  for (const path of ['/nothing-of-the-kind', '/%E0%A4%A']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We could not find this page.' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL(at('/'));
});
