import { createHash } from 'node:crypto';
import type { Judge } from '../src/reader/verdict.ts';
import { type Explanation, explainMatch } from '../src/scoring/explain-match.ts';
import { isLikelyMet, tickFrom } from '../src/scoring/match-factors.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import { toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { say, sayTable } from '../training/say.ts';
import { jobAsking } from './job-asking.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import cvs from './terse/cvs.json' with { type: 'json' };

export const about =
  'what adverts ask for in a word or two of the trade, beside short CVs that tell of it in words of their own';

const now = new Date(Date.UTC(2026, 10, 15));
type Label = 'met' | 'partly' | 'no';
type Said = 'ticked' | 'probably' | 'not';

interface Answer {
  readonly title: string;
  readonly ask: string;
  readonly label: Label;
  readonly said: Said;
}

function saidOf({ factors }: Explanation, ask: string): Said {
  const items = factors.flatMap(({ id, met, likely, missing }) =>
    [...met, ...likely, ...missing].filter(({ text }) => text.startsWith(ask)).map((item) => ({ id, met: item.met })),
  );
  if (items.some(({ id, met }) => met >= tickFrom(id))) return 'ticked';
  return items.some(({ id, met }) => isLikelyMet(id, met)) ? 'probably' : 'not';
}

/** Each is asked for alone: beside others, two that mean one thing are told once. */
async function answersOf(as: 'requirements' | 'skills', judge: Judge): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { title, cv, asks } of cvs) {
    const scoring = toScoringCv(cv, now);
    for (const [ask = '', label] of asks) {
      const job = { ...jobAsking({ trade: title, requirement: ask }), requirements: [], [as]: [ask] };
      const { reading } = await readMatch(prepareJob(job), scoring, judge);
      const said = saidOf(explainMatch(job, scoring, reading), ask);
      answers.push({ title, ask, label: label as Label, said });
    }
  }
  return answers;
}

const isForTesting = ({ title }: Answer): boolean => (createHash('sha256').update(title).digest()[0] ?? 0) % 2 === 0;

function figuresOf(answers: readonly Answer[]): string[] {
  const share = (label: Label, said: readonly Said[]) => {
    const all = answers.filter((one) => one.label === label);
    return (all.filter((one) => said.includes(one.said)).length / all.length).toFixed(3);
  };
  const anyhow: Said[] = ['ticked', 'probably'];
  return [
    String(answers.length),
    share('met', ['ticked']),
    share('met', anyhow),
    share('no', ['ticked']),
    share('no', anyhow),
    share('partly', anyhow),
  ];
}

export async function run(): Promise<void> {
  const judge = await openShippedReader();
  const rows: string[][] = [];
  for (const as of ['requirements', 'skills'] as const) {
    const answers = await answersOf(as, judge);
    rows.push([`as ${as}, for choosing`, ...figuresOf(answers.filter((one) => !isForTesting(one)))]);
    rows.push([`as ${as}, for testing only`, ...figuresOf(answers.filter(isForTesting))]);
    // Those for testing only are counted, not shown.
    for (const { title, ask, label, said } of answers.filter((one) => !isForTesting(one))) {
      if ((label === 'met') !== (said !== 'not') && label !== 'partly') say(`  ${title}: ${ask}, ${label}, ${said}`);
    }
  }
  say();
  sayTable(
    ['', 'asks', 'shown: ticked', 'or probably', 'not there: ticked', 'or probably', 'only named: either'],
    rows,
  );
}
