import type { CvLine } from '../lines/cv-line.ts';
import type { CvSectionKind } from '../words/cv-headings.ts';

/** The lines under a heading, wherever on the pages they stand. */
export interface Section {
  kind: CvSectionKind;
  /** Absent for what stands before the first heading of a column. */
  readonly heading: CvLine | undefined;
  /** The heading as written. */
  readonly title: string | undefined;
  readonly lines: CvLine[];
  /** Its heading stands in the line itself, "Education: BSc, Leeds", as those of the sections after it will. */
  readonly isRunIn?: boolean;
}
