import { expect, it } from 'vitest';
import { readableNeighbours } from './readable-neighbours.ts';

const row = (name: string, cvId: string | null = name) => ({ candidateId: name, jobId: 'job', cvId });
const list = () => [row('ada'), row('ben', null), row('cem'), row('dee')];

it('finds the neighbours that have a CV, also when the list was read again since', () => {
  expect(readableNeighbours(list(), row('cem'))).toEqual({ previous: row('ada'), next: row('dee') });
  expect(readableNeighbours(list(), row('ada'))).toEqual({ previous: undefined, next: row('cem') });
});

it('finds none of one that is no longer listed, or while none is open', () => {
  expect(readableNeighbours(list(), row('zoe'))).toEqual({});
  expect(readableNeighbours(list(), null)).toEqual({});
});
