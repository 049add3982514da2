import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import { scoreMatch } from '../src/scoring/score-match.ts';
import type { ScoringJob } from '../src/scoring/scoring-input.ts';
import { say, sayTable } from '../training/say.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { agreement, ratedData, readRatedCases } from './rated-pairs.ts';
import { remembering } from './remembering.ts';

export const about = 'a job whose form has only some of its parts: is the better of two rated CVs still first?';

const bare = { description: '', skills: [], requirements: [], responsibilities: [], niceToHave: [] };

const forms: readonly [name: string, of: (form: ScoringJob) => ScoringJob][] = [
  ['everything', (form) => form],
  ['title and requirements', ({ title, requirements }) => ({ ...bare, title, requirements })],
  ['title and skills', ({ title, skills }) => ({ ...bare, title, skills })],
  ['title alone', ({ title }) => ({ ...bare, title })],
];

/** Only adverts in which both are named can be filled in either way. */
const fewestSkills = 3;

export async function run(): Promise<void> {
  if (!existsSync(path.join(ratedData, 'rated-pairs'))) {
    say('  The rated pairs are not there; skipped.');
    return;
  }
  const cases = readRatedCases().filter(
    ({ form }) => form.skills.length >= fewestSkills && form.requirements.length > 0,
  );
  const judge = remembering(await openShippedReader());
  for (const [half, isIn] of [
    ['adverts written for the ratings', (isOwn: boolean) => isOwn],
    ['adverts as they were found, for testing only', (isOwn: boolean) => !isOwn],
  ] as const) {
    const chosen = cases.filter(({ isOwn }) => isIn(isOwn));
    say(`\n  ${chosen.length} ${half}\n`);
    const rows: string[][] = [];
    for (const [name, of] of forms) {
      const fast: number[][] = [];
      const read: number[][] = [];
      for (const { form, cvs } of chosen) {
        const job = prepareJob(of(form));
        fast.push(cvs.map(({ scoring }) => scoreMatch(job, prepareCv(scoring)).score));
        const scores: number[] = [];
        for (const { scoring } of cvs) scores.push((await readMatch(job, scoring, judge)).match.score);
        read.push(scores);
      }
      rows.push([name, ...[fast, read].map((scores) => shareOf(agreement(chosen, scores)))]);
    }
    sayTable(['form', 'fast scorer', 'with the reader'], rows);
  }
}

const shareOf = ([right, all]: [number, number]): string => `${(right / all).toFixed(3)} of ${all}`;
