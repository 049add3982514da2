import { expect, it } from 'vitest';
import { explainMatch } from './explain-match.ts';
import { prepareJob } from './prepared-job.ts';
import { readMatch } from './reading.ts';
import { cv, job, judgeBy } from './testing/reading-case.ts';

const lines = ['Kept the records of a clinic in order', 'Took blood from twelve patients a morning'];
const tookBlood = lines[1] ?? '';

/** Knows what taking blood is, and makes nothing of the word for it. */
const whoKnows = () =>
  judgeBy(({ requirement, line }) => (requirement === 'Taking blood' && line === tookBlood ? 'met' : 'no'));

it('what no line shows as it is asked for is looked for in plain words, and is probably shown then', async () => {
  const { judge } = whoKnows();
  const { reading } = await readMatch(prepareJob(job(['Phlebotomy'])), cv(lines), judge);
  expect(reading[0]).toMatchObject({ line: expect.any(Number), verdict: 'likely' });
});

it('so is a skill', async () => {
  const { judge } = whoKnows();
  const asked = { ...job([]), skills: ['Phlebotomy'] };
  const { reading } = await readMatch(prepareJob(asked), cv(lines), judge);
  expect(reading.map(({ verdict }) => verdict)).toEqual(['likely']);
  const skills = explainMatch(asked, cv(lines), reading).factors.find(({ id }) => id === 'skills');
  expect(skills).toMatchObject({ met: [], likely: [{ quotations: [{ text: tookBlood }] }], missing: [] });
});

it('what is shown as it is asked for is read in no other words, and what is plain neither', async () => {
  const { judge, seen } = judgeBy(({ line }) => (line === tookBlood ? 'met' : 'no'));
  const { reading } = await readMatch(prepareJob(job(['Phlebotomy', 'Driving a van'])), cv(lines), judge);
  expect(reading[0]?.verdict).toBe('met');
  expect(new Set(seen.map(({ requirement }) => requirement))).toEqual(new Set(['Phlebotomy', 'Driving a van']));
});
