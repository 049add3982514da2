import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Judge } from '../src/reader/verdict.ts';
import { makeAttacks } from '../src/scoring/testing/attacks.ts';
import { scoreFile } from '../src/scoring/testing/read-and-score.ts';
import { makeCvFile } from '../src/scoring/testing/sample-cv-files.ts';
import { say, sayTable } from '../training/say.ts';
import { measureHarm } from './attacks-honest.ts';
import { attackRealCvs } from './attacks-real.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { remembering } from './remembering.ts';

export const about =
  'CVs with hidden text, key words, copies of the advert and orders to machines, beside the same CVs without';

const pairs = 200;
const allowed = 1;

interface Outcome {
  readonly kind: string;
  readonly clean: number;
  readonly moved: number;
}

export async function run(): Promise<void> {
  say('  the fast scorer\n');
  await attackAll();
  say('\n  scorer and reader together\n');
  await attackAll(remembering(await openShippedReader()));
  sayReal();
}

async function attackAll(judge?: Judge): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const { kind, person, attacked, hidden, job, file } of makeAttacks(pairs)) {
    const clean = await scoreFile(await makeCvFile(person, file), job, judge);
    const after = await scoreFile(await makeCvFile(attacked, file, hidden), job, judge);
    outcomes.push({ kind, clean, moved: after - clean });
  }
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  sayTable(
    ['attack', 'pairs', 'most up', 'most down', `over ${allowed} point`],
    kinds.map((kind) => {
      const moved = outcomes.filter((outcome) => outcome.kind === kind).map((outcome) => outcome.moved);
      const over = moved.filter((by) => Math.abs(by) > allowed).length;
      return [
        kind,
        String(moved.length),
        Math.max(0, ...moved).toFixed(2),
        Math.min(0, ...moved).toFixed(2),
        String(over),
      ];
    }),
  );
  const over = outcomes.filter(({ moved }) => Math.abs(moved) > allowed).length;
  say(
    `\n  ${outcomes.length} pairs, ${over} more than ${allowed} point apart; clean scores from ${Math.min(...outcomes.map(({ clean }) => clean))} to ${Math.max(...outcomes.map(({ clean }) => clean))}`,
  );
}

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');

function sayReal(): void {
  if (!existsSync(data)) {
    say('  The CVs written by people are not there; skipped.');
    return;
  }
  say('\n  the same on held-out CVs written by people, for held-out occupations, from their text\n');
  sayTable(
    ['attack', 'pairs', 'most', `over ${allowed} point`],
    attackRealCvs(data, allowed).map(({ kind, pairs: count, most, over }) => [
      kind,
      String(count),
      most.toFixed(2),
      String(over),
    ]),
  );
  say('\n  lines of CVs written by people that are called copies of an advert they never saw\n');
  sayTable(
    ['beside', 'pairs', 'lines', 'called copies', 'of 10,000'],
    measureHarm(data).map(({ adverts, pairs: count, lines, wronged }) => [
      adverts,
      String(count),
      String(lines),
      String(wronged),
      ((wronged / lines) * 10_000).toFixed(2),
    ]),
  );
}
