import type { ParsedCv } from '../parsed-cv.ts';
import { beginsWithADeed, countsThings } from '../words/deeds.ts';
import { isPersonalStatement } from '../words/personal-statements.ts';
import { isProtected } from '../words/protected-lines.ts';

/** Sections that tell what a candidate did and have no field of their own. */
const TOLD: ReadonlySet<string> = new Set(['projects', 'publications', 'awards', 'volunteering']);

export interface LineOutsideFields {
  readonly text: string;
  readonly page: number;
  /** 0 for what is about who a candidate is: shown, never scored. */
  readonly confidence: number;
}

const sure = 0.5;

const fewestWords = 5;

/** "Planning: moved 120 vehicles to Estonia by rail and sea": a skill, and what was done with it. */
function tellsUnderLabel(text: string): boolean {
  const [, label, told = ''] = /^\W*([^:]{2,40}:\s+)?(.*)$/su.exec(text) ?? [];
  const isLong = told.split(/\s+/).length >= fewestWords;
  return isLong && beginsWithADeed(told) && (label !== undefined || countsThings(told));
}

/**
 * Everything a CV says outside its fields: projects, publications, awards and voluntary work, what stands below a degree, and
 * lines that could not be placed. It is shown and scored like the rest.
 */
export function linesOutsideFields(cv: ParsedCv): LineOutsideFields[] {
  const line = (page: number) => (text: string) => ({
    text,
    page,
    confidence: isProtected(text) || isPersonalStatement(text) ? 0 : sure,
  });
  const told = cv.sections
    .filter(({ kind, heading }) => heading !== undefined && TOLD.has(kind))
    .flatMap(({ lines, page }) => lines.map(line(page)));
  const shown = cv.sections
    .filter(({ kind, heading }) => heading !== undefined && kind === 'skills')
    .flatMap(({ lines, page }) => lines.filter(tellsUnderLabel).map(line(page)));
  const learned = cv.education.flatMap(({ description }) =>
    description ? description.value.split('\n').map(line(description.page)) : [],
  );
  const unplaced = cv.unplaced.map(({ value, page, confidence }) => ({ text: value, page, confidence }));
  const seen = new Set<string>();
  return [...told, ...shown, ...learned, ...unplaced].filter(({ text }) => !seen.has(text) && Boolean(seen.add(text)));
}
