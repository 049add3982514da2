import { expect } from '@playwright/test';
import { test } from './support/journey.ts';

test.use({ javaScriptEnabled: false });

/** What the server sends is a page, not a promise of one. */
const pages: readonly [path: string, heading: string | RegExp][] = [
  ['/', 'Hiring in the light.'],
  ['/about', /./],
  ['/employers', /./],
  ['/candidates', /./],
  ['/pricing', 'Choose a plan'],
  ['/try', 'Try it on an advert and a CV.'],
  ['/resources', /./],
  ['/resources/blog', 'Blog'],
  ['/resources/whitepapers', 'Whitepapers'],
  ['/resources/blog/ask-everyone-the-same-questions', /./],
  ['/resources/whitepapers/explainable-ranking', /./],
  ['/unsubscribe?token=nothing', /./],
  ['/terms', /./],
  ['/privacy', /./],
  ['/careers', 'Careers'],
  ['/login', 'Sign in'],
  ['/register', 'Create an account'],
];

test('without script every public page shows its content', async ({ page }) => {
  for (const [path, name] of pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading, path).toBeVisible();
    await expect(page.getByRole('main'), path).not.toBeEmpty();
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
