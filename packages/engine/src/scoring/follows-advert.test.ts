import { followsAdvertLabel } from '@candela/contract/rankings/rankings.schemas.ts';
import { describe, expect, it } from 'vitest';
import type { Judge } from '../reader/verdict.ts';
import { explainMatch } from './explain-match.ts';
import { keyMatchFactors } from './key-match-factors.ts';
import { prepareJob } from './prepared-job.ts';
import { readMatch } from './reading.ts';
import type { ScoringJob } from './scoring-input.ts';
import { contentOf, sampleJobs, samplePeople } from './testing/sample-people.ts';
import { toScoringCv } from './to-scoring-cv.ts';

const now = new Date(Date.UTC(2026, 0, 15));
const never: Judge = async () => [1, 0, 0];
const [, , kitchen] = sampleJobs as readonly [ScoringJob, ScoringJob, ScoringJob];
const [, cook] = samplePeople.map(contentOf);
const toldAnew = [
  'Trained and led a brigade of cooks every day',
  'Planned menus by the season and kept food costs under control',
  'Ran breakfast, lunch and dinner service in the kitchen',
  'Ordered from local farms and kept waste to a minimum',
];

async function noted(
  lines: readonly string[],
  job = kitchen,
): Promise<[row: boolean, explanation: boolean, score: number]> {
  const [first, ...rest] = cook?.experience ?? [];
  const description = [first?.description, ...lines].join('\n');
  const cv = toScoringCv({ ...cook, skills: [], education: [], experience: [{ ...first, description }, ...rest] }, now);
  const prepared = prepareJob(job);
  const { match, reading } = await readMatch(prepared, cv, never);
  const work = explainMatch(job, cv, reading).factors.find(({ id }) => id === 'work');
  const text = [...(work?.met ?? []), ...(work?.missing ?? [])].map((item) => item.text).join();
  const labels = keyMatchFactors(match, prepared).map(({ label }) => label);
  return [labels.includes(followsAdvertLabel), text.includes('follow the advert closely'), match.score];
}

describe('work that is the advert’s, line by line', () => {
  it('is said of the row and in the explanation', async () => {
    expect((await noted(toldAnew)).slice(0, 2)).toEqual([true, true]);
  });

  it('is not said of a cook for a kitchen', async () => {
    expect((await noted([])).slice(0, 2)).toEqual([false, false]);
  });

  it('is not said where the advert has few lines, which anyone of the trade could have written', async () => {
    const [requirements, responsibilities] = [kitchen.requirements.slice(0, 2), kitchen.responsibilities.slice(0, 3)];
    const short = { ...kitchen, requirements, responsibilities, niceToHave: [] };
    expect((await noted(toldAnew, short)).slice(0, 2)).toEqual([false, false]);
  });
});
