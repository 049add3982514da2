import type { Found } from '../../document/found.ts';
import type { DayOrder } from '../dates/date-at.ts';
import { type DateRange, findDateRanges } from '../dates/date-range.ts';
import { type CvLine, foundInLine, foundInLines } from '../lines/cv-line.ts';
import { joinWrapped } from '../lines/join-wrapped.ts';
import type { Ledger } from '../lines/ledger.ts';
import { toParagraphs } from '../lines/paragraphs.ts';
import type { EducationEntry } from '../parsed-cv.ts';
import { institutionScore, isGrade, qualificationScore } from '../words/education-words.ts';
import type { SegmentRole } from '../words/entry-labels.ts';
import { areLetters } from '../words/membership-letters.ts';
import { namesPaper } from '../words/papers.ts';
import { isPlace } from '../words/place-words.ts';
import { isHeaderLike } from './header-lines.ts';
import { durationOf } from './read-experience.ts';
import { isAtAnEnd, type Segment, segmentsOf, tidy } from './segments.ts';
import { readTableHead } from './table-head.ts';

interface Draft {
  institution?: Segment;
  qualification?: Segment;
  /** Which of the two came first. */
  first?: 'institution' | 'qualification';
  dated?: CvLine;
  range?: DateRange;
  /** "Studied: Psychology" */
  subject?: Segment;
  readonly unknown: Segment[];
  readonly lines: CvLine[];
  readonly body: CvLine[];
}

type Part = Segment & { readonly kind: 'institution' | 'qualification' | 'grade' | 'place' | 'unknown' };

/** The courses of a section. A line that says again what the open entry has already said starts the next one. */
export function readEducation(lines: readonly CvLine[], order: DayOrder, ledger: Ledger): EducationEntry[] {
  const { columns, lines: rows } = readTableHead(lines, ledger);
  const own = joinWrapped(
    rows.filter((line) => !ledger.isUsed(line)),
    (text) => qualificationScore(text) > 1 || DETAIL.test(text),
  );
  const allBulleted = own.length > 0 && own.filter(({ bullet }) => bullet !== undefined).length > own.length * 0.7;
  const drafts: Draft[] = [];
  for (const [index, line] of own.entries()) {
    const isHead =
      (allBulleted && line.bullet !== undefined) ||
      isHeaderLike(line, own[index - 1]) ||
      isDense(line) ||
      opensWithDegree(line);
    const open = drafts.at(-1);
    if (open && takesSubject(open, line, order)) continue;
    if (!isHead || (open && DETAIL.test(line.text))) {
      if (open) open.body.push(line);
      continue;
    }
    placeLine(line, order, columns, drafts);
  }
  for (const draft of drafts) draft.qualification = withSubject(draft);
  inheritInstitutions(drafts);
  return drafts
    .filter(({ institution, qualification }) => institution || qualification)
    .map((draft) => toEntry(draft, ledger));
}

/** What was done on a course, not the course. */
const DETAIL =
  /^(?:(?:final[- ]year |master['’]s |bachelor['’]s |relevant |key |core |main |selected )?(?:dissertation|thesis|modules?|courses?|coursework|subjects?|project|topics|activities|societies|grades?|gpa|results?|minor|major|honou?rs|awards?|supervisor|specialisation|specialization|focus))\b[^,]{0,20}:/iu;

const STUDIED = /^(?:studied|studying|course of study|field of study|subjects? studied)\s*:\s+(?=\p{L})/iu;

/** What was learned at a school, said by its label below the school's name; below a course it is what the course held. */
function takesSubject(open: Draft, line: CvLine, order: DayOrder): boolean {
  const isBare = open.institution && !open.qualification && !open.subject && open.body.length === 0;
  if (!isBare || !STUDIED.test(line.text)) return false;
  const told = line.text.replace(STUDIED, '');
  const range = findDateRanges(told, order).find(({ isSingle }) => !isSingle);
  const text = tidy(range ? told.slice(0, range.from) : told);
  open.subject = { text, line, box: line.line, isBold: false };
  open.lines.push(line);
  if (range && !open.range) {
    open.range = rangeOf(line, order);
    open.dated = line;
  }
  return true;
}

/** "BSc (Hons), 2:1" below "Studied: Psychology": a degree in it. */
const withSubject = ({ subject, qualification }: Draft): Segment | undefined =>
  subject && qualification
    ? { ...qualification, text: `${qualification.text}, ${subject.text}` }
    : (qualification ?? subject);

/** A degree at the front of a line opens an entry, even where the line above was full. */
const opensWithDegree = ({ text, bullet, wordCount }: CvLine): boolean =>
  bullet === undefined && wordCount <= 20 && /^\p{Lu}/u.test(text) && qualificationScore(text) > 1;

