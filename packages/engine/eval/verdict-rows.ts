import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Verdict } from '../src/reader/verdict.ts';

/** A labelled pair: does this line show what is asked for? */
export interface VerdictRow {
  readonly trade: string;
  readonly requirement: string;
  readonly section: string;
  readonly title: string | null;
  readonly line: string;
  readonly verdict: Verdict;
  /**
   * What makes it hard; "later": written for the second reader, over other trades; "post": whether a post is the work asked for;
   * "weak": what the third reader was weak in; "new": written for the fifth, "answer" among them whether a sentence of an answer says
   * what a full one would; "more": written for the sixth; "broad": for the seventh, over many more trades; "real": lines of CVs judged for the eighth.
   */
  readonly kind?: string;
  /** The CV a real line is from. */
  readonly cv?: string;
}

export type Part = 'train' | 'tune' | 'test';

/** As `training/reader/parts.py` divides them: a trade, or a CV, is in one part with all of its rows. */
export function partOf({ cv, trade }: Pick<VerdictRow, 'cv' | 'trade'>): Part {
  const key = cv ? `cv ${cv}` : `trade ${trade.toLowerCase()}`;
  const number = BigInt(`0x${createHash('sha256').update(key).digest('hex')}`) % 10n;
  return number === 0n ? 'test' : number === 1n ? 'tune' : 'train';
}

/** Rows of the repository, and those beside it where they are there. */
export function readVerdictRows(data: string): VerdictRow[] {
  const folders = [path.join(import.meta.dirname, '../training/reader/rows'), path.join(data, 'verdicts')];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .sort()
        .flatMap((file) => {
          const lines = readFileSync(path.join(folder, file), 'utf8')
            .split('\n')
            .filter((line) => line.trim() !== '');
          if (file.endsWith('.txt')) return shortRows(lines);
          return file.endsWith('.jsonl') ? lines.map((line) => JSON.parse(line) as VerdictRow) : [];
        }),
    );
}

const verdictOfMark: Readonly<Record<string, Verdict>> = { '+': 'met', '~': 'partly', '-': 'no' };
const sectionOfMark: Readonly<Record<string, string>> = {
  c: 'certificates',
  e: 'education',
  k: 'skills',
  s: 'summary',
  o: 'other',
  l: 'languages',
};

/** The short form that most rows are written in: `training/reader/rows.py` tells of it. */
function shortRows(lines: readonly string[]): VerdictRow[] {
  const rows: VerdictRow[] = [];
  let [trade, requirement] = ['', ''];
  let title: string | null = null;
  for (const line of lines) {
    const [, mark = '', section = '', text = ''] = /^(\S)(\S?)\s*(.*?)\s*$/u.exec(line) ?? [];
    const verdict = verdictOfMark[mark];
    if (mark === '=') [trade, requirement, title] = [text, '', null];
    else if (mark === '?') [requirement, title] = [text, null];
    else if (mark === '@') title = text || null;
    else if (verdict) {
      const place = sectionOfMark[section] ?? 'experience';
      rows.push({
        trade,
        requirement,
        section: place,
        title: place === 'experience' ? title : null,
        line: text,
        verdict,
        kind: 'broad',
      });
    }
  }
  return rows;
}

export interface Said {
  readonly row: VerdictRow;
  readonly said: Verdict;
}

/** Accuracy, and of "met": how much of it is right, how much of what is met it finds, how much of it is plainly wrong. */
export function figuresOf(all: readonly Said[]): string[] {
  const share = (some: number, of: number) => (of === 0 ? '–' : (some / of).toFixed(3));
  const count = (test: (one: Said) => boolean) => all.filter(test).length;
  const met = count(({ said }) => said === 'met');
  const isMet = (one: Said) => one.said === 'met' && one.row.verdict === 'met';
  return [
    String(all.length),
    share(
      count(({ row, said }) => row.verdict === said),
      all.length,
    ),
    share(count(isMet), met),
    share(
      count(isMet),
      count(({ row }) => row.verdict === 'met'),
    ),
    share(
      count(({ row, said }) => said === 'met' && row.verdict === 'no'),
      met,
    ),
  ];
}

export const figureNames = ['rows', 'accuracy', 'met right', 'met found', 'met plainly wrong'];
