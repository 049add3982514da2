import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { awaitDemoPeople } from '../support/demo-people.ts';
import { signedInAs, test } from '../support/journey.ts';

test.use(signedInAs('recruiter'));
test.beforeEach(awaitDemoPeople);

const asked = ['Five years as a head chef', 'A food hygiene certificate', 'Butchery of whole animals'];

/** The same words, however the document breaks its lines. */
const asWords = (quote: string) => new RegExp((quote.match(/[\p{L}\p{N}]+/gu) ?? []).join('[^\\p{L}\\p{N}]+'), 'iu');

test('an edited job is scored again, and the comparison says who moved and why', async ({ page }) => {
  await page.goto('/dashboard/candidates?minScore=0');
  await page.getByLabel('Company', { exact: true }).selectOption({ label: 'Northlight Robotics' });
  await page.getByLabel('Job', { exact: true }).selectOption({ label: 'Backend Engineer (TypeScript)' });
  await expect(page.getByRole('row').filter({ hasText: 'View CV' }).first()).toBeVisible({ timeout: 30_000 });
  const ranking = page.url();
  const jobId = new URL(ranking).searchParams.get('jobId');

  await page.goto(`/dashboard/jobs/${jobId}`);
  const requirements = page.getByLabel('Requirements', { exact: true });
  for (const line of asked) {
    await requirements.fill(line);
    await requirements.press('Enter');
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Job updated successfully')).toBeVisible();

  await page.goto(ranking);
  const news = page.getByRole('status').filter({ hasText: /moved by more than 5 points since the job was edited/ });
  await expect(news).toBeVisible({ timeout: 30_000 });
  await news.getByRole('link', { name: 'Compare' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Compare versions' })).toBeVisible();
  const changed = page.getByRole('region', { name: 'What changed' });
  for (const line of asked) await expect(changed.getByText(line)).toBeVisible();
  const first = page
    .getByRole('list', { name: /the biggest movers first/ })
    .getByRole('listitem')
    .first();
  await expect(first.getByText('Job', { exact: true })).toBeVisible();
  await first.getByRole('button').first().click();
  await expect(first.getByRole('table')).toContainText('Requirements met');
  await expect(first.getByText('The wording of the job changed.')).toBeVisible();

  // The words of the CV behind the score lead to their place in it, and back again.
  const quotation = first.getByRole('button', { name: /show it in the CV/ }).first();
  const words = (await quotation.textContent())?.split(/ · page \d|: show it/)[0] ?? '';
  await quotation.press('Enter');
  const place = page.getByRole('dialog').locator('[data-quoted]');
  await expect(place).toBeFocused();
  await expect(place).toHaveText(asWords(words));
  expect(await accessibilityFaults(page, false)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(quotation).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('tab', { name: /All candidates/ }).click();
  await expect(page).toHaveURL(/show=all/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^candela-comparison-.*\.csv$/);

  // What the score was before stands beside what it is.
  await page.getByRole('link', { name: 'Back to the ranking' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Score again' }).click();
  await expect(page.getByText('Every score is up to date.')).toBeVisible();
  await page
    .getByRole('button', { name: /key match factors of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Earlier scores' })).toBeVisible();
});
