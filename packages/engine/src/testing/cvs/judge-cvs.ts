import type { ParsedCv } from '../../cv/parsed-cv.ts';
import { parseCv } from '../../cv/parsing/parse-cv.ts';
import type { Document } from '../../document/document.ts';
import { readDocument } from '../../reading/read-document.ts';
import { makeCvFiles } from './all-cvs.ts';
import { type Comparison, compareCv, type Field, fields, type Tally } from './compare-cv.ts';
import { type CvFile, cvNow } from './cv-truth.ts';

export interface Judged {
  readonly file: CvFile;
  readonly cv: ParsedCv;
  readonly comparison: Comparison;
  /** Once extracted, the best of a few runs. */
  readonly milliseconds: number;
}

export async function judgeMadeUp(): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const file of makeCvFiles()) {
    const document = await readDocument(await file.make());
    const { cv, milliseconds } = timed(document);
    judged.push({ file, cv, milliseconds, comparison: compareCv(file, cv) });
  }
  return judged;
}

/** The machine does other things too; the shortest of three is what the parser needs. */
export function timed(document: Document): { cv: ParsedCv; milliseconds: number } {
  let best = Number.POSITIVE_INFINITY;
  let cv = parseCv(document, { now: cvNow });
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now();
    cv = parseCv(document, { now: cvNow });
    best = Math.min(best, performance.now() - start);
  }
  return { cv, milliseconds: best };
}

export function total(judged: readonly Judged[]): Record<Field, Tally> {
  const sums = Object.fromEntries(fields.map((field) => [field, { right: 0, found: 0, there: 0 }])) as Record<
    Field,
    Tally
  >;
  for (const { comparison } of judged) {
    for (const field of fields) {
      const tally = comparison.tallies[field];
      sums[field].right += tally.right;
      sums[field].found += tally.found;
      sums[field].there += tally.there;
    }
  }
  return sums;
}

export function rates({ right, found, there }: Tally): { precision: number; recall: number; f1: number } {
  const precision = found === 0 ? 1 : right / found;
  const recall = there === 0 ? 1 : right / there;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
