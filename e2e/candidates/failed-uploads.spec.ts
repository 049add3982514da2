import { expect } from '@playwright/test';
import { addCompany, startHiring } from '../support/hiring.ts';
import { test } from '../support/journey.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

const broken = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing more') });

test.use({ viewport: { width: 390, height: 844 } });

test('files that failed before do not push the candidates down when they come late', async ({ page }) => {
  await startHiring(page);
  await addCompany(page, 'Beacon Works');
  await page.goto('/dashboard/candidates?view=all');
  await page.locator('input[type=file]').setInputFiles([broken('one.pdf'), broken('other.pdf')]);
  await expect(page.getByText('0 of 2 read, 2 failed', { exact: true })).toBeVisible({ timeout: 60_000 });

  await watchShifts(page);
  await page.route('**/api/upload/batches**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('one.pdf')).toBeVisible();
  await expect(page.getByText('No candidates yet')).toBeVisible();
  // Nothing to search in.
  await expect(page.getByLabel('Search all candidates')).toBeHidden();
  expect(await shiftsOf(page)).toBeLessThan(0.05);
});
