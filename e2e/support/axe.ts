import type { Page } from '@playwright/test';
import axe from 'axe-core';

const light = { name: 'light', rules: undefined } as const;
/** Only colours depend on the theme, so that in the dark they alone are looked at again. */
const dark = { name: 'dark', rules: ['color-contrast', 'link-in-text-block'] } as const;

/** What axe finds on the page as it is, in both themes; a page without fault gives an empty list. */
export async function accessibilityFaults(page: Page, isDarkToo = true): Promise<string[]> {
  await prepare(page);
  const faults: string[] = [];
  for (const { name, rules } of isDarkToo ? await startingWithTheCurrent(page) : [light]) {
    await page.emulateMedia({ colorScheme: name, reducedMotion: 'reduce' });
    await page.evaluate(nextPicture);
    const violations = await page.evaluate(findViolations, rules ? [...rules] : undefined);
    faults.push(...violations.map(({ id, place }) => `${id} in ${name}: ${place}`));
  }
  return faults;
}

/** Once for a document: reading half a megabyte of source takes as long as a look at a small page. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate(stopTransitions);
}

/** Drawing a page in another theme costs about as much as looking at it. */
async function startingWithTheCurrent(page: Page) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? [dark, light] : [light, dark];
}

/** Runs in the page. A colour on its way from one theme to the other belongs to neither, and takes long to arrive. */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: what changes with the theme or the width is drawn. */
async function nextPicture(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  if (document.getAnimations().some((animation) => animation instanceof CSSTransition)) {
    throw new Error('A transition was not stopped');
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
