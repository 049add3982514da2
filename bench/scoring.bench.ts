import { packCv, unpackCv } from '../packages/engine/src/scoring/pack-cv.ts';
import { prepareCv } from '../packages/engine/src/scoring/prepared-cv.ts';
import { prepareJob } from '../packages/engine/src/scoring/prepared-job.ts';
import { scoreCvs, scoreJobs } from '../packages/engine/src/scoring/score-match.ts';
import { sampleJobs } from '../packages/engine/src/scoring/testing/sample-people.ts';
import { toScoringCv } from '../packages/engine/src/scoring/to-scoring-cv.ts';
import { makeLongCv } from './harness/long-cvs.ts';
import { residentMemory } from './harness/process-figures.ts';
import { say, sayTable } from './harness/say.ts';
import { megabytes } from './harness/temporary-place.ts';

export const about = 'stored CVs scored for one job, and one CV for many jobs, on one core';

const different = 1000;
const asMany = 500;
const mostCvs = 100_000;
const readOn = new Date(Date.UTC(2026, 10, 15));

/** Processor time in milliseconds: what one core needs, whatever else the machine is doing. */
function time(work: () => void): { processor: number; clock: number } {
  const started = performance.now();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return { processor: (user + system) / 1000, clock: performance.now() - started };
}

/** One after the other in one block of memory, as a reader of the database would hold them. */
function store(count: number, packed: readonly Uint8Array[]): Uint8Array[] {
  const size = (at: number) => ((packed[at % packed.length]?.length ?? 0) + 3) & ~3;
  let whole = 0;
  for (let at = 0; at < count; at++) whole += size(at);
  const block = new Uint8Array(whole);
  let from = 0;
  return Array.from({ length: count }, (_, at) => {
    const one = packed[at % packed.length] ?? new Uint8Array();
    block.set(one, from);
    const stored = block.subarray(from, from + one.length);
    from += size(at);
    return stored;
  });
}

export async function run(): Promise<void> {
  const packed = Array.from({ length: different }, (_, seed) =>
    packCv(prepareCv(toScoringCv(makeLongCv(seed), readOn))),
  );
  const bytes = packed.reduce((sum, { length }) => sum + length, 0) / packed.length;
  say(`  ${different} different CVs of about 45 lines, ${(bytes / 1000).toFixed(1)} kB each when stored\n`);
  const [first] = sampleJobs;
  if (!first) throw new Error('no job to score for');
  const job = prepareJob(first);
  const rows: string[][] = [];
  const stored = store(mostCvs, packed);
  for (const count of [10_000, 25_000, 50_000, mostCvs]) {
    let best = 0;
    const { processor, clock } = time(() => {
      for (let from = 0; from < count; from += asMany) {
        const cvs = stored.slice(from, from + asMany).map(unpackCv);
        for (const { score } of scoreCvs(job, cvs)) best = Math.max(best, score);
      }
    });
    // The first round warms the machine up.
    if (count > 10_000)
      rows.push([
        count.toLocaleString('en-GB'),
        (processor / 1000).toFixed(2),
        (clock / 1000).toFixed(2),
        Math.round((count / processor) * 1000).toLocaleString('en-GB'),
        ((processor / count) * 100).toFixed(2),
        megabytes((await residentMemory(process.pid)) ?? process.memoryUsage().rss),
      ]);
  }
  sayTable(['CVs, one job', 'processor s', 'clock s', 'CVs a second', 's per 100,000', 'memory'], rows);
  say();
  await sayJobs(packed);
}

async function sayJobs(packed: readonly Uint8Array[]): Promise<void> {
  const cv = unpackCv(packed[0] ?? new Uint8Array());
  const jobs = Array.from({ length: 4000 }, (_, at) => {
    const base = sampleJobs[at % sampleJobs.length];
    if (!base) throw new Error('no job to score for');
    return prepareJob({ ...base, title: `${base.title} ${at}`, requirements: base.requirements.toSpliced(at % 3, 1) });
  });
  scoreJobs(cv, jobs);
  sayTable(
    ['jobs, one CV', 'processor ms', 'clock ms'],
    [100, 1000, 4000].map((count) => {
      const { processor, clock } = time(() => {
        scoreJobs(cv, jobs.slice(0, count));
      });
      return [count.toLocaleString('en-GB'), processor.toFixed(1), clock.toFixed(1)];
    }),
  );
}
