import path from 'node:path';
import { readerModel } from '../src/reader/reader-model.ts';
import {
  type Judge,
  type Opinion,
  type ReadingPair,
  type SaidVerdict,
  saidVerdictOf,
  type Verdict,
  verdictOf,
} from '../src/reader/verdict.ts';
import { claimedSkill, type FactorId } from '../src/scoring/calibration.ts';
import { type ExplainedItem, type Explanation, explainMatch } from '../src/scoring/explain-match.ts';
import { isLikelyMet, tickFrom } from '../src/scoring/match-factors.ts';
import { readPosts } from '../src/scoring/posts-held.ts';
import { prepareJob } from '../src/scoring/prepared-job.ts';
import { readMatch } from '../src/scoring/reading.ts';
import { type CvContent, toScoringCv } from '../src/scoring/to-scoring-cv.ts';
import { say, sayTable } from '../training/say.ts';
import { jobAsking } from './job-asking.ts';
import { openShippedReader } from './open-shipped-reader.ts';
import { readRealRows } from './real-rows.ts';
import {
  figureNames,
  figuresOf,
  type Part,
  partOf,
  readVerdictRows,
  type Said,
  type VerdictRow,
} from './verdict-rows.ts';

export const about =
  'does a line show what is asked for: the fast scorer, the reader, and both as the product uses them, on labelled rows';

/** Beside the repository; not part of it. */
const data = path.join(import.meta.dirname, '../../../../shared/data');
const now = new Date(Date.UTC(2026, 10, 15));

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "Press Officer, 2014-2020", "Technician, since Jan 2024": some rows tell with the title how long the post was held. */
const DATES =
  /,?\s*\(?(?:since )?((?:\p{L}{3,9} )?(?:19|20)\d\d(?:\s*(?:-|–|to)\s*(?:(?:\p{L}{3,9} )?(?:19|20)\d\d|present|now|current))?)\)?\s*$/iu;
/** "2018-21", "Jan-Sept 2024": as people shorten them. */
const written = (title: string): string =>
  title
    .replace(
      /((?:19|20)\d\d)\s*[-–]\s*(\d\d)(?=\)?\s*$)/u,
      (_, from: string, to: string) => `${from} – ${from.slice(0, 2)}${to}`,
    )
    .replace(/(\p{Lu}\p{L}{2,8})\s*[-–]\s*(\p{Lu}\p{L}{2,8}) ((?:19|20)\d\d)(?=\)?\s*$)/u, '$1 $3 – $2 $3');
/** "Trainee Actuary, 2 years". */
const LENGTH = new RegExp(`,\\s*(\\d+|${numbers.join('|')})\\s*(year|yr|month)s?\\s*$`, 'iu');

function postOf(told: string, line: string) {
  const title = written(told);
  const dates = DATES.exec(title)?.[1];
  const [length, number = '', unit = ''] = LENGTH.exec(title) ?? [];
  if (!dates && length) {
    const count = Number(number) || numbers.indexOf(number.toLowerCase()) + 1;
    const from = new Date(now);
    from.setUTCMonth(from.getUTCMonth() - count * (unit.toLowerCase() === 'month' ? 1 : 12));
    const duration = `${from.toISOString().slice(0, 7)} – present`;
    return { title: title.slice(0, -length.length), duration, description: line };
  }
  const duration = dates && (/-|–|\bto\b/u.test(dates) ? dates : `${dates} – present`);
  return { title: title.replace(DATES, ''), duration, description: line };
}

/** A CV of this line alone. */
function cvOf({ section, title, line }: VerdictRow): CvContent {
  const nothing = { skills: [], experience: [], education: [] };
  if (section === 'experience') return { ...nothing, experience: [postOf(title ?? '', line)] };
  if (section === 'summary') return { ...nothing, summary: line };
  if (section === 'skills') return { ...nothing, skills: [line] };
  if (section === 'education') return { ...nothing, education: [{ qualification: line }] };
  if (section === 'certificates') return { ...nothing, certificates: [line] };
  if (section === 'languages') return { ...nothing, languages: [line] };
  return { ...nothing, other: [line] };
}

