import type { DateRange } from '../dates/date-range.ts';
import type { CvLine } from '../lines/cv-line.ts';

/** An entry's lines before anything is read from them. */
export interface RawEntry {
  readonly header: readonly CvLine[];
  readonly dated: CvLine | undefined;
  readonly range: DateRange | undefined;
  readonly body: readonly CvLine[];
}