/** A whole entry in one long line. */
const isDense = ({ text, bullet, wordCount }: CvLine): boolean =>
  bullet === undefined &&
  wordCount <= 30 &&
  institutionScore(text) > 0 &&
  qualificationScore(text) > 0 &&
  /\d{4}/.test(text);

/** "Home lab: Proxmox, a bit of SQL": said of something else, and no name of a school. */
const LABELLED = /^\p{Lu}[^:,]{2,40}:\s/u;

function placeLine(
  line: CvLine,
  order: DayOrder,
  columns: readonly (SegmentRole | undefined)[],
  drafts: Draft[],
): void {
  const range = rangeOf(line, order);
  const parts = line.isCourse ? asCourse(line) : segmentsOf(line, order, columns).flatMap(toParts);
  const says = (kind: Part['kind']) => parts.some((part) => part.kind === kind);
  // A paper among the courses, of which a list of its own is made.
  if (!says('institution') && !says('qualification') && namesPaper(line.text)) return;
  const isEmpty = !says('institution') && !says('qualification') && !range;
  const open = drafts.at(-1);
  if (isEmpty) {
    if (!open) return;
    const isOpenEnded = !open.institution || !open.qualification;
    if (
      isOpenEnded &&
      !LABELLED.test(line.text) &&
      open.body.length === 0 &&
      parts.some(({ kind }) => kind === 'unknown')
    ) {
      open.unknown.push(...parts.filter(({ kind }) => kind === 'unknown'));
      open.lines.push(line);
    } else open.body.push(line);
    return;
  }
  const repeats =
    !open ||
    (says('institution') && open.institution) ||
    (says('qualification') && open.qualification) ||
    (range && open.range) ||
    // After a description only a new entry has names or dates.
    (open.body.length > 0 && !isDetail(line, parts, range));
  if (open && !repeats) fill(open, line, parts, range);
  else {
    const draft: Draft = { unknown: [], lines: [], body: [] };
    drafts.push(draft);
    fill(draft, line, parts, range);
  }
}

/** How long a paper is valid is no part of its name. */
const VALID_TO = /\s*\((?:(?:valid )?(?:to|until)|exp(?:ires|iry)?\.?)?\s*(?:\p{L}{3,9}\s)?(?:19|20)\d{2}\)/u;

const asCourse = (line: CvLine): Part[] => [
  { text: line.text.replace(VALID_TO, ''), line, box: line.line, isBold: false, kind: 'qualification' },
];

const isDetail = (line: CvLine, parts: readonly Part[], range: DateRange | undefined): boolean =>
  !range &&
  (line.bullet !== undefined || parts.every(({ kind }) => kind !== 'institution' && kind !== 'qualification'));

function fill(draft: Draft, line: CvLine, parts: readonly Part[], range: DateRange | undefined): void {
  draft.lines.push(line);
  if (range && !draft.range) {
    draft.range = range;
    draft.dated = line;
  }
  for (const part of parts) {
    if (part.kind === 'institution' && !draft.institution) {
      draft.institution = part;
      draft.first ??= 'institution';
    } else if (part.kind === 'qualification' && !draft.qualification) {
      draft.qualification = part;
      draft.first ??= 'qualification';
    } else if (part.kind === 'qualification' && draft.qualification?.line === line) {
      draft.qualification = { ...draft.qualification, text: `${draft.qualification.text}, ${part.text}` };
    } else if (part.kind !== 'place') draft.unknown.push(part);
  }
}

function rangeOf(line: CvLine, order: DayOrder): DateRange | undefined {
  const ranges = findDateRanges(line.text, order);
  const range = ranges.find(({ isSingle }) => !isSingle);
  if (range) return range;
  const single = ranges.at(-1);
  return single && (isAtAnEnd(line.text, single) || line.wordCount <= 14) ? single : undefined;
}

/** "University of Texas at Austin" is one name. */
const DIVIDES = /,\s+|\s+from\s+(?=\p{Lu}|the )|(?<!\bUniversity of \p{Lu}\p{L}{2,15})\s+at\s+(?=\p{Lu}|the )|\s+:\s+/u;