/** As list and explanation tell them apart; what is only named they call named, not shown, and of years they tell how many. */
function verdictOfItem(factor: FactorId, { met }: ExplainedItem): SaidVerdict {
  if (met >= tickFrom(factor)) return 'met';
  if (isLikelyMet(factor, met)) return 'likely';
  if (factor === 'experience') return met > 0 ? 'partly' : 'no';
  return met >= 0.3 || (met > 0 && met <= claimedSkill) ? 'partly' : 'no';
}

/** What the explanation says of what is asked for, in whatever part of it that stands; one of several languages is a part. */
function verdictIn({ factors }: Explanation, requirement: string): SaidVerdict {
  const said = factors.flatMap(({ id, met, likely: probable, missing }) =>
    [...met, ...probable, ...missing]
      .filter(({ text }) => text.startsWith(requirement))
      .map((item) => verdictOfItem(id, item)),
  );
  const [verdict = 'no', ...others] = new Set(said);
  return others.length > 0 ? 'partly' : verdict;
}

interface Judged {
  readonly row: VerdictRow;
  readonly fast: SaidVerdict;
  readonly both: SaidVerdict;
  readonly opinion: Opinion;
}

async function judgeRow(row: VerdictRow, judge: Judge): Promise<Judged> {
  const job = jobAsking(row);
  const cv = toScoringCv(cvOf(row), now);
  const { reading } = await readMatch(prepareJob(job), cv, judge);
  const pair = { ...row, title: row.title ?? undefined } as unknown as ReadingPair;
  return {
    row,
    fast: verdictIn(explainMatch(job, cv), row.requirement),
    both: verdictIn(explainMatch(job, cv, reading), row.requirement),
    opinion: await judge(pair),
  };
}

/** Were one to bet: what is probably met is met. */
const bet = (said: SaidVerdict): Verdict => (said === 'likely' ? 'met' : said);
/** What is not ticked is not called met. */
const ticked = (said: SaidVerdict): Verdict => (said === 'likely' ? 'partly' : said);

/** What was written later has figures of its own. */
const laterKinds = ['later', 'post', 'weak', 'new', 'answer', 'more', 'broad'];

const kinds = [
  { name: 'written', isOf: ({ cv, kind = '' }: VerdictRow) => cv === undefined && !laterKinds.includes(kind) },
  { name: 'written later', isOf: ({ kind }: VerdictRow) => kind === 'later' },
  { name: 'kinds it was weak in', isOf: ({ kind }: VerdictRow) => kind === 'weak' },
  { name: 'written for the fifth reader', isOf: ({ kind }: VerdictRow) => kind === 'new' },
  { name: 'written for the sixth reader', isOf: ({ kind }: VerdictRow) => kind === 'more' },
  { name: 'written for the seventh reader', isOf: ({ kind }: VerdictRow) => kind === 'broad' },
  { name: 'real lines', isOf: ({ cv, kind }: VerdictRow) => cv !== undefined && kind !== 'real' },
  { name: 'real lines judged for the eighth reader', isOf: ({ kind }: VerdictRow) => kind === 'real' },
];

export async function run(): Promise<void> {
  const judge = await openShippedReader();
  const rows = [...readVerdictRows(data), ...readRealRows(data)];
  await sayHowSure(rows, judge);
  const all = await judgeAll(rows, 'test', judge);
  for (const { name, isOf } of kinds) {
    const judged = all.filter(({ row }) => isOf(row));
    const method = (said: (one: Judged) => Verdict) =>
      figuresOf(judged.map((one) => ({ row: one.row, said: said(one) })));
    say(`\n  ${name}, for testing only\n`);
    sayTable(
      ['', ...figureNames],
      [
        ['always no', ...method(() => 'no')],
        ['fast scorer', ...method(({ fast }) => bet(fast))],
        [
          `${readerModel.name}, its likeliest`,
          ...method(({ opinion }) => bet(saidVerdictOf(opinion, readerModel.metFrom))),
        ],
        [`${readerModel.name}, careful`, ...method(({ opinion }) => verdictOf(opinion, readerModel.metFrom))],
        ['the product: rules, then the reader; probably met taken as met', ...method(({ both }) => bet(both))],
        ['the product, its ticks alone; probably met taken as partly', ...method(({ both }) => ticked(both))],
      ],
    );
    const same = judged.filter(({ fast, both }) => fast === both).length;
    say(`\n  the fast scorer says what the reader says in ${((100 * same) / judged.length).toFixed(1)} %`);
  }
  await sayPosts(rows, judge);
  await sayOtherTrades(rows, judge);
  await sayOtherPosts(rows, judge);
}

