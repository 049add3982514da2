import { lookUpSkill } from '../../taxonomy/find-skills.ts';
import { findDateRange } from '../dates/date-range.ts';
import type { CvLine } from '../lines/cv-line.ts';
import type { CvSection } from '../parsed-cv.ts';
import { type CvSectionKind, cvHeadingKind, looksLikeCvHeading, looksLikeTitleLine } from '../words/cv-headings.ts';
import { namesCourse, qualificationScore } from '../words/education-words.ts';
import { isLanguage } from '../words/language-names.ts';
import { areLetters } from '../words/membership-letters.ts';
import { namesPost } from '../words/names-post.ts';
import { isListOfPapers, isPaper, isRegistration } from '../words/papers.ts';
import { isProtected } from '../words/protected-lines.ts';
import { isNameSpelledOut, spellingsIn } from '../words/spelled-out.ts';
import { titleScore } from '../words/title-words.ts';
import { asPaper, withPapersApart } from './papers-apart.ts';
import type { Section } from './section.ts';

/** Cuts the lines at their headings. A column that starts without one goes on with the section of the column above it. */
export function toSections(lines: readonly CvLine[]): Section[] {
  const style = findHeadingStyle(lines);
  const spellings = spellingsIn(lines.map(({ text }) => text));
  const first: Section = { kind: 'contact', heading: undefined, title: undefined, lines: [] };
  const sections: Section[] = [first];
  const byStream = new Map<number, Section>();
  let current = first;
  for (const [index, line] of lines.entries()) {
    if (line.startsColumn && index > 0) current = continueColumn(line, lines[index - 1], current, byStream, sections);
    const near = { above: lines[index - 1], next: lines[index + 1], afterNext: lines[index + 2] };
    const opened = openSection(line, near, current, style);
    if (opened) {
      sections.push(opened);
      current = opened;
    } else if (current.isRunIn && current.kind === 'certificates' && isDatedCourse(line.text)) {
      current = { kind: 'education', heading: undefined, title: undefined, lines: [line] };
      sections.push(current);
    } else if (isNameBelowLists(line, current, sections, spellings)) {
      current = { kind: 'contact', heading: undefined, title: undefined, lines: [line] };
      sections.push(current);
    } else if (isLooseList(line, current)) {
      const kind = areLetters(line.text) ? 'certificates' : 'languages';
      sections.push({ kind, heading: undefined, title: undefined, lines: [line] });
    } else if (current.kind === 'skills' && LANGUAGE_LEVELS.test(line.text)) {
      sections.push({ kind: 'languages', heading: undefined, title: undefined, lines: [line] });
    } else if (endsList(line, current) || endsRunIn(line, lines[index - 1], current)) {
      current = { kind: 'contact', heading: undefined, title: undefined, lines: [line] };
      sections.push(current);
    } else if (current.heading === undefined && line.bullet === undefined && holdsPapers(line.text)) {
      sections.push({ kind: 'certificates', heading: undefined, title: undefined, lines: [line] });
    } else if (current.heading === undefined && isListOfSkills(line)) {
      sections.push({ kind: 'skills', heading: undefined, title: undefined, lines: [line] });
    } else current.lines.push(line);
    byStream.set(line.stream, current);
  }
  return sections
    .map(asPaper)
    .flatMap(withPapersApart)
    .filter(({ heading, lines: own }) => heading || own.length > 0);
}

/** What LinkedIn's own file has beside the name stands above it once its text is copied: contacts, skills, languages, certificates. */
const isNameBelowLists = (
  line: CvLine,
  { heading, kind }: Section,
  sections: readonly Section[],
  spellings: readonly string[],
): boolean =>
  heading !== undefined &&
  BESIDE.has(kind) &&
  sections.every((section) => BESIDE.has(section.kind)) &&
  line.bullet === undefined &&
  isNameSpelledOut(line.text, spellings);

const BESIDE = new Set<CvSectionKind>(['contact', 'skills', 'languages', 'certificates', 'awards', 'publications']);

