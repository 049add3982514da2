import { describe, expect, it } from 'vitest';
import { makeAttacks } from './testing/attacks.ts';
import { scoreFile } from './testing/read-and-score.ts';
import { makeCvFile } from './testing/sample-cv-files.ts';
import { sampleJobs, samplePeople } from './testing/sample-people.ts';
import { swaps } from './testing/swaps.ts';

describe('a trick', () => {
  // Each kind once; `npm run eval attacks` has two hundred.
  it.each(makeAttacks(22).map((attack) => [`${attack.kind} (${attack.file})`, attack] as const))(
    '%s moves the score by a point at most',
    async (_, { person, attacked, hidden, job, file }) => {
      const clean = await scoreFile(await makeCvFile(person, file), job);
      const after = await scoreFile(await makeCvFile(attacked, file, hidden), job);
      expect(Math.abs(after - clean)).toBeLessThanOrEqual(1);
    },
  );
});

describe('who a candidate is', () => {
  const [person] = samplePeople;
  const [job] = sampleJobs;
  if (!person || !job) throw new Error('no candidate to score');

  // A few of each kind; `npm run eval swaps` has hundreds.
  it.each(swaps.map((swap) => [swap.kind, swap] as const))('%s does not move the score', async (_, { said, say }) => {
    const scores: number[] = [];
    for (const words of said.slice(0, 4))
      scores.push(await scoreFile(await makeCvFile(say(person, words), 'txt'), job));
    expect(new Set(scores).size).toBe(1);
  });
});
