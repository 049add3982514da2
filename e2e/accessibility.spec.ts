import { expect } from '@playwright/test';
import { accessibilityFaults } from './support/axe.ts';
import { signedInAs } from './support/journey.ts';
import { test } from './support/screen-test.ts';
import { galleryScreens, publicScreens, type Screen, settle, shellScreens, signInScreens } from './support/screens.ts';

/** A desk and a phone. */
const widths = [1440, 390];

/** New pages join from the list of pages; states of a page by a row in `support/screens.ts`. */
function check(screen: Screen): void {
  const { path, state, as } = screen;
  test(`${path}${state ? `, ${state}` : ''}${as ? `, as ${as}` : ''}`, async ({ page }) => {
    const [first = 0, ...others] = screen.widths ?? widths;
    await page.setViewportSize({ width: first, height: 900 });
    await page.goto(path);
    await settle(page, screen);
    expect(await accessibilityFaults(page), `at ${first} px`).toEqual([]);
    for (const width of others) {
      await page.setViewportSize({ width, height: 844 });
      // The product's colours are those of its components, whatever the width; the public site's are looked at again.
      expect(await accessibilityFaults(page, !as), `at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('signing in', () => signInScreens.forEach(check));
test.describe('the public site', () => publicScreens.forEach(check));
test.describe('the components', () => galleryScreens.forEach(check));
for (const role of ['recruiter', 'candidate', 'admin'] as const) {
  test.describe(`the product for a ${role}`, () => {
    test.use(signedInAs(role));
    shellScreens.filter(({ as }) => as === role).forEach(check);
  });
}
