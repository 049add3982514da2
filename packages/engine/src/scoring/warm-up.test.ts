import { expect, it } from 'vitest';
import { warmUps } from './warm-up.ts';

it('explains a whole score, so that nothing is left to be read later', () => {
  const explained = warmUps.map((step) => step()).at(-1);
  expect(explained).toMatchObject({ score: expect.any(Number), factors: expect.any(Array) });
});