/** "University of South Wales, BSc Construction Management 2016" below "Tickets: CSCS, SMSTS". */
const isDatedCourse = (text: string): boolean => namesCourse(text) && /(?:19|20)\d{2}/u.test(text);

/** Letters, or languages with their label, among other lists: a list of another kind may hold them, its own does. */
const isLooseList = ({ text, bullet }: CvLine, { kind, isRunIn }: Section): boolean =>
  bullet === undefined &&
  (areLetters(text) || areLanguages(text)) &&
  (!LISTS.has(kind) || (kind === 'certificates' && (isRunIn === true || LABEL_OF_LANGUAGES.test(text))));

const LABEL_OF_LANGUAGES = /^(?:(?:foreign|spoken|other) )?languages?(?: (?:known|spoken))?(?:\s*:|\s[–-])?\s+/iu;

/** "English good (B2), Polish" in a line of its own, wherever it stands: languages, and how well. */
function areLanguages(text: string): boolean {
  const isTold = /^(?:i )?speaks?\s/iu.test(text);
  const items = text
    .replace(LABEL_OF_LANGUAGES, '')
    .replace(/^(?:i )?speaks?\s+/iu, '')
    .replace(/[.]$/u, '')
    .split(/\s*[,;·|/]\s+|\s+and\s+/u);
  if (text.length > 90 || /\d{4}|:/u.test(text.replace(LABEL_OF_LANGUAGES, ''))) return false;
  const named = items.filter((item) => isLanguage(/^\p{L}+/u.exec(item)?.[0] ?? '') && item.split(' ').length <= 4);
  const isList = named.length === items.length || (isTold && named.length >= items.length / 2);
  return isList && (items.length >= 2 || LEVEL.test(text));
}

/** Among the skills of a Europass CV: "Mother tongue(s) Czech", "English: Understanding C1, Speaking B2". */
const LANGUAGE_LEVELS =
  /^(?:mother tongue|native language|other languages?)\b|^\p{Lu}\p{L}+:?\s.{0,40}\b(?:understanding|listening|reading|speaking|spoken|writing)\b.*\b[ABC][12]\b/iu;

const LEVEL = /\b(?:native|mother tongue|fluent|conversational|intermediate|basic|proficient|[abc][12])\b/iu;

const LISTED = new Set<CvSectionKind>(['skills', 'languages', 'interests']);

/** "2020–2026 Web Developer, Acme" below a list of skills, without a heading: the first of the posts. */
const endsList = ({ text, bullet }: CvLine, { kind, heading }: Section): boolean =>
  heading !== undefined && LISTED.has(kind) && bullet === undefined && namesPost(text);

/** "Licences: C+E, ADR", and below a gap "Since 2017 I have been driving for …": what stood behind a label ends with its paragraph. */
const isGap = (above: CvLine, line: CvLine): boolean =>
  above.page === line.page && line.line.y - (above.line.y + above.line.height) > line.line.fontSize * 0.6;

const endsRunIn = (line: CvLine, above: CvLine | undefined, { isRunIn }: Section): boolean =>
  isRunIn === true &&
  above !== undefined &&
  isGap(above, line) &&
  line.wordCount > 6 &&
  findDateRange(line.text) !== undefined;

const holdsPapers = (text: string): boolean =>
  isListOfPapers(text) ||
  isRegistration(text) ||
  (isPaper(text) && titleScore(text) < 1 && findDateRange(text) === undefined);

/** "Stock control, merchandising, Excel" where no heading says so: short names, half of them known. */
function isListOfSkills({ text, bullet, cells }: CvLine): boolean {
  const items = text.split(/\s*[,;|]\s+/);
  if (bullet !== undefined || cells.length > 1 || items.length < 3 || items.length > 40 || /[.@]|\d{4}/.test(text))
    return false;
  const known = items.filter((item) => lookUpSkill(item) !== undefined).length;
  return known >= 2 && known >= items.length / 2 && items.every((item) => item.split(' ').length <= 4);
}

