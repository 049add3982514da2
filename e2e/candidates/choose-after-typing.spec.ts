import { expect, type Page } from '@playwright/test';
import { signedInAs, test } from '../support/journey.ts';

/** The next page's script takes longer than the pause after which typed words are searched for. */
const slowDown = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });

const lists = [
  { role: 'recruiter', list: '/dashboard/jobs', words: 'Head', link: /Head Chef/ },
  { role: 'admin', list: '/admin/organisations', words: 'Ach', link: /Achebe/ },
] as const;

for (const { role, list, words, link } of lists) {
  test.describe(() => {
    test.use(signedInAs(role));

    test(`choosing right after typing in ${list} is not undone by the search`, async ({ page }) => {
      await page.goto(list);
      const target = page.getByRole('link', { name: link }).first();
      await expect(target).toBeVisible();
      await slowDown(page);
      await page.getByRole('searchbox').first().pressSequentially(words);
      await target.click();
      await page.waitForURL(/[0-9a-f-]{36}$/);
    });
  });
}
