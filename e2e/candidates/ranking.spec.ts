import { expect, type Page } from '@playwright/test';
import { awaitDemoPeople } from '../support/demo-people.ts';
import { signedInAs, test } from '../support/journey.ts';

test.use(signedInAs('recruiter'));
test.beforeEach(awaitDemoPeople);

const chef = (name: string, email: string) =>
  Buffer.from(`${name}
${email}

EXPERIENCE
Head Chef, The Copper Ladle
April 2019 - Present
- Lead a kitchen of eight and write the menu with the seasons
- Hold a level 3 food safety certificate and train apprentices
Senior Sous Chef, Brackenhall Hotel
May 2015 - March 2019
- Menu planning, stock control and food hygiene for ninety covers

EDUCATION
NVQ Level 3 Professional Cookery, Fernhill College
2013 - 2015

SKILLS
Menu planning, Stock control, Food hygiene
`);

async function openRanking(page: Page, search = ''): Promise<void> {
  await page.goto('/dashboard/candidates');
  await page.getByLabel('Company', { exact: true }).selectOption({ label: 'Harbour & Pine' });
  await page.getByLabel('Job', { exact: true }).selectOption({ label: 'Head Chef' });
  await expect(page.getByRole('row').filter({ hasText: 'View CV' }).first()).toBeVisible();
  if (search) await page.getByLabel('Min score').fill(search);
}

test('files are dropped, read, ranked and explained', async ({ page }) => {
  await openRanking(page);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'new-chef.txt', mimeType: 'text/plain', buffer: chef('Ottilie Brandreth', 'ottilie@journey.test') },
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing more') },
  ]);
  await expect(page.getByText('1 of 2 read, 1 failed', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Ottilie Brandreth' });
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: /factors/i }).click();
  const factors = page.getByRole('dialog');
  await expect(factors.getByRole('heading', { name: /Ottilie Brandreth/ })).toBeVisible();
  await expect(factors.getByText('Requirements met')).toBeVisible();

  // A quotation leads to its place in the CV, and back again.
  const quotation = factors.getByRole('button', { name: /Lead a kitchen of eight.*show it in the CV/ }).first();
  await quotation.press('Enter');
  const place = page.locator('mark', { hasText: 'Lead a kitchen of eight' });
  await expect(place).toBeFocused();
  await expect(place).toHaveAccessibleDescription(/Description, page 1/);
  await page.keyboard.press('Escape');
  await expect(quotation).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: /factors/i })).toBeFocused();

  await row.getByRole('button', { name: /View CV/ }).click();
  const cv = page.getByRole('dialog');
  await expect(cv.getByText('The Copper Ladle')).toBeVisible();
  await expect(cv.getByText('ottilie@journey.test')).toBeVisible();
});

test('the minimum hides people and says how many; blind mode hides who they are', async ({ page }) => {
  await openRanking(page, '91.6');
  await expect(page.getByText(/candidates score below 92/)).toBeVisible();
  await expect(page).toHaveURL(/minScore=92/);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('row', { name: /Kofi Amankwah/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Blind mode' }).click();
  await expect(page.getByText('Kofi Amankwah')).toHaveCount(0);
  await expect(page.getByText('Candidate 1', { exact: true }).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Blind mode' }).click();
  await expect(page.getByRole('row', { name: /Kofi Amankwah/ })).toBeVisible();
});

test('every candidate is found, also when a word is misspelt', async ({ page }) => {
  await page.goto('/dashboard/candidates?view=all');
  await page.getByRole('searchbox').first().fill('typscript');
  await expect(page.getByText('Showing results for typescript')).toBeVisible();
  await page
    .getByRole('link', { name: /Adebanjo/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\/candidates\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Oluwaseun Adebanjo' })).toBeVisible();
});
