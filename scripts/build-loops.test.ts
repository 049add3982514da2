import { expect, test } from 'vitest';
import { fingerprintLoops, readBuilt } from './build-loops.ts';

test('the inner loops were built from the source as it is: run `npm run loops` after changing them', () => {
  expect(readBuilt().fingerprint).toBe(fingerprintLoops());
});
