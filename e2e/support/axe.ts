import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const themes = [
  { name: 'light', rules: undefined },
  // Only colours depend on the theme, so that in the dark they alone are looked at again.
  { name: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
] as const;

/** What axe finds on the page as it is, in both themes; a page without fault gives an empty list. */
export async function accessibilityFaults(page: Page, isDarkToo = true): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, rules } of isDarkToo ? themes : themes.slice(0, 1)) {
    // Without motion: a colour on its way from one theme to the other belongs to neither.
    await page.emulateMedia({ colorScheme: name, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map((node) => `${id} in ${name}: ${node.target.join(' ')} ${node.html.slice(0, 200)}`));
    }
  }
  return faults;
}
