import { expect } from '@playwright/test';
import { awaitDemoPeople } from '../support/demo-people.ts';
import { signedInAs, test } from '../support/journey.ts';

test.use(signedInAs('recruiter'));
test.beforeEach(awaitDemoPeople);

const screens = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

for (const { width, height } of screens) {
  test(`the board fits the window at ${width} × ${height}: its columns scroll, the page does not`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard/applications');
    const pending = page.getByRole('region', { name: 'Pending' });
    await expect(pending.getByRole('article').first()).toBeVisible();
    const { bottom, pageHeight } = await pending.evaluate((column) => ({
      bottom: column.getBoundingClientRect().bottom,
      pageHeight: document.documentElement.scrollHeight,
    }));
    expect(pageHeight).toBe(height);
    // All the way down, but for the room that every page leaves below.
    expect(height - bottom).toBeLessThanOrEqual(48);
  });
}

test('the keyboard stays on the filter when another company is chosen, and no one stays selected', async ({ page }) => {
  await page.goto('/dashboard/applications');
  const pending = page.getByRole('region', { name: 'Pending' });
  await expect(pending.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const company = page.getByLabel('Company');
  await company.focus();
  await company.selectOption({ label: 'Harbour & Pine' });
  await expect(page).toHaveURL(/companyId=/);
  await expect(pending.getByRole('article').first()).toBeVisible();
  await expect(company).toBeFocused();
  await expect(page.getByRole('region', { name: 'Selected candidates' })).toHaveCount(0);
  await page.goBack();
  await expect(company.locator('option:checked')).toHaveText('All companies');
});
