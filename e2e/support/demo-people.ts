import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { countUnreadDemoCvs } from './product-database.ts';

/** Before journeys about people of the demo: they are there once their CVs are read. */
export async function awaitDemoPeople(): Promise<void> {
  const longest = 60_000;
  test.setTimeout(test.info().timeout + longest);
  await expect.poll(countUnreadDemoCvs, { timeout: longest }).toBe(0);
}
