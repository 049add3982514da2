import { parseCv } from '../src/cv/parsing/parse-cv.ts';
import { readDocument } from '../src/reading/read-document.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { scoreMatch } from '../src/scoring/score-match.ts';
import { scoringCvOf } from '../src/trial/match-texts.ts';
import { say, sayTable } from '../training/say.ts';
import { layouts } from './layouts/layouts.ts';
import { type LaidOutPerson, people } from './layouts/people.ts';

export const about =
  'one candidate in ten layouts: posts found, name found, and how far the score for a fitting job moves';

const now = new Date(Date.UTC(2026, 10, 15));

interface Reading {
  readonly score: number;
  /** Title and start as written. */
  readonly posts: number;
  readonly hasName: boolean;
}

async function readAs(person: LaidOutPerson, written: string | Uint8Array): Promise<Reading> {
  const file = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  const cv = parseCv(await readDocument(file), { now });
  const wanted = person.posts.map(
    ({ title, from }) => `${title.toLowerCase()} ${from[1]}-${String(from[0]).padStart(2, '0')}`,
  );
  const found = new Set(cv.experience.map(({ title, start }) => `${title?.value.toLowerCase()} ${start}`));
  return {
    score: scoreMatch(prepareJob(person.job), prepareCv(scoringCvOf(cv, now))).score,
    posts: wanted.filter((post) => found.has(post)).length,
    hasName: cv.name?.value.toLowerCase() === person.name.toLowerCase(),
  };
}

export async function run(): Promise<void> {
  const rows: string[][] = [];
  for (const half of ['tuned', 'held out'] as const) {
    let [posts, names, all, steady, widest] = [0, 0, 0, 0, 0];
    const own = people.filter((person) => person.half === half);
    for (const person of own) {
      const readings: Reading[] = [];
      for (const { write } of layouts) readings.push(await readAs(person, write(person)));
      const scores = readings.map(({ score }) => score);
      const spread = Math.max(...scores) - Math.min(...scores);
      rows.push([half, person.name, ...scores.map((score) => score.toFixed(0)), spread.toFixed(1)]);
      posts += readings.reduce((sum, reading) => sum + reading.posts, 0);
      names += readings.filter(({ hasName }) => hasName).length;
      all += readings.length * person.posts.length;
      steady += spread <= 5 ? 1 : 0;
      widest = Math.max(widest, spread);
    }
    say(
      `  ${half}: posts ${posts} of ${all}, names ${names} of ${own.length * layouts.length}, within 5 points ${steady} of ${own.length}, widest ${widest.toFixed(1)}`,
    );
  }
  say(`\n  scores in the order: ${layouts.map(({ name }) => name).join(', ')}\n`);
  sayTable(['', '', ...layouts.map((_, index) => String(index + 1)), 'spread'], rows);
}
