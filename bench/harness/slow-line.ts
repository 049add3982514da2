import type { Page } from '@playwright/test';

/** A phone on a poor line: what comes in and goes out, and how long each question takes on top. */
const megabits = 1.6;
const latencyMs = 150;
export const slowLine = `${megabits} Mbit/s, ${latencyMs} ms`;

const bytesPerSecond = (megabits * 1_000_000) / 8;

export interface SlowPage {
  name: string;
  path: string;
  /** What the visitor came for. */
  content(page: Page): Promise<unknown>;
}

export interface SlowLook {
  name: string;
  /** Until something is drawn: the frame of the page and the places of what comes. */
  firstPaintMs: number;
  contentMs: number;
}

/** The first look at a page over a slow line, nothing of it known to the browser before. */
export async function lookOverSlowLine(page: Page, url: string, { name, path, content }: SlowPage): Promise<SlowLook> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  const begun = performance.now();
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await content(page);
  const contentMs = Math.round(performance.now() - begun);
  const firstPaintMs = await page.evaluate<number>(
    `Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)`,
  );
  await devtools.detach();
  return { name, firstPaintMs, contentMs };
}
