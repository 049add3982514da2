import { findDateRange } from '../cv/dates/date-range.ts';
import type { CvDate, ParsedCv } from '../cv/parsed-cv.ts';
import { isPersonalStatement } from '../cv/words/personal-statements.ts';
import { stemsOf } from '../encoder/words.ts';
import { cutLines } from './cut-lines.ts';
import { withoutOrders } from './for-machines.ts';
import { saysSpoken } from './languages.ts';
import { readLookAlikes } from './look-alikes.ts';
import { createRedaction, withoutSchools } from './personal-words.ts';
import type { LineKind, ScoringCv, ScoringLine, ScoringSpan } from './scoring-input.ts';
import { tellsWhatWasDone } from './tells-what-was-done.ts';

/** A CV's content as it is stored and edited. */
export interface CvContent {
  /** Only to take it out of the lines. */
  readonly name?: string;
  readonly summary?: string;
  readonly skills: readonly string[];
  readonly experience: readonly ExperienceContent[];
  readonly education: readonly EducationContent[];
  readonly certificates?: readonly string[];
  /** Each with how well it is spoken, where the CV says so: "French (fluent)". */
  readonly languages?: readonly string[];
  /** Projects, voluntary work, publications, and lines that could not be placed. */
  readonly other?: readonly string[];
  readonly experienceYears?: number;
}

export interface ExperienceContent {
  readonly title?: string;
  /** As written; read for dates when there are no others. */
  readonly duration?: string;
  readonly start?: CvDate;
  readonly end?: CvDate | 'present';
  readonly description?: string;
}

/** Where a candidate studied is left out: names of schools tell sex, faith and origin. */
export interface EducationContent {
  readonly qualification?: string;
  readonly description?: string;
}

const otherSections: ReadonlySet<string> = new Set(['projects', 'publications', 'awards', 'volunteering', 'other']);

export function contentOfParsedCv(cv: ParsedCv): CvContent {
  const hasWork = cv.experience.length > 0;
  const sections = cv.sections.filter(({ kind }) => otherSections.has(kind) || (kind === 'experience' && !hasWork));
  return {
    name: cv.name?.value,
    summary: cv.summary?.value,
    skills: cv.skills.map(({ value }) => value),
    experience: cv.experience.map(({ title, duration, start, end, description }) => ({
      title: title?.value,
      duration: duration?.value,
      start,
      end,
      description: description?.value,
    })),
    education: cv.education.map(({ qualification, description }) => ({
      qualification: qualification?.value,
      description: description?.value,
    })),
    certificates: cv.certificates.map(({ value }) => value),
    languages: cv.languages.map(({ value }) => value),
    other: [...new Set([...sections.flatMap(({ lines }) => lines), ...cv.unplaced.map(({ value }) => value)])],
    experienceYears: cv.experienceYears,
  };
}

/** What the scorer may know of a CV. `asOf` is the moment the CV is read, and is stored with the result. */
export function toScoringCv(content: CvContent, asOf: Date): ScoringCv {
  const redact = createRedaction(content.name);
  const month = asOf.getUTCFullYear() * 12 + asOf.getUTCMonth();
  const lines: ScoringLine[] = [];
  const add = (kind: LineKind, entry: number, text = '', cut = true): void => {
    const clean = (line: string) => redact(kind === 'education' ? withoutSchools(line) : line);
    const seen = readLookAlikes(text);
    withoutOrders(cut ? cutLines(seen, clean) : [clean(seen)])
      .filter((piece) => stemsOf(piece).some((stem) => stem !== '') && !isPersonalStatement(piece))
      .forEach((piece, line) => {
        lines.push({ kind, text: piece, entry, line });
      });
  };

  add('summary', 0, content.summary);
  content.experience.forEach(({ title, description }, entry) => {
    if (isPersonalStatement(title ?? '')) return;
    add('title', entry, title, false);
    add('experience', entry, description);
  });
  content.education.forEach(({ qualification, description }, entry) => {
    add('education', entry, [qualification, description].filter(Boolean).join('\n'));
  });
  content.certificates?.forEach((certificate, entry) => {
    add('certificate', entry, certificate, false);
  });
  content.languages?.forEach((language, entry) => {
    add('language', entry, language, false);
  });
  add('other', 0, content.other?.join('\n'));
  content.skills.forEach((skill, entry) => {
    add('skill', entry, skill, false);
  });
  for (const said of lines.filter(({ kind, text }) => (kind === 'summary' || kind === 'skill') && saysSpoken(text))) {
    lines.push({ ...said, kind: 'language', entry: -1 });
  }
  for (const told of lines.filter(({ kind, text }) => kind === 'summary' && tellsWhatWasDone(text))) {
    lines.push({ ...told, kind: 'other', entry: 1 });
  }
  return {
    lines,
    spans: content.experience.map((entry) => spanOf(entry, month)),
    statedYears: content.experienceYears,
    asOf: month,
  };
}

function spanOf({ title, start, end, duration }: ExperienceContent, asOf: number): ScoringSpan {
  if (isPersonalStatement(title ?? '')) return {};
  const range = start ? { start, end } : duration ? findDateRange(duration) : undefined;
  if (!range?.start || !range.end) return {};
  const from = monthOf(range.start, 0);
  const to = range.end === 'present' ? asOf + 1 : Math.min(monthOf(range.end, 0) + 1, asOf + 1);
  return to > from ? { from, to } : {};
}

/** A year without a month is taken at its middle. */
function monthOf(date: CvDate, fallback: number): number {
  const [year, month] = date.split('-').map(Number);
  return year === undefined || Number.isNaN(year) ? fallback : year * 12 + (month === undefined ? 6 : month - 1);
}
