import { parseCv } from '../src/cv/parsing/parse-cv.ts';
import { readDocument } from '../src/reading/read-document.ts';
import { say, sayTable } from '../training/say.ts';
import { comparedFields, compareFields, type Outcome } from './cv-forms/compare-fields.ts';
import { cvSets, readWrittenCvs } from './cv-forms/read-written-cvs.ts';

export const about = 'a hundred CVs in as many forms as people write them, field by field';

const now = new Date(Date.UTC(2026, 10, 15));

export async function run(): Promise<void> {
  const rows: string[][] = [];
  for (const set of cvSets) {
    const outcomes = { 'for mending': [] as Outcome[], 'for testing only': [] as Outcome[] };
    for (const written of readWrittenCvs(set)) {
      const own = compareFields(written, parseCv(await readDocument(written.file), { now }));
      outcomes[written.half].push(...own);
      // What is for testing only is counted, not shown.
      if (written.half === 'for testing only') continue;
      const seen = own.filter(({ field, is }) => is !== 'right' && !['title', 'employer', 'dates'].includes(field));
      for (const { field, is, about } of seen) say(`  ${set} ${written.id}, ${field}, ${is}: ${about}`);
    }
    for (const field of comparedFields) {
      const cells = Object.values(outcomes).flatMap((half) => {
        const count = (is: Outcome['is']) => half.filter((one) => one.field === field && one.is === is).length;
        const right = count('right');
        return [String(right + count('missed')), String(right), String(count('false'))];
      });
      rows.push([`${set}, ${field}`, ...cells]);
    }
  }
  sayTable(['', 'for mending', 'right', 'false', 'for testing only', 'right', 'false'], rows);
}
