import { expect, test } from '@playwright/test';
import { pageWeights } from '../../bench/harness/page-weights.ts';

/** Kilobytes of script that the first look at a page may cost, and a next page on top; only ever lowered. */
const most = (page: string) => (page === 'routes/auth/login' ? 120 : 250);
const mostOnTop = 30;

test('the first look at a page of the product asks for few files of script, and for little of it', () => {
  const pages = pageWeights();
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(({ files }) => files > 15)).toEqual([]);
  expect(pages.filter(({ page, gzipBytes }) => gzipBytes > most(page) * 1024)).toEqual([]);
  const next = pages.filter(({ page }) => !page.startsWith('routes/auth/'));
  expect(next.filter(({ nextGzipBytes }) => nextGzipBytes > mostOnTop * 1024)).toEqual([]);
});
