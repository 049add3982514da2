import { expect, it } from 'vitest';
import { pageNumberOf } from './page-number.ts';

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=99999', 99_999],
  ['page=', null],
  ['page=0', null],
  ['page=-1', null],
  ['page=01', null],
  ['page=1.5', null],
  ['page=1e3', null],
  ['page=123456', null],
  ["page=1'--", null],
  ['page=2%00', null],
])('%j asks for page %j', (query, page) => {
  expect(pageNumberOf(new URLSearchParams(query))).toBe(page);
});
