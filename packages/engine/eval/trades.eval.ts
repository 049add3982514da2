import type { Judge } from '../src/reader/verdict.ts';
import { prepareCv } from '../src/scoring/prepared-cv.ts';
import { type PreparedJob, prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import { scoreMatch } from '../src/scoring/score-match.ts';
import { say, sayTable } from '../training/say.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { remembering } from './remembering.ts';
import { heldOutPeople } from './trades/held-out-people.ts';
import { tradesJobs } from './trades/jobs.ts';
import { cvOf, type TradesPerson } from './trades/trade.ts';
import { tunedPeople } from './trades/tuned-people.ts';

export const about =
  'trades near each other: of one candidate of each, the one of the job’s trade first, by ten points or more';

const now = new Date(Date.UTC(2026, 10, 15));
const aim = 10;

type Score = (job: PreparedJob, person: TradesPerson) => Promise<number>;
const fast: Score = async (job, person) => scoreMatch(job, prepareCv(cvOf(person, now))).score;
const reading =
  (judge: Judge): Score =>
  async (job, person) =>
    (await readMatch(job, cvOf(person, now), judge)).match.score;

/** By how much the right one stands above the best of the others; below 0 another one is first. */
async function leads(people: readonly TradesPerson[], score: Score): Promise<{ told: string; by: number }[]> {
  const found: { told: string; by: number }[] = [];
  for (const { trade, job } of tradesJobs) {
    const prepared = prepareJob(job);
    for (const [panel, all] of Map.groupBy(people, (person) => person.panel)) {
      const scored = await Promise.all(all.map(async (one) => ({ one, score: await score(prepared, one) })));
      const own = scored.find(({ one }) => one.trade === trade);
      const [next] = scored.filter(({ one }) => one.trade !== trade).sort((a, b) => b.score - a.score);
      if (!own || !next) continue;
      const by = own.score - next.score;
      found.push({ told: `${trade}, panel ${panel}: ${own.score}, ${next.one.trade} ${next.score}`, by });
    }
  }
  return found;
}

export async function run(): Promise<void> {
  const judge = remembering(await openShippedReader());
  const halves = [
    ['for choosing', tunedPeople],
    ['for testing only', heldOutPeople],
  ] as const;
  const rows: string[][] = [];
  for (const [half, people] of halves) {
    for (const [method, score] of [['fast scorer', fast] as const, ['scorer and reader', reading(judge)] as const]) {
      const found = await leads(people, score);
      const count = (least: number) => String(found.filter(({ by }) => by >= least).length);
      const lowest = Math.min(...found.map(({ by }) => by));
      const mean = found.reduce((sum, { by }) => sum + by, 0) / found.length;
      rows.push([half, method, String(found.length), count(0.01), count(aim), mean.toFixed(1), lowest.toFixed(1)]);
      // Cases for testing only are counted, not shown.
      if (half !== 'for choosing') continue;
      for (const { told, by } of found.filter((one) => one.by < aim)) say(`  ${method}: ${by.toFixed(1)}  ${told}`);
    }
  }
  sayTable(['', '', 'panels', 'right one first', `by ${aim} points`, 'mean lead', 'lowest'], rows);
}
