import { expect } from '@playwright/test';
import { signedInAs, test } from '../support/journey.ts';

test.use(signedInAs('admin'));

test('an article written by an admin is seen by a visitor, and only once it is published', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Written today ${Date.now()}`;
  await page.goto('/admin/resources');
  await page.getByRole('button', { name: 'New resource' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: /create|begin|start/i }).click();
  await page.waitForURL(/\/admin\/resources\/[0-9a-f-]{36}/);

  await page.getByLabel('Description').fill('An article that a test wrote and a visitor reads.');
  const editor = page.locator('.ProseMirror');
  await editor.click();
  await page.keyboard.type('Plain words first.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## A heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('<script>alert(1)</script> stays text.');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const address = `/resources/blog/${await page.getByLabel(/address/i).inputValue()}`;

  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('link', { name: /view on site/i })).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByRole('heading', { level: 2, name: 'A heading' })).toBeVisible();
  await expect(visitor.locator('.article')).toContainText('<script>alert(1)</script> stays text.');
  await visitor.goto('/resources/blog');
  await expect(visitor.getByRole('link', { name: title })).toBeVisible();
  await visitor.context().close();
});
