import { expect, type Page } from '@playwright/test';
import { awaitDemoPeople } from '../support/demo-people.ts';
import { signedInAs, test } from '../support/journey.ts';

test.use(signedInAs('recruiter'));
test.beforeEach(awaitDemoPeople);

async function openHeadChef(page: Page): Promise<void> {
  await page.goto('/dashboard/candidates');
  await page.getByLabel('Company', { exact: true }).selectOption({ label: 'Harbour & Pine' });
  await page.getByLabel('Job', { exact: true }).selectOption({ label: 'Head Chef' });
  await expect(rows(page).first()).toBeVisible();
}

const rows = (page: Page) => page.getByRole('row').filter({ hasText: 'View CV' });

/** Texts that are wider than the room they have. */
const cutTexts = (page: Page) =>
  page.locator('tbody td').evaluateAll((cells) =>
    cells
      .flatMap((cell) => [cell, ...cell.querySelectorAll('a, button, span:not(.sr-only, .sr-only *)')])
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map((element) => element.textContent),
  );

const screens = [
  { width: 1440, height: 900, tallestRow: 100, isWhole: true },
  { width: 1024, height: 768, tallestRow: 110, isWhole: true },
  { width: 768, height: 1024, tallestRow: 120, isWhole: true },
  { width: 390, height: 844, tallestRow: 120, isWhole: false },
];

for (const { width, height, tallestRow, isWhole } of screens) {
  test(`the first candidates stand above the fold at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHeadChef(page);
    const [first, second] = [await rows(page).nth(0).boundingBox(), await rows(page).nth(1).boundingBox()];
    expect(first?.y).toBeLessThan(360);
    expect((second?.y ?? height) + (second?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(first?.height).toBeLessThanOrEqual(tallestRow);
    if (isWhole) {
      expect(await cutTexts(page)).toEqual([]);
      const [company, refresh] = [
        page.getByLabel('Company', { exact: true }),
        page.getByRole('button', { name: 'Refresh' }),
      ];
      const [left, right] = [await company.boundingBox(), await refresh.boundingBox()];
      expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThanOrEqual(2);
    }
  });
}

test('the page opens on the last job, and an explanation, a CV and a comparison have addresses', async ({ page }) => {
  await openHeadChef(page);
  await page.goto('/dashboard/candidates');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByLabel('Job', { exact: true })).toHaveText(/Head Chef/);

  await page.getByRole('button', { name: /key match factors of Kofi Amankwah/ }).click();
  await expect(page).toHaveURL(/factors=/);
  await page.reload();
  const explanation = page.getByRole('dialog', { name: /Kofi Amankwah/ });
  await expect(explanation.getByText('Requirements met')).toBeVisible();

  // The CV takes its place and gives it back: one dialog at a time.
  await explanation
    .getByRole('button', { name: /show it in the CV/ })
    .first()
    .click();
  await expect(page.locator('[data-quoted]')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(explanation).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select Kofi Amankwah' }).check();
  await page.getByRole('checkbox', { name: 'Select Mairi Macaskill' }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/compare=/);
  await page.reload();
  const comparison = page.getByRole('dialog', { name: 'Compare 2 candidates' });
  await expect(comparison.getByRole('row', { name: /^Requirements met/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const compared = comparison.getByRole('table').locator('..');
  expect(await compared.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'View CV of Mairi Macaskill' }).click();
  await expect(page).toHaveURL(/cv=/);
  await expect(page.getByRole('dialog', { name: 'Mairi Macaskill' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Compare 2 candidates' })).toBeVisible();
});
