import { expect, type Locator, type Page } from '@playwright/test';
import { signedInAs, test } from '../support/journey.ts';
import { mainNavigation } from '../support/shell.ts';

test.use({ ...signedInAs('candidate'), forcedColors: 'active' });

const background = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

test('in the reader’s own colours a chosen view and a lit part of a score can be told from the others', async ({
  page,
}) => {
  await page.goto('/dashboard/calendar');
  const view = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(view('List')).toHaveAttribute('aria-pressed', 'true');
  expect(await background(view('List'))).not.toBe(await background(view('Week')));

  await page.goto('/candidates');
  const part = page.getByRole('button', { name: /^Registered nurse/ }).first();
  await expect(part).toBeVisible();
  const track = part.locator('span').first();
  expect(await background(track.locator('span').first())).not.toBe(await background(track));
});

/** How it looks, with the pointer elsewhere and nothing focused. */
async function picture(page: Page, part: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await part.screenshot({ animations: 'disabled' })).toString('base64');
}

test('so can the chosen term of the plans', async ({ page }) => {
  await page.goto('/pricing');
  const terms = page.getByRole('group', { name: 'Billing period' });
  const monthly = await picture(page, terms);
  await terms.getByRole('radio', { name: 'Yearly' }).check();
  expect(await picture(page, terms)).not.toBe(monthly);
});

test.describe('for a recruiter', () => {
  test.use(signedInAs('recruiter'));

  test('a tick is drawn in the boxes that are ticked alone, and a switch shows its knob', async ({ page }) => {
    await page.goto('/dashboard/reports');
    const box = page.getByRole('checkbox', { name: 'Blind report' });
    const unticked = await picture(page, box.locator('..'));
    await box.check();
    expect(await picture(page, box.locator('..'))).not.toBe(unticked);

    await page.goto('/dashboard/candidates?view=all');
    const blind = page.getByRole('switch', { name: 'Blind mode' });
    await expect(blind).toHaveAttribute('aria-checked', 'false');
    expect(await background(blind.locator('span'))).not.toBe(await background(blind));
  });

  test('the page one is on stands out in the menu, and the accents keep their colours', async ({ page }) => {
    await page.goto('/dashboard/settings');
    const swatches = page.locator('label span[data-accent]');
    await expect(swatches).toHaveCount(12);
    const colours = await swatches.evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(new Set(colours).size).toBe(12);
    await mainNavigation(page).getByRole('link', { name: 'Jobs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    const entry = (name: string) => background(mainNavigation(page).getByRole('link', { name }));
    expect(await entry('Jobs')).not.toBe(await entry('Reports'));
  });
});
