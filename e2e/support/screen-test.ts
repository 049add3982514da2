import type { BrowserContext } from '@playwright/test';
import { test as base } from './journey.ts';
import { demo, type Role } from './people.ts';
import { signInQuietly } from './session.ts';

interface SharedBrowsers {
  browserOf(role: Role | undefined): Promise<SharedBrowser>;
}

interface SharedBrowser {
  context: BrowserContext;
  /** The names under which a browser stores something before anything was pressed. */
  storedFirst: readonly string[];
}

/**
 * Screens are looked at, one after the other, in the same browser of the same person: opening a browser for each, which
 * then reads the whole product anew, takes longer than looking.
 */
export const test = base.extend<object, SharedBrowsers>({
  storageState: undefined,

  browserOf: [
    async ({ browser }, use, { project }) => {
      const opened = new Map<Role | undefined, SharedBrowser>();
      await use(async (role) => {
        const known = opened.get(role);
        if (known) return known;
        const storageState = role && (await signInQuietly(demo[role]));
        const context = await browser.newContext({
          baseURL: project.use.baseURL,
          storageState,
          colorScheme: 'light',
          reducedMotion: 'reduce',
        });
        const storedFirst = storageState?.origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
        const shared = { context, storedFirst: storedFirst ?? [] };
        opened.set(role, shared);
        return shared;
      });
      for (const { context } of opened.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browserOf, as }, use) => use((await browserOf(as)).context),

  page: async ({ browserOf, as }, use) => {
    const { context, storedFirst } = await browserOf(as);
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    // What was pressed on this screen is forgotten before the next one. A failure ends the browser as a whole.
    await page.evaluate((kept) => {
      sessionStorage.clear();
      for (const name of Object.keys(localStorage)) if (!kept.includes(name)) localStorage.removeItem(name);
    }, storedFirst);
  },
});
