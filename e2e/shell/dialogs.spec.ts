import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';

/** What everything below the body would take from it, so that its look would have to be worked out anew. */
const inherited = (page: Page) => page.locator('main').evaluate((main) => getComputedStyle(main).pointerEvents);

test('a dialog leaves the page below it as it looks, and out of reach', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dev/gallery');
  const opener = page.getByRole('button', { name: 'Dialog', exact: true });
  const below = page.getByRole('button', { name: 'Toast', exact: true });
  await below.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await below.boundingBox()) ?? {};
  const before = await inherited(page);

  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Invite teammate' })).toBeVisible();
  expect(await inherited(page)).toBe(before);
  await page.mouse.click(x + 4, y + 4);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByText('Invite sent')).toHaveCount(0);
});
