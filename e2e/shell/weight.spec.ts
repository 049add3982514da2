import { expect, test } from '@playwright/test';
import { pageWeights } from '../../bench/harness/page-weights.ts';

/** Kilobytes of script that the first look at a page may cost; only ever lowered. */
const most = (page: string) => {
  if (page === 'routes/auth/login') return 132;
  // It brings what cards are dragged with.
  return page === 'routes/app/applications' ? 258 : 255;
};

test('the first look at a page of the product asks for few files of script, and for little of it', () => {
  const pages = pageWeights();
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(({ files }) => files > 15)).toEqual([]);
  expect(pages.filter(({ page, gzipBytes }) => gzipBytes > most(page) * 1024)).toEqual([]);
});
