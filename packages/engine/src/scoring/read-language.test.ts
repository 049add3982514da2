import { describe, expect, it } from 'vitest';
import type { Judge } from '../reader/verdict.ts';
import { explainMatch } from './explain-match.ts';
import { prepareJob } from './prepared-job.ts';
import { readMatch } from './reading.ts';
import { toScoringCv } from './to-scoring-cv.ts';

const job = {
  title: 'Account handler',
  description: '',
  skills: [],
  requirements: ['Business-level Italian'],
  responsibilities: [],
  niceToHave: [],
};
const now = new Date(Date.UTC(2026, 10, 15));
const cvOf = (description: string, languages: string[] = []) =>
  toScoringCv({ skills: [], experience: [{ title: 'Account Handler', description }], education: [], languages }, now);

/** Takes what was done in a language for the language. */
const judge: Judge = async ({ line }) => (/\bin Italian\b/.test(line) ? [0.02, 0.03, 0.95] : [0.95, 0.03, 0.02]);

async function metBy(cv: ReturnType<typeof cvOf>): Promise<number | undefined> {
  const { reading } = await readMatch(prepareJob(job), cv, judge);
  const { factors } = explainMatch(job, cv, reading);
  return factors
    .flatMap(({ met, likely, missing }) => [...met, ...likely, ...missing])
    .find(({ text }) => text.startsWith('Business'))?.met;
}

describe('a language that a line about work names', () => {
  it('is shown by work that was done in it', async () => {
    expect(await metBy(cvOf('Handled calls, contracts and complaints all in Italian for the Milan desk.'))).toBe(1);
  });

  it('is not shown by work that was done with it', async () => {
    expect(await metBy(cvOf('Sent the Italian survey answers out for translation every month.'))).toBe(0);
  });

  it('is met by its level where a list gives one, also behind a comma', async () => {
    expect(await metBy(cvOf('Sent the Italian survey answers out for translation every month.', ['Italian, C1']))).toBe(
      1,
    );
  });
});