function continueColumn(
  line: CvLine,
  previous: CvLine | undefined,
  current: Section,
  byStream: ReadonlyMap<number, Section>,
  sections: Section[],
): Section {
  const above = byStream.get(line.stream);
  if (previous && previous.page !== line.page) return above ?? current;
  const isBelow = previous && line.line.y > previous.line.y;
  if (isBelow) return previous.stream === line.stream ? current : (above ?? current);
  if (!previous) return current;
  // A list set in several columns goes on; anything else beside a column is a new beginning.
  const isList = current.heading && (line.bullet !== undefined || (current.kind === 'skills' && line.wordCount <= 4));
  if (isList || current.heading === undefined) return current;
  const opened: Section = { kind: 'contact', heading: undefined, title: undefined, lines: [] };
  sections.push(opened);
  return opened;
}

interface HeadingStyle {
  readonly bodySize: number;
  /** Looks shared by headings whose words are known. */
  readonly looks: ReadonlyMap<string, number>;
  /** Headings stand out, so that a plain line with the same words is none. */
  readonly isStyled: boolean;
  /** How many of posts and courses end with a colon. */
  readonly withColon: number;
}

function findHeadingStyle(lines: readonly CvLine[]): HeadingStyle {
  const sizes = new Map<number, number>();
  for (const { line, text } of lines) {
    const size = Math.round(line.fontSize * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + text.length);
  }
  const bodySize = [...sizes].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [10, 0])[0];
  const looks = new Map<string, number>();
  let plain = 0;
  let withColon = 0;
  for (const line of lines) {
    if (line.cells.length > 1 || !looksLikeCvHeading(line.line)) continue;
    if (line.text.endsWith(':') && MAIN.has(cvHeadingKind(line.text))) withColon += 1;
    const look = lookOf(line, bodySize);
    if (look === '') plain += 1;
    else looks.set(look, (looks.get(look) ?? 0) + 1);
  }
  const styled = [...looks.values()].reduce((sum, count) => sum + count, 0);
  return { bodySize, looks, isStyled: styled >= plain && [...looks.values()].some((count) => count >= 2), withColon };
}

const MAIN = new Set<CvSectionKind | undefined>(['experience', 'education']);

/** Empty for what looks like the body. */
function lookOf({ line, text }: CvLine, bodySize: number): string {
  const isCapitals = /\p{Lu}{3,}/u.test(text) && !/\p{Ll}/u.test(text);
  const size = line.fontSize > bodySize * 1.06 ? `${Math.round(line.fontSize * 2) / 2}` : '';
  const isBold = line.isBold ? 'bold' : '';
  const level = line.heading === undefined ? '' : `level ${line.heading}`;
  return [level, size, isBold, isCapitals ? 'caps' : ''].filter((part) => part !== '').join(' ');
}

interface Near {
  readonly above: CvLine | undefined;
  readonly next: CvLine | undefined;
  readonly afterNext: CvLine | undefined;
}

/** A line with room above and below it. */
const standsFree = ({ line, page, wordCount }: CvLine, { above, next }: Near): boolean => {
  const gap = (upper: CvLine['line'], lower: CvLine['line']) => lower.y - (upper.y + upper.height);
  const room = line.fontSize * 0.8;
  return (
    wordCount <= 3 &&
    (!above || above.page !== page || gap(above.line, line) > room) &&
    next !== undefined &&
    (next.page !== page || gap(line, next.line) > room)
  );
};

function openSection(line: CvLine, near: Near, current: Section, style: HeadingStyle): Section | undefined {
  const beside = headingBeside(line);
  if (beside) return beside;
  const look = lookOf(line, style.bodySize);
  if (line.cells.length === 1 && looksLikeCvHeading(line.line)) {
    const stands = !style.isStyled || look !== '' || line.text.endsWith(':') || standsFree(line, near);
    const kind = cvHeadingKind(line.text);
    const isPaperInList = current.kind === 'certificates' && /^driving licen[cs]e$/iu.test(line.text);
    if (kind && stands && !isPaperInList && !isSubheading(kind, line, current, look, style))
      return toSection(kind, line);
  }
  const runIn = runInHeading(line, near, current, look, style);
  if (runIn) return runIn;
  if (isUnknownHeading(line, near, current, look, style)) return toSection('other', line);
  return undefined;
}

