import { expect, type Page } from '@playwright/test';
import { awaitDemoPeople } from '../support/demo-people.ts';
import { signedInAs, test } from '../support/journey.ts';
import { shiftsOf, watchShifts } from '../support/shifts.ts';

test.beforeEach(awaitDemoPeople);

/** What these addresses answer comes after everything else. */
async function openAgainWithLate(page: Page, addresses: string): Promise<void> {
  await watchShifts(page);
  await page.route(addresses, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.reload();
}

test.describe('for a recruiter', () => {
  test.use(signedInAs('recruiter'));

  test('a review that comes late does not push the scores of a candidate down', async ({ page }) => {
    await page.goto('/dashboard/candidates?view=all&search=candidate%40demo.candela.test');
    await page.getByRole('link', { name: 'Callum Osei' }).first().click();
    await expect(page.getByRole('heading', { name: 'Human reviews' })).toBeVisible();
    await openAgainWithLate(page, '**/api/recruiter/candidates/*/reviews');
    await expect(page.getByRole('heading', { name: 'Human reviews' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Scores' })).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThan(0.05);
  });

  test('an answer that fails is not asked for again and again', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/subscriptions/usage', (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { message: 'Something went wrong.', type: 'INTERNAL' } });
    });
    for (const path of ['/billing', '/team']) {
      asked = 0;
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /Invoices|Teammates/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /Send invite|Save/ })).toBeVisible();
      expect(asked).toBeLessThan(8);
    }
  });
});

test.describe('for a candidate', () => {
  test.use({ ...signedInAs('candidate'), viewport: { width: 390, height: 844 } });

  test('corrections that come late do not push down what is held', async ({ page }) => {
    await page.goto('/dashboard/my-details/cv?view=organisations');
    await page.locator('a[href*="/dashboard/my-details/cv/"]').first().click();
    await expect(page.getByRole('heading', { name: 'Your corrections' })).toBeVisible();
    await openAgainWithLate(page, '**/api/candidate/records/*/suggestions');
    await expect(page.getByRole('heading', { name: 'Your corrections' })).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThan(0.05);
  });
});
