import type { Page } from '@playwright/test';
import axe from 'axe-core';

const themes = [
  { name: 'light', rules: undefined },
  // Only colours depend on the theme, so that in the dark they alone are looked at again.
  { name: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const;

/** What axe finds on the page as it is, in both themes; a page without fault gives an empty list. */
export async function accessibilityFaults(page: Page, isDarkToo = true): Promise<string[]> {
  // Once for a document: reading half a megabyte of source takes as long as a look at a small page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const faults: string[] = [];
  for (const { name, rules } of isDarkToo ? themes : themes.slice(0, 1)) {
    // Without motion: a colour on its way from one theme to the other belongs to neither.
    await page.emulateMedia({ colorScheme: name, reducedMotion: 'reduce' });
    await page.evaluate(nextPicture);
    const violations = await page.evaluate(findViolations, rules ? [...rules] : undefined);
    faults.push(...violations.map(({ id, place }) => `${id} in ${name}: ${place}`));
  }
  return faults;
}

/** Runs in the page: what changes with the theme is drawn, and no colour is on its way, an inherited one after the other. */
async function nextPicture(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await frame();
    if (document.getAnimations().some((animation) => animation instanceof CSSTransition)) quiet = -1;
  }
}

/** Runs in the page. Frames are pages of their own, looked at as such. */
async function findViolations(rules: string[] | undefined): Promise<{ id: string; place: string }[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    // Only what is wrong: naming every element that is right takes most of the time.
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({ id, place: `${node.target.join(' ')} ${node.html.slice(0, 200)}` })),
  );
}
