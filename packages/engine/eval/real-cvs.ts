import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findDateRange } from '../src/cv/dates/date-range.ts';
import type { ParsedCv } from '../src/cv/parsed-cv.ts';
import { readPdf } from '../src/pdf/read-pdf.ts';
import { timed } from '../src/testing/cvs/judge-cvs.ts';

export interface RealCv {
  readonly name: string;
  readonly hasText: boolean;
  readonly hasSections: boolean;
  /** A section about work with lines in it. */
  readonly tellsOfWork: boolean;
  readonly entries: number;
  readonly datedEntries: number;
  /** Posts without a title, or titled with a word the form had in place of a town. */
  readonly untitledEntries: number;
  /** Dates of work that no entry has taken up. */
  readonly lostDates: number;
  readonly unplacedShare: number;
  readonly milliseconds: number;
}

/** The PDFs of a folder; `undefined` when it is not there. */
export async function judgeReal(folder: string): Promise<RealCv[] | undefined> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return undefined;
  const judged: RealCv[] = [];
  for (const name of names.filter((file) => file.endsWith('.pdf')).sort()) {
    const document = await readPdf(new Uint8Array(await readFile(path.join(folder, name))));
    const { cv, milliseconds } = timed(document);
    judged.push({ name, milliseconds, ...judge(cv) });
  }
  return judged;
}

const noTitle = /^(?:company name|city|state|city\W+state)?$/i;

function judge(cv: ParsedCv): Omit<RealCv, 'name' | 'milliseconds'> {
  const work = cv.sections.filter(({ kind }) => kind === 'experience').flatMap(({ lines }) => lines);
  const inWork = new Set(work);
  const lines = cv.sections.reduce((sum, section) => sum + section.lines.length, 0);
  return {
    hasText: cv.text.trim().length > 100,
    hasSections: cv.sections.filter(({ heading }) => heading !== undefined).length >= 2,
    tellsOfWork: work.length > 0,
    entries: cv.experience.length,
    datedEntries: cv.experience.filter(({ start }) => start !== undefined).length,
    untitledEntries: cv.experience.filter(({ title }) => noTitle.test(title?.value.trim() ?? '')).length,
    lostDates: cv.unplaced.filter(({ value }) => inWork.has(value) && findDateRange(value) !== undefined).length,
    unplacedShare: lines === 0 ? 0 : cv.unplaced.length / lines,
  };
}
