import { type BrowserContext, test as base, expect } from '@playwright/test';
import type { Role } from './people.ts';
import { expectShell } from './shell.ts';

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

interface JourneyFixtures {
  /** Fails a journey whose pages threw, complained or broke the content security policy. */
  faultless: undefined;
}

interface WorkerFixtures {
  /** A demo account that is signed in already, for journeys that are about something else. */
  sessionOf(role: Role): Promise<StoredSession>;
}

/** Chromium reports every refused request as an error of the page; refusals are part of many journeys. */
const isRefusedRequest = (text: string) => text.startsWith('Failed to load resource');

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  faultless: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (fault) => faults.push(fault.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusedRequest(message.text())) faults.push(message.text());
      });
      await use(undefined);
      expect(faults, 'errors on the pages of this journey').toEqual([]);
    },
    { auto: true },
  ],

  sessionOf: [
    async ({ browser }, use, workerInfo) => {
      const sessions = new Map<Role, StoredSession>();
      await use(async (role) => {
        const known = sessions.get(role);
        if (known) return known;
        const context = await browser.newContext({ baseURL: workerInfo.project.use.baseURL });
        const page = await context.newPage();
        await page.goto('/login');
        await page.getByRole('button', { name: `Try as ${role}` }).click();
        await expectShell(page);
        const session = await context.storageState();
        await context.close();
        sessions.set(role, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
});

/** The page of a new browser in which this role is signed in. */
export const signedInAs = (role: Role) => ({
  storageState: async ({ sessionOf }: WorkerFixtures, use: (session: StoredSession) => Promise<void>): Promise<void> =>
    use(await sessionOf(role)),
});
