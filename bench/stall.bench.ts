import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEngineThreads } from '../apps/server/src/features/scoring/engine-threads.ts';
import { engineWork } from '../apps/server/src/features/scoring/engine-work.ts';
import type { CvContentRow, ScoringJobRow } from '../apps/server/src/features/scoring/scoring.repo.ts';
import { makeLongCv } from './harness/long-cvs.ts';
import { figure } from './harness/measure.ts';
import { say, sayTable } from './harness/say.ts';
import { megabytes } from './harness/temporary-place.ts';

export const about =
  'how long a process stands still while the engine works on a CV of 390 KB, and on fifty of usual length at once';

const size = 390_000;
const burst = 50;
const aimMs = 20;
const changedAt = new Date('2026-01-15T09:00:00Z');

const job = {
  id: '00000000-0000-4000-8000-000000000001',
  updated_at: changedAt,
  title: 'Software engineer',
  description: 'Builds and runs web services used by thousands of people.',
  skills: ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Testing'],
  requirements: ['Five years of building web services', 'Experience with relational databases'],
  responsibilities: ['Plan, build and run services', 'Review the work of others'],
  nice_to_have: ['Open source'],
  candidate_profile: null,
} as unknown as ScoringJobRow;

/** As it is stored, with nothing a reader of files would have added. */
const stored = (content: object): CvContentRow =>
  ({
    ...content,
    languages: [],
    unplaced: [],
    flags: [],
    experience_years: 13,
    updated_at: changedAt,
  }) as unknown as CvContentRow;

/** With one description as long as it takes. */
function makeCv(): CvContentRow {
  const parts: string[] = [];
  let [length, seed] = [0, 1];
  while (length < size) {
    const text = makeLongCv(seed)
      .experience.map(({ description }) => description)
      .join('\n');
    parts.push(text);
    length += text.length;
    seed += 1;
  }
  const description = parts.join('\n').slice(0, size);
  return stored({
    ...makeLongCv(0),
    experience: [{ title: 'Software engineer', duration: '2012 – 2025', description }],
  });
}

export async function run(): Promise<void> {
  const cv = makeCv();
  const text = (cv.experience as { description: string }[])[0]?.description ?? '';
  const judged = { text, experience: [] };
  const threads = createEngineThreads();
  const before = process.memoryUsage.rss();
  const [startMs] = await stallOf(() => threads.judgeCv(judged, changedAt));
  const withThread = process.memoryUsage.rss();
  const pieces: [string, () => unknown, () => Promise<unknown>][] = [
    ['explain', () => engineWork.explainFactors(job, cv), () => threads.explainFactors(job, cv)],
    [
      'prepare and score',
      () => engineWork.scorePerson([job], { prepared: null, content: cv }),
      () => threads.scorePerson([job], { prepared: null, content: cv }),
    ],
    ['judge authorship', () => engineWork.judgeCv(judged, changedAt), () => threads.judgeCv(judged, changedAt)],
  ];
  const rows: string[][] = [];
  for (const [name, atOnce, onThread] of pieces) {
    const [, stallAtOnce] = await stallOf(async () => atOnce());
    const [took, stall] = await stallOf(onThread);
    rows.push([name, figure(stallAtOnce), figure(stall), figure(took)]);
  }
  sayTable(['', 'longest stall at once, ms', 'with threads, ms', 'answer with threads, ms'], rows);
  await sayBurst();
  say(`\n  the first answer, with the start of a thread: ${figure(startMs)} ms`);
  say(`  memory: ${megabytes(before)} before, ${megabytes(withThread)} with a thread`);
}

/** CVs of usual length that are all there at one moment, as after an upload of many. */
async function sayBurst(): Promise<void> {
  const members = Array.from({ length: burst }, (_, seed) => ({ prepared: null, content: stored(makeLongCv(seed)) }));
  const threads = createEngineThreads();
  const [first] = members;
  if (first) await threads.scorePerson([job], first);
  const [took, stall] = await stallOf(() => Promise.all(members.map((member) => threads.scorePerson([job], member))));
  say(
    `\n  ${burst} CVs of usual length at once: longest stall ${figure(stall)} ms (aim: ${aimMs}), all in ${figure(took)} ms`,
  );
}

/** How long something took, and the longest time in which nothing else could happen. */
async function stallOf(work: () => Promise<unknown>): Promise<[tookMs: number, stallMs: number]> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sleep(20);
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  await sleep(20);
  delay.disable();
  return [tookMs, delay.max / 1e6];
}
