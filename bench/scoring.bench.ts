import type { LoopMemory } from '../packages/engine/src/loops/loops.ts';
import { openLoops, openPlainLoops } from '../packages/engine/src/loops/open-loops.ts';
import { packCv, unpackCv } from '../packages/engine/src/scoring/pack-cv.ts';
import { prepareCv } from '../packages/engine/src/scoring/prepared-cv.ts';
import { type PreparedJob, prepareJob } from '../packages/engine/src/scoring/prepared-job.ts';
import { scoreCvs, scoreCvsIn, scoreJobs } from '../packages/engine/src/scoring/score-match.ts';
import { sampleJobs } from '../packages/engine/src/scoring/testing/sample-people.ts';
import { toScoringCv } from '../packages/engine/src/scoring/to-scoring-cv.ts';
import { createWorkspace } from '../packages/engine/src/scoring/workspace.ts';
import { openHandAssembledLoops } from './harness/hand-assembled-loops.ts';
import { makeLongCv } from './harness/long-cvs.ts';
import { residentMemory } from './harness/process-figures.ts';
import { say, sayTable } from './harness/say.ts';
import { megabytes } from './harness/temporary-place.ts';

export const about = 'stored CVs scored for one job, and one CV for many jobs, on one core';

const different = 1000;
const asMany = 500;
const mostCvs = 100_000;
const comparedCvs = 10_000;
const comparedRounds = 9;
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
  sayLoops(job, stored.slice(0, comparedCvs));
  say();
  await sayJobs(packed);
}

/** The same CVs by each kind of inner loops, turn by turn, so that whatever else the machine does falls on all alike. */
function sayLoops(job: PreparedJob, stored: readonly Uint8Array[]): void {
  const kinds: readonly [name: string, open: (bytes: number) => LoopMemory][] = [
    ['built from AssemblyScript', openLoops],
    ['instructions written by hand', openHandAssembledLoops],
    ['plain TypeScript', openPlainLoops],
  ];
  const runs = kinds.map(([name, open]) => ({ name, workspace: createWorkspace(open), times: [] as number[], sum: 0 }));
  for (let round = 0; round <= comparedRounds; round++) {
    for (const run of runs) {
      run.sum = 0;
      const { processor } = time(() => {
        for (let from = 0; from < stored.length; from += asMany) {
          const cvs = stored.slice(from, from + asMany).map(unpackCv);
          for (const { score } of scoreCvsIn(run.workspace, job, cvs)) run.sum += score;
        }
      });
      // The first round warms the machine up.
      if (round > 0) run.times.push(processor);
    }
  }
  sayTable(
    [`inner loops, ${stored.length.toLocaleString('en-GB')} CVs`, 'best of rounds, ms', 'median, ms', 'sum of scores'],
    runs.map(({ name, times, sum }) => {
      const sorted = times.toSorted((a, b) => a - b);
      const [best = 0, median = 0] = [sorted[0], sorted[sorted.length >> 1]];
      return [name, best.toFixed(0), median.toFixed(0), sum.toFixed(2)];
    }),
  );
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
