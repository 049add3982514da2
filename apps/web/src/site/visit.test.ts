import { expect, it } from 'vitest';
import { visitOf } from './visit.ts';

it.each([
  ['', { path: '/' }],
  ['not an address', { path: '/' }],
  ['https://candela.test/about?token=x', { path: '/' }],
  ['https://search.example/?q=somebody%40mail.test', { path: '/', referrer: 'search.example' }],
])('a visit from %j', (referrer, visit) => {
  expect(visitOf('/', referrer, 'candela.test')).toEqual(visit);
});
