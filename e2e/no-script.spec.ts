import { addressesOf, pages } from '@candela/contract/pages/pages.ts';
import { expect } from '@playwright/test';
import { test } from './support/journey.ts';

test.use({ javaScriptEnabled: false });

/** What the server sends is a page, not a promise of one: every page that needs no session, and a few by their names. */
const addresses = [
  ...pages.filter((page) => page.frame === 'site' && !page.isPersonal).flatMap(addressesOf),
  '/resources/blog/ask-everyone-the-same-questions',
  '/resources/whitepapers/explainable-ranking',
  '/unsubscribe?token=nothing',
  '/login',
  '/register',
];

const headings: Readonly<Record<string, string>> = {
  '/': 'Hiring in the light.',
  '/pricing': 'Choose a plan',
  '/try': 'Try it on an advert and a CV.',
  '/resources/blog': 'Blog',
  '/resources/whitepapers': 'Whitepapers',
  '/careers': 'Careers',
  '/login': 'Sign in',
  '/register': 'Create an account',
};

test('without script every public page shows its content', async ({ page }) => {
  for (const address of addresses) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    const heading = page.getByRole('heading', { level: 1, name: headings[address] ?? /./ });
    await expect(heading, address).toBeVisible();
    await expect(page.getByRole('main'), address).not.toBeEmpty();
  }
});

test('without script the sign-in form is there and takes nothing it cannot answer', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  // A press that no script answers could only lose what was typed.
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('without script the menu opens and the theme can be chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Resources', { exact: true }).first().click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All resources' }).click();
  await page.waitForURL('/resources');
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.waitForURL('/resources');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
