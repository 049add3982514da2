import { readerModel } from '../reader/reader-model.ts';
import type { Caution } from '../reader/verdict.ts';

/** How a line stands to what is asked for, before it is read. */
type Nearness =
  /** It shares a word with it, or is much like it: it is read with the name of its post. */
  | 'near'
  /** It is a little like it: the name of its post must not be all that speaks for it. */
  | 'far'
  /** The same of a thing that is asked for in a word or two: a line that names neither has to be clear beyond doubt. */
  | 'hint';

/** How sure the reader has to be of a line, and of the same line without the name of its post. */
export interface LineCaution {
  readonly read: Caution;
  readonly alone?: Caution;
}

/** How likely "met" must be without the name of the post among ever so many lines. */
const metByItself: Readonly<Record<Exclude<Nearness, 'near'>, number>> = { far: 0.7, hint: 0.97 };
/** Among ever so many lines those less like what is asked for are not read; a line that stands alone is, whatever it is like. */
const leastLikeness = { alone: -0.4, among: 0.1 } as const;
/**
 * So many lines are as good as ever so many. From here on caution stays the same, so that a true line added to a CV never makes the
 * others less believed.
 */
const manyLines = 5;

/**
 * What is asked for is judged by the best of all lines, so that each line more is a chance more of a false tick. A line that stands alone
 * is taken at the reader's word. Of n lines, n − 1 are about something else: so large a share (1 − 1/n) of the full caution is asked of
 * those that neither share a word with what is asked for nor are much like it. Set on rows for choosing, each among 0, 5, 20 and 40 lines
 * of other CVs (docs/engine.md).
 */
const crowding = (lines: number): number => (1 - 1 / Math.min(Math.max(lines, 1), manyLines)) / (1 - 1 / manyLines);

export function cautionFor(nearness: Nearness, lines: number): LineCaution {
  const read = readerModel.caution;
  const share = crowding(lines);
  if (nearness === 'near' || share === 0) return { read };
  return { read, alone: { metFrom: metByItself[nearness] * share, partlyFrom: read.partlyFrom * share } };
}

/** Lines less like what is asked for are not read. */
export function leastLike(lines: number): number {
  const { alone, among } = leastLikeness;
  return alone + (among - alone) * crowding(lines);
}