const toSection = (kind: CvSectionKind, heading: CvLine, lines: CvLine[] = []): Section => ({
  kind,
  heading,
  title: heading.text.replace(/\s*:$/, ''),
  lines,
});

/** "Achievements" in smaller type under a job is part of the job. */
function isSubheading(kind: CvSectionKind, line: CvLine, current: Section, look: string, style: HeadingStyle): boolean {
  if (current.kind !== 'experience' && current.kind !== 'education' && current.kind !== 'skills') return false;
  const isMinor =
    /^(?:key |main |selected |core )?(?:achievements?|accomplishments?|projects?|responsibilities|skills|tools|technologies|details|training|courses|languages|software|honou?rs|awards|highlights|summary|overview|notes?|information|other)\b/iu.test(
      line.text,
    );
  if (!isMinor || kind === 'experience') return false;
  if (!style.isStyled) return line.text.endsWith(':') && current.kind !== 'education' && style.withColon < 2;
  return headingsLike(look, style) < 2;
}

/** How many known headings look the same, with room above them or without. */
function headingsLike(look: string, { looks }: HeadingStyle): number {
  const plainly = (of: string) => of.replace(/^level \d ?/u, '');
  if (plainly(look) === '') return looks.get(look) ?? 0;
  return [...looks].reduce((sum, [of, count]) => (plainly(of) === plainly(look) ? sum + count : sum), 0);
}

/** A heading in the left cell with its text beside it. */
function headingBeside(line: CvLine): Section | undefined {
  const [label, ...rest] = line.cells;
  if (!label || rest.length === 0 || line.bullet !== undefined) return undefined;
  const isDated = findDateRange(label.text) !== undefined;
  const kind = looksLikeTitleLine(label.text) && !isDated ? cvHeadingKind(label.text) : undefined;
  if (!kind || /:$/.test(label.text) || kind === 'other' || kind === 'contact') return undefined;
  const spans = line.line.spans.filter(({ x }) => x >= (rest[0]?.x ?? 0) - 1);
  const text = rest.map((cell) => cell.text).join('  ');
  const content: CvLine = {
    ...line,
    text,
    cells: rest,
    wordCount: text.split(/\s+/).length,
    line: { ...line.line, text, cells: rest, spans, isBold: spans.length > 0 && spans.every(({ isBold }) => isBold) },
  };
  return { kind, heading: line, title: label.text, lines: [content] };
}

const RUN_IN = new Set<CvSectionKind>([
  'skills',
  'languages',
  'certificates',
  'interests',
  'references',
  'summary',
  'education',
]);

/** "SUMMARY Product designer with five years", "EDUCATION BA Graphic Communication". */
const CAPITALS_FIRST = /^(EDU|QUALS|\p{Lu}{5,}(?: \p{Lu}{4,})?)\s+(\p{Lu}.*\p{Ll}.*)$/su;

/** "Languages: English, French", "Skills – Excel, Sage" */
function runInHeading(
  line: CvLine,
  { above }: Near,
  current: Section,
  look: string,
  style: HeadingStyle,
): Section | undefined {
  if (line.bullet !== undefined) return undefined;
  const match = /^([^:]{2,40}?)(?::|\s[–—-])\s+(\S.*)$/su.exec(line.text) ?? CAPITALS_FIRST.exec(line.text);
  const kind = match?.[1] && looksLikeTitleLine(match[1]) ? cvHeadingKind(match[1]) : undefined;
  if (!match?.[1] || !match[2] || !kind || !RUN_IN.has(kind)) return undefined;
  const text = match[2];
  const content = { ...line, text, wordCount: text.split(/\s+/).length, cells: [{ ...line.line, text }] };
  const opened: Section = { kind, heading: line, title: match[1], lines: [content], isRunIn: true };
  if (kind === 'certificates' && LICENCES.test(match[1])) return opened;
  // "IT: Word, Excel" below a gap is about no course.
  if (current.kind === 'education' && LISTED.has(kind) && above && isGap(above, line)) return opened;
  if (
    (current.isRunIn && kind !== current.kind) ||
    endsPosts(kind, match[2], current) ||
    (current.kind === 'experience' && kind === 'certificates' && above && isGap(above, line)) ||
    endsCourses(kind, match[2], current)
  )
    return opened;
  // "Technical: Excel", "Languages: Spanish", "Certifications: CFA": lists of several kinds under one heading.
  if (
    current.kind === 'skills' &&
    kind === 'certificates' &&
    current.lines.length > 0 &&
    current.lines.every(({ text }) => LABELLED.test(text))
  )
    return opened;
  const isCapitals =
    /^\p{Lu}[\p{Lu} &]{3,}$/u.test(match[1]) &&
    [...style.looks].some(([of, count]) => of.endsWith('caps') && count >= 2);
  if (isCapitals && kind !== current.kind) return opened;
  // Inside a section of its own rank the label is a line of that section.
  if (current.heading && current.kind !== 'contact' && (style.isStyled || current.kind === 'skills') && look === '') {
    return undefined;
  }
  if (current.kind === 'skills' || current.kind === 'experience' || current.kind === 'education') return undefined;
  return opened;
}