/** Whether a post is the work asked for is a question of the reader's alone: the product asks it where it counts years. */
async function sayPosts(rows: readonly VerdictRow[], judge: Judge): Promise<void> {
  const said: Said[] = [];
  for (const row of rows.filter((one) => one.kind === 'post' && partOf(one) === 'test')) {
    const opinion = await judge({ ...row, title: row.title ?? undefined } as unknown as ReadingPair);
    said.push({ row, said: verdictOf(opinion, readerModel.metFrom) });
  }
  say('\n  posts as kinds of work, for testing only\n');
  sayTable(['', ...figureNames], [[`${readerModel.name}, careful`, ...figuresOf(said)]]);
}

/** Lines of other trades, which hardly ever show what is asked for; the labelled rows are all hard ones. */
async function sayOtherTrades(rows: readonly VerdictRow[], judge: Judge): Promise<void> {
  const tested = rows.filter((row) => partOf(row) === 'test' && row.section === 'experience' && !row.cv);
  let [met, likely, all] = [0, 0, 0];
  for (const [at, row] of tested.entries()) {
    const other = tested[(at + Math.floor(tested.length / 2)) % tested.length];
    if (!other || other.trade === row.trade) continue;
    const { both } = await judgeRow({ ...other, requirement: row.requirement, trade: row.trade }, judge);
    met += both === 'met' ? 1 : 0;
    likely += both === 'likely' ? 1 : 0;
    all += 1;
  }
  say(`\n  of ${all} lines of other trades the product calls ${met} met, ${likely} probably met`);
}

/** Posts of other trades, by their name and one of their lines, whose time hardly ever is time in the work asked for. */
async function sayOtherPosts(rows: readonly VerdictRow[], judge: Judge): Promise<void> {
  const tested = rows.filter((row) => partOf(row) === 'test' && !row.cv);
  const asked = [
    ...new Map(tested.filter(({ kind }) => kind === 'post').map((row) => [row.requirement, row])).values(),
  ];
  const held = tested.filter(({ section, title }) => section === 'experience' && title);
  let [such, near, all] = [0, 0, 0];
  for (const [at, { requirement, trade }] of asked.entries()) {
    for (let turn = 0; turn < 8; turn++) {
      const post = held[(at * 37 + turn * 101) % held.length];
      if (!post?.title || post.trade === trade) continue;
      const pair = { requirement, section: 'post' as const };
      const lines = [
        { line: 0, isNear: true, pair: { ...pair, line: post.title } },
        { line: 1, isNear: true, pair: { ...pair, title: post.title, line: post.line } },
      ];
      const read = await readPosts([lines], judge);
      such += read.such.length;
      near += read.near.length;
      all += 1;
    }
  }
  say(`\n  of ${all} posts of other trades ${such} count as the work asked for, ${near} in part`);
}

async function judgeAll(rows: readonly VerdictRow[], part: Part, judge: Judge): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const row of rows.filter((one) => partOf(one) === part && !['post', 'answer'].includes(one.kind ?? ''))) {
    judged.push(await judgeRow(row, judge));
  }
  return judged;
}

/** How sure is sure enough is chosen on rows that neither train nor test. */
async function sayHowSure(rows: readonly VerdictRow[], judge: Judge): Promise<void> {
  const judged = await judgeAll(rows, 'tune', judge);
  say('  how sure "met" has to be, on the rows for choosing it\n');
  sayTable(
    ['from', 'rows', ...figureNames],
    kinds.flatMap(({ name, isOf }) =>
      [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97].map((metFrom) => [
        metFrom.toFixed(2),
        name,
        ...figuresOf(
          judged.filter(({ row }) => isOf(row)).map(({ row, opinion }) => ({ row, said: verdictOf(opinion, metFrom) })),
        ),
      ]),
    ),
  );
}
