import type { Page } from '@playwright/test';
import { inBrowser, signInAsRecruiter } from './harness/browser.ts';
import { withDemonstration } from './harness/demonstration.ts';
import { fillBoard } from './harness/many-applications.ts';
import { say, sayTable } from './harness/say.ts';

export const about = 'frames a second while a card is dragged over columns of 2,000 cards, and while a column scrolls';

const perColumn = 2000;
const seconds = 5;

/** Runs in the page: how many pictures were drawn, and the longest wait between two. */
const countFrames = `(() => {
  const state = { frames: 0, longest: 0, last: performance.now() };
  window.frameState = state;
  const draw = (now) => {
    state.frames += 1;
    state.longest = Math.max(state.longest, now - state.last);
    state.last = now;
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
})()`;

/** Runs in the page: what scrolls of each column. */
const columns = `[...document.querySelectorAll('section[aria-labelledby^="column-"] > div')]`;

async function measure(page: Page, name: string, act: (until: number) => Promise<void>): Promise<string[]> {
  await page.evaluate(countFrames);
  const startedAt = performance.now();
  await act(startedAt + seconds * 1000);
  const took = (performance.now() - startedAt) / 1000;
  const { frames, longest } = await page.evaluate<{ frames: number; longest: number }>('window.frameState');
  return [name, (frames / took).toFixed(1), longest.toFixed(0)];
}

async function openBoard(page: Page, url: string): Promise<void> {
  await signInAsRecruiter(page, url);
  await page.goto(`${url}/dashboard/applications`);
  await page.getByRole('article').first().waitFor();
}

/** Scrolls every column until all of its cards are there. */
async function loadEverything(page: Page): Promise<void> {
  for (let before = -1, height = 0; height > before; ) {
    before = height;
    for (let step = 0; step < 8; step += 1) {
      await page.evaluate(`${columns}.forEach((column) => column.scrollTo(0, column.scrollHeight))`);
      await page.waitForTimeout(250);
    }
    height = await page.evaluate<number>(`${columns}.reduce((sum, column) => sum + column.scrollHeight, 0)`);
  }
  await page.evaluate(`${columns}.forEach((column) => column.scrollTo(0, 0))`);
}

async function drag(page: Page, until: number): Promise<void> {
  const box = await page.getByRole('article').first().boundingBox();
  if (!box) throw new Error('There is no card to drag');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  const width = page.viewportSize()?.width ?? 1440;
  for (let step = 0; performance.now() < until; step += 1) {
    await page.mouse.move(box.x + 60 + ((step * 12) % (width - box.x - 120)), box.y + 40 + (step % 40) * 8);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function scroll(page: Page, until: number): Promise<void> {
  const box = await page.getByRole('article').first().boundingBox();
  if (!box) throw new Error('There is nothing to scroll');
  await page.mouse.move(box.x + 40, box.y + 40);
  while (performance.now() < until) await page.mouse.wheel(0, 120);
}

export const run = (): Promise<void> =>
  withDemonstration(async ({ product, client }) => {
    await fillBoard(client, { jobs: 0, people: perColumn * 5, each: 1 });
    await client.query('vacuum analyze');
    await inBrowser(async (page) => {
      await openBoard(page, product.url);
      await loadEverything(page);
      const drawn = await page.getByRole('article').count();
      const rows = [
        await measure(page, 'nothing happens', async (until) => {
          await page.waitForTimeout(until - performance.now());
        }),
        await measure(page, 'a card is dragged', (until) => drag(page, until)),
        await measure(page, 'a column scrolls', (until) => scroll(page, until)),
      ];
      sayTable(['', 'frames a second', 'longest wait ms'], rows);
      say(`\n  data: five columns of ${perColumn} cards, all loaded; ${drawn} of them are drawn`);
    });
  });
