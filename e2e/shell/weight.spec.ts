import { expect, test } from '@playwright/test';
import { pageWeights } from '../../bench/harness/page-weights.ts';

test('the first look at a page of the product asks for at most 15 files of script', () => {
  const pages = pageWeights();
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter(({ files }) => files > 15)).toEqual([]);
});
