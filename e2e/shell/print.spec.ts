import { expect } from '@playwright/test';
import { signedInAs, test } from '../support/journey.ts';
import { expectShell, mainNavigation } from '../support/shell.ts';

test.use(signedInAs('recruiter'));

test('paper has the page without the frame around it, or the open dialog in place of the page', async ({ page }) => {
  await page.goto('/dashboard/profile');
  await expectShell(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mainNavigation(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');

  await page.goto('/dev/gallery');
  await page.getByRole('button', { name: 'Dialog', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('position', 'static');
  await expect(page.locator('main')).toBeHidden();
});
