import type { JobSearch } from '@candela/contract/jobs/browse.routes.ts';
import { expect, it } from 'vitest';
import { isSameSearch, searchWords } from './search-words.ts';

const search = (values: Partial<JobSearch>): JobSearch => ({ search: '', place: '', ...values });

it('says a search in words', () => {
  expect(searchWords(search({ search: 'chef', place: 'Whitby', jobType: 'permanent', minSalary: 30_000 }))).toBe(
    '“chef” · Whitby · Permanent · £30,000 or more',
  );
  expect(searchWords(search({}))).toBe('All open jobs');
});

it('tells whether two look for the same', () => {
  expect(isSameSearch(search({ search: 'chef ' }), search({ search: 'chef' }))).toBe(true);
  expect(isSameSearch(search({ search: 'chef' }), search({ search: 'chef', location: 'remote' }))).toBe(false);
});
