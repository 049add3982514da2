import { expect, it } from 'vitest';
import type { Opinion, ReadingPair } from '../reader/verdict.ts';
import { readInPlainWordsToo } from './plain-reading.ts';

const pair: ReadingPair = { requirement: 'Phlebotomy', section: 'experience', line: 'Took blood from twelve patients' };
const [shown, missing, partly]: Opinion[] = [
  [0, 0, 1],
  [1, 0, 0],
  [0, 1, 0],
];

/** A reader who knows what taking blood is, and takes phlebotomy for what is said here. */
const readerWho =
  (opinion: Opinion, asked: string[]) =>
  async ({ requirement }: ReadingPair) => {
    asked.push(requirement);
    return requirement === 'Taking blood' ? (shown as Opinion) : opinion;
  };

it('what is not found as it is asked for is looked for in plain words, and is probably shown then', async () => {
  for (const opinion of [missing, partly]) {
    const asked: string[] = [];
    const said = await readInPlainWordsToo(pair, readerWho(opinion as Opinion, asked));
    expect(said).toEqual({ verdict: 'likely', chance: 1 });
    expect(asked).toEqual(['Phlebotomy', 'Taking blood']);
  }
});

it('what is found as it stands is read once, and what is plain too', async () => {
  const asked: string[] = [];
  expect((await readInPlainWordsToo(pair, readerWho(shown as Opinion, asked))).verdict).toBe('met');
  expect(asked).toEqual(['Phlebotomy']);
  const plain = { ...pair, requirement: 'Driving a van' };
  expect((await readInPlainWordsToo(plain, readerWho(missing as Opinion, asked))).verdict).toBe('no');
  expect(asked).toEqual(['Phlebotomy', 'Driving a van']);
});
