import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';

const firstPaper = async (page: Page) => {
  await page.goto('/resources/whitepapers');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.waitForURL(/\/resources\/whitepapers\/[a-z0-9-]+$/);
};

async function fillLead(page: Page, email: string): Promise<void> {
  await page.getByLabel('First Name').fill('Wilma');
  await page.getByLabel('Last Name').fill('Ferreira');
  await page.getByLabel('Company Email').fill(email);
}

test('a visitor reads an article and goes on to another', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Blogs' });
  await row.getByRole('heading', { level: 4 }).getByRole('link').first().click();
  await page.waitForURL(/\/resources\/blog\//);
  // The address changes a moment before the page does.
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('.article')).toContainText(/\w+ \w+ \w+/);
  await expect(page.locator('article time').first()).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const data = (await page.locator('script[type="application/ld+json"]').allInnerTexts()).join();
  expect(data).toContain(JSON.stringify(title).slice(1, -1));
  expect(data).toContain('BreadcrumbList');
  await page
    .getByRole('navigation', { name: /breadcrumb/i })
    .getByRole('link', { name: 'Blog' })
    .click();
  await page.waitForURL('/resources/blog');
});

test('a carousel is turned by its buttons and by the keyboard', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Product updates' });
  const list = row.getByRole('list');
  const scrolled = () => list.evaluate((element) => Math.round(element.scrollLeft));
  const next = row.getByRole('button', { name: 'Next product updates' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(scrolled).toBeGreaterThan(100);
  await row.getByRole('button', { name: 'Previous product updates' }).press('Enter');
  await expect.poll(scrolled).toBe(0);
  // Tabbing through the cards brings each into view, without any button.
  await row.getByRole('heading', { level: 4 }).getByRole('link').last().focus();
  await expect.poll(scrolled).toBeGreaterThan(100);
});

test('the resources menu opens, moves and closes by keyboard', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('summary');
  await menu.focus();
  await page.keyboard.press('Enter');
  const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Blog/ });
  await expect(blog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(blog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(blog).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a whitepaper form leads to a downloaded file, and says what is wrong first', async ({ page }) => {
  await firstPaper(page);
  await fillLead(page, 'wilma@company');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Email is invalid' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Wilma');

  await page.getByLabel('Company Email').fill('wilma@company.test');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Thank you. Your whitepaper is ready')).toBeVisible();
});

test('an address that leads nowhere is a page that says so', async ({ page }) => {
  for (const path of ['/resources/nothing', '/resources/blog/nothing', '/resources/whitepapers/nothing']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this page.');
  }
});

test('employers register their interest once and are thanked', async ({ page }) => {
  await page.goto('/employers');
  const form = page.getByRole('region', { name: 'Register your interest' });
  await form.getByLabel('Email').fill('curious@journey.test');
  await form.getByLabel('First name').fill('Cora');
  await form.getByRole('button', { name: 'Register interest' }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you. We will be in touch.');
});

test('careers shows the jobs in a frame that grows with them and listens to no other site', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByText('Join our team and help us build the future of hiring.')).toBeVisible();
  const frame = page.locator('iframe');
  await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toContainText('Jobs at');
  const height = () => frame.evaluate((element) => element.clientHeight);
  await expect.poll(height).toBeGreaterThanOrEqual(700);
  const before = await height();
  await page.evaluate(() => {
    for (const height of [9000, Number.NaN, '9000']) window.postMessage({ type: 'candela:resize', height }, '*');
  });
  const child = page.frames().find((candidate) => candidate.url().includes('/embed/jobs.html'));
  await child?.evaluate(() => {
    parent.postMessage({ type: 'other:resize', height: 4000 }, '*');
    parent.postMessage({ type: 'candela:resize', height: Number.POSITIVE_INFINITY }, '*');
    parent.postMessage({ type: 'candela:resize', height: 'tall' }, '*');
  });
  expect(await height()).toBe(before);
  await child?.evaluate(() => parent.postMessage({ type: 'candela:resize', height: 1234 }, '*'));
  await expect.poll(height).toBe(1234);
  await child?.evaluate(() => parent.postMessage({ type: 'candela:resize', height: 10 }, '*'));
  await expect.poll(height).toBe(700);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('articles and lists are read, and a whitepaper still reaches its reader', async ({ page }) => {
    await firstPaper(page);
    await page.getByLabel('First Name').fill('Nora');
    await page.getByLabel('Last Name').fill('Script');
    await page.getByLabel('Company Email').fill('nora@company.test');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const link = page.getByRole('link', { name: 'Download the PDF' });
    await expect(link).toBeVisible();
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