const LABELLED = /^\p{L}[^:]{2,30}:\s/u;

/** "Licences: B, B+E" below posts or courses. */
const LICENCES = /^(?:driving )?licen[cs]es?(?: held)?$/iu;

/** "Skills: Java" below a post is about that post; "Education: BSc Physics, Leeds" and "Languages: Polish" are about none. */
const endsPosts = (kind: CvSectionKind, text: string, current: Section): boolean =>
  current.kind === 'experience' &&
  ((kind === 'education' && qualificationScore(text) > 0) || (kind === 'languages' && opensWithLanguage(text)));

/** "Courses: CSCS, IPAF 3a, SSSTS (2021)" below courses: papers, and no subjects of theirs. */
const endsCourses = (kind: CvSectionKind, text: string, current: Section): boolean =>
  current.kind === 'education' && kind === 'certificates' && isListOfPapers(text);

const opensWithLanguage = (text: string): boolean => isLanguage(/^\p{L}+/u.exec(text)?.[0] ?? '');

const LISTS = new Set<CvSectionKind>(['skills', 'certificates', 'languages']);

/** A heading that was not foreseen looks exactly like the others, and is no entry's first line. */
function isUnknownHeading(
  line: CvLine,
  { next, afterNext }: Near,
  current: Section,
  look: string,
  style: HeadingStyle,
): boolean {
  const fewest = line.line.heading === undefined ? 2 : 1;
  if (look === '' || line.bullet !== undefined || line.cells.length > 1 || (style.looks.get(look) ?? 0) < fewest)
    return false;
  if (line.text.length > 50 || line.wordCount > 6 || !looksLikeTitleLine(line.text) || /\d{4}|@/.test(line.text))
    return false;
  if (current.heading === undefined && current.lines.length < 3) return false;
  if (titleScore(line.text) > 0.5) return false;
  // In a list of short names, capitals alone make an abbreviation.
  const isItem = line.wordCount === 1 || lookUpSkill(line.text) !== undefined;
  if (LISTS.has(current.kind) && ((look === 'caps' && isItem) || areLanguages(line.text))) return false;
  const headsEntry = [line, next, afterNext].some((near) => near && findDateRange(near.text) !== undefined);
  const isEntrySection = current.kind === 'experience' || current.kind === 'education' || current.kind === 'projects';
  return !(headsEntry && isEntrySection);
}

/** The sections without lines about what a person may not be judged by. */
export const withoutProtected = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...section, lines: section.lines.filter(({ text }) => !isProtected(text)) }));

export function toPublicSections(sections: readonly Section[]): CvSection[] {
  return sections.map(({ kind, heading, title, lines }) => ({
    kind: heading || LISTS.has(kind) ? kind : 'contact',
    ...(title !== undefined && { heading: title }),
    page: heading?.page ?? lines[0]?.page ?? 1,
    lines: lines.map(({ text, bullet }) => (bullet ? `${bullet} ${text}` : text)),
  }));
}
