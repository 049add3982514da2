import { readerModel } from '../reader/reader-model.ts';
import { type Judge, type ReadingPair, type SaidVerdict, saidVerdictOf } from '../reader/verdict.ts';
import type { LineToRead } from './lines-to-read.ts';

/**
 * What the reader found of one thing a job asks for: the line that shows most of it, -1 where none does; and where none does, the
 * line of a list or of the summary that names it.
 */
export interface ItemReading {
  readonly item: number;
  readonly line: number;
  readonly verdict: SaidVerdict;
  readonly claim?: number;
  /** Where several things are asked for in one, the lines that show the others; of years, lines of the other posts. */
  readonly also?: readonly number[];
  /** Of years, lines of the posts that are such work in part. */
  readonly near?: readonly number[];
}
/** Of what is only likely, two thirds are met and a sixth in part (302 rows for choosing). */
export const light: Readonly<Record<SaidVerdict, number>> = { met: 1, likely: 0.7, partly: 0.4, no: 0 };

const LEVEL = /\blevel\s*(\d)\b/giu;
const levelsIn = (text: string): number[] => [...text.matchAll(LEVEL)].map(([, level]) => Number(level));

/** "Level 3 food safety" is not shown by level 2 of it; a number is not for the reader to weigh. */
export function isLowerLevel({ requirement, line }: ReadingPair): boolean {
  const [asked, held] = [levelsIn(requirement), levelsIn(line)];
  return asked.length > 0 && held.length > 0 && Math.max(...held) < Math.min(...asked);
}

const lower = (a: SaidVerdict, b: SaidVerdict): SaidVerdict => (light[a] < light[b] ? a : b);

export interface Said {
  readonly verdict: SaidVerdict;
  /** That the line shows it. */
  readonly chance: number;
}

async function readAsAsked(pair: ReadingPair, judge: Judge): Promise<Said> {
  const opinion = await judge(pair);
  return { verdict: saidVerdictOf(opinion, readerModel.metFrom), chance: opinion[2] };
}

/** After a line that shows all of it, so many more are read for one that shows it better: the quotation has to hold when read alone. */
const readOn = 2;

/** From here on a line may be taken for one that shows it, though it does not. */
const mayShowIt = 0.3;

/** Reads line by line until one shows all of what is asked for, and a little further; the best of what was read counts. */
export async function readItem(
  item: number,
  mostOf: (line: number) => SaidVerdict,
  toRead: readonly LineToRead[],
  judge: Judge,
  read: (pair: ReadingPair, judge: Judge) => Promise<Said> = readAsAsked,
): Promise<ItemReading> {
  let best: ItemReading = { item, line: -1, verdict: 'no' };
  let surest = 0;
  let closest = { line: -1, chance: mayShowIt };
  let left = toRead.length;
  const most = toRead.some(({ line }) => mostOf(line) !== 'partly') ? 'met' : 'partly';
  for (const one of toRead) {
    if (left-- === 0) break;
    const { verdict: said, chance } = await read(one.pair, judge);
    const verdict = lower(said, isLowerLevel(one.pair) ? 'partly' : mostOf(one.line));
    if (one.isNear && chance > closest.chance) closest = { line: one.line, chance };
    const isSurer = verdict === best.verdict && light[verdict] > light.partly && chance > surest;
    if (light[verdict] > light[best.verdict] || isSurer) {
      if (verdict === 'met' && best.verdict !== 'met') left = Math.min(left, readOn);
      best = { item, line: one.line, verdict };
      surest = chance;
    }
    if (best.verdict !== 'met' && said === 'met' && most === 'partly') break;
  }
  const surestPiece = await pieceOf(
    toRead.find(({ line }) => line === best.line),
    judge,
  );
  if (best.verdict !== 'no' && surestPiece !== undefined) return { ...best, line: surestPiece };
  // A part is quoted from a line about the thing, where there is one, and not from any line that the reader is in two minds about.
  const isAbout = toRead.some(({ line, isNear }) => isNear && line === best.line);
  return best.verdict === 'partly' && !isAbout && closest.line >= 0 ? { ...best, line: closest.line } : best;
}

/** What is quoted has to hold when read alone: of a line that was cut, the piece that shows most. */
async function pieceOf(read: LineToRead | undefined, judge: Judge): Promise<number | undefined> {
  let best: { line: number; chance: number } | undefined;
  for (const { line, pair } of read?.pieces ?? []) {
    const [, , chance] = await judge(pair);
    if (!best || chance > best.chance) best = { line, chance };
  }
  return best?.line;
}
