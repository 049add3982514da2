import type { Judge } from '../src/reader/verdict.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { type PreparedJob, prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import { scoreMatch } from '../src/scoring/score-match.ts';
import { contentOf, sampleJobs, samplePeople } from '../src/scoring/testing/sample-people.ts';
import { trueEvidence } from '../src/scoring/testing/true-evidence.ts';
import { type CvContent, toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { say, sayTable } from '../training/say.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { remembering } from './remembering.ts';

export const about =
  'a true line about the job, added to a CV: does the score ever fall, by the fast scorer and as read';

const readOn = new Date(Date.UTC(2026, 10, 15));

type Score = (job: PreparedJob, content: CvContent) => Promise<number>;
const fast: Score = async (job, content) => scoreMatch(job, prepareCv(toScoringCv(content, readOn))).score;
const reading =
  (judge: Judge): Score =>
  async (job, content) =>
    (await readMatch(job, toScoringCv(content, readOn), judge)).match.score;

const withLine = (content: CvContent, line: string): CvContent => ({
  ...content,
  experience: content.experience.map((post, at) =>
    at === 0 ? { ...post, description: `${post.description ?? ''}\n${line}` } : post,
  ),
});

async function changes(score: Score): Promise<number[]> {
  const found: number[] = [];
  for (const [at, job] of sampleJobs.entries()) {
    const prepared = prepareJob(job);
    for (const content of samplePeople.map(contentOf)) {
      const before = await score(prepared, content);
      for (const line of trueEvidence[at] ?? []) found.push((await score(prepared, withLine(content, line))) - before);
    }
  }
  return found;
}

export async function run(): Promise<void> {
  const judge = remembering(await openShippedReader());
  const methods: [string, Score][] = [
    ['fast scorer', fast],
    ['scorer and reader', reading(judge)],
  ];
  const rows: string[][] = [];
  for (const [name, score] of methods) {
    const found = await changes(score);
    const falls = found.filter((by) => by < 0);
    rows.push([name, String(found.length), String(falls.length), Math.min(0, ...falls).toFixed(2)]);
  }
  say('  one true line added to the newest post\n');
  sayTable(['', 'pairs', 'falls', 'most'], rows);
}
