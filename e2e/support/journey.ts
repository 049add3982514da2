import { test as base, expect } from '@playwright/test';
import { demo, type Role } from './people.ts';
import { signInQuietly } from './session.ts';

interface JourneyFixtures {
  /** The demo account that is signed in, for journeys that are about something else. */
  as: Role | undefined;
  /** Fails a journey whose pages threw, complained or broke the content security policy. */
  faultless: undefined;
}

/** Chromium reports every refused request as an error of the page; refusals are part of many journeys. */
const isRefusedRequest = (text: string) => text.startsWith('Failed to load resource');

export const test = base.extend<JourneyFixtures>({
  as: [undefined, { option: true }],
  storageState: async ({ as, storageState }, use) => use(as ? await signInQuietly(demo[as]) : storageState),

  faultless: [
    async ({ context }, use) => {
      const faults: string[] = [];
      const onError = (fault: { error(): Error }) => void faults.push(fault.error().message);
      const onMessage = (message: { type(): string; text(): string }) => {
        if (message.type() === 'error' && !isRefusedRequest(message.text())) faults.push(message.text());
      };
      context.on('weberror', onError);
      context.on('console', onMessage);
      await use(undefined);
      context.off('weberror', onError);
      context.off('console', onMessage);
      expect(faults, 'errors on the pages of this journey').toEqual([]);
    },
    { auto: true },
  ],
});

/** The page of a new browser in which this role is signed in. */
export const signedInAs = (as: Role) => ({ as });