/** "BSc Physics, University of Leeds, 2:1": parts by comma, those that belong to a name put together again. */
function toParts(whole: Segment): Part[] {
  // What stood between a comma and a full stop was a date.
  const segment = { ...whole, text: whole.text.replace(/,\s+(?=[.;])/gu, '') };
  if (segment.role === 'institution' || segment.role === 'company') return [{ ...segment, kind: 'institution' }];
  if (segment.role === 'qualification' || segment.role === 'title') return [{ ...segment, kind: 'qualification' }];
  const named = schoolAndCourse(segment.text);
  if (named)
    return [
      { ...segment, text: named[0], kind: 'institution' },
      { ...segment, text: named[1], kind: 'qualification' },
    ];
  const parts: Part[] = [];
  for (const text of segment.text.split(DIVIDES).map(withoutGrade)) {
    const previous = parts.at(-1);
    const kind = previous?.kind === 'place' && isPlace(`${previous.text}, ${text}`) ? 'place' : kindOf(text);
    const joins =
      previous &&
      ((kind === 'unknown' && previous.kind === 'qualification') ||
        (kind === 'unknown' && previous.kind === 'institution' && text.split(' ').length <= 2));
    if (joins) parts[parts.length - 1] = { ...previous, text: `${previous.text}, ${text}` };
    else parts.push({ ...segment, text: text.replace(/^the (?=\p{Lu})/u, ''), kind });
  }
  return parts;
}

/** "Colchester Sixth Form: History, French": a school, and after the colon what was learned there. */
function schoolAndCourse(text: string): [school: string, course: string] | undefined {
  const [, school = '', town = '', course = ''] = /^([^:,]+)(?:,\s+([^:,]+))?:\s+(\S.*)$/u.exec(text) ?? [];
  if (town !== '' && !isPlace(town)) return undefined;
  const isBoth = institutionScore(school) > 0 && qualificationScore(school) === 0 && institutionScore(course) === 0;
  return isBoth ? [school, course] : undefined;
}

/** "University of Essex (First)" */
function withoutGrade(text: string): string {
  const [, name = '', grade = ''] = /^(.+?)\s*\(([^()]+)\)$/u.exec(text) ?? [];
  return isGrade(grade) || /^(?:first|1st)$/iu.test(grade) ? name : text;
}

function kindOf(text: string): Part['kind'] {
  if (isGrade(text)) return 'grade';
  const [institution, qualification] = [institutionScore(text), qualificationScore(text)];
  if (institution > 0 && qualification < 1) return 'institution';
  if (qualification > 0 && (institution === 0 || qualification >= 1)) {
    return /^(?:the )?(?:school|college|university|institute|academy)\b/iu.test(text) ? 'institution' : 'qualification';
  }
  return isPlace(text) ? 'place' : 'unknown';
}

/** Several courses under one school's name. */
function inheritInstitutions(drafts: Draft[]): void {
  let above: Draft | undefined;
  for (const draft of drafts) {
    const [candidate] = draft.unknown;
    if (!draft.institution && draft.qualification && candidate && isSchool(candidate.text)) {
      draft.institution = candidate;
      draft.unknown.shift();
    } else if (!draft.qualification && draft.institution && candidate && isName(candidate.text)) {
      draft.qualification = candidate;
      draft.unknown.shift();
    }
    // A school beside its own course heads no others.
    const isAlone = above?.institution?.line !== above?.qualification?.line;
    if (!draft.institution && above?.institution && above.first === 'institution' && (isAlone || !draft.range))
      draft.institution = above.institution;
    if (draft.institution) above = draft;
  }
}

const isSchool = (text: string): boolean =>
  !isGrade(text) && !areLetters(text) && !/\s[A-E]\*?$/u.test(text) && isName(text);

const isName = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && text.split(' ').length <= 8 && !text.includes(':') && !CLAIMS.test(text);
/** "Good with Opera and Guestline" below a licence. */
const CLAIMS = /^(?:good|confident|familiar|experienced?|competent|comfortable|able|excellent|strong|used)\b/iu;

function toEntry(
  { institution, qualification, dated, range, unknown, lines, body }: Draft,
  ledger: Ledger,
): EducationEntry {
  ledger.useAsHead(...lines, institution?.line);
  ledger.use(...body);
  const text = [...unknown.map((part) => part.text), toParagraphs(body)].filter((part) => part !== '').join('\n');
  const description = text === '' ? undefined : foundInLines(text, body.length > 0 ? body : lines, 0.85);
  return {
    ...(institution && { institution: ofSegment(institution, institutionScore(institution.text) > 0 ? 0.9 : 0.6) }),
    ...(qualification && {
      qualification: ofSegment(qualification, qualificationScore(qualification.text) > 0 ? 0.9 : 0.6),
    }),
    ...(dated && range && { duration: durationOf(dated, range) }),
    ...datesOf(range),
    ...(description && { description }),
  };
}

/** One year alone is when the course ended. */
function datesOf(range: DateRange | undefined): Pick<EducationEntry, 'start' | 'end'> {
  if (!range) return {};
  if (range.isSingle) return { end: range.start };
  return { start: range.start, end: range.end };
}

const ofSegment = ({ text, line, box }: Segment, confidence: number): Found<string> =>
  foundInLine(text, line, confidence, box);
