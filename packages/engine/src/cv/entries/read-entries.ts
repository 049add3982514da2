import type { DayOrder } from '../dates/date-at.ts';
import { findDateRange } from '../dates/date-range.ts';
import type { CvLine } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import type { EducationEntry, ExperienceEntry } from '../parsed-cv.ts';
import type { Section } from '../sections/section.ts';
import { institutionScore, isDegree, namesCourse, qualificationScore } from '../words/education-words.ts';
import { namesPost } from '../words/names-post.ts';
import { titleScore } from '../words/title-words.ts';
import { findAnchors } from './anchors.ts';
import { cutCourses } from './cut-courses.ts';
import { readEducation } from './read-education.ts';
import { readExperience } from './read-experience.ts';
import { WHICH_POST } from './segments.ts';
import { cutToldPosts } from './told-posts.ts';
import { cutWorkedHere } from './worked-here.ts';

interface Entries {
  readonly experience: ExperienceEntry[];
  readonly education: EducationEntry[];
}

/** Jobs and courses: from their own sections, and where those are missing from dated lines that stand anywhere else. */
export function readEntries(sections: readonly Section[], order: DayOrder, ledger: Ledger): Entries {
  const free = (section: Section) => cutCourses(cutToldPosts(cutWorkedHere(unused(section, ledger), order), order));
  const posts = new Map<Section, ExperienceEntry[]>();
  const tails: CvLine[][] = [];
  const hasCourses = sections.some(({ kind }) => kind === 'education');
  for (const section of sections.filter(({ kind }) => kind === 'experience')) {
    const lines = free(section);
    const end = hasCourses ? lines.length : endOfPosts(lines);
    posts.set(section, readExperience(lines.slice(0, end), order, ledger));
    tails.push(lines.slice(end));
  }
  const education = sections
    .filter(({ kind }) => kind === 'education')
    .map(free)
    .concat(tails)
    .flatMap((lines) => readEducation(lines, order, ledger));
  const underHeadings = [...posts.values()].flat();
  for (const section of sections.filter(mayHoldEntries)) {
    // Beside posts under their heading, only lines that name one in full are others: the heading may be that of the earlier ones.
    if (underHeadings.length > 0 && !section.lines.some(({ bullet, text }) => bullet === undefined && namesPost(text)))
      continue;
    const [courses, jobs] = divide(datedPart(free(section), order));
    posts.set(
      section,
      readExperience(jobs, order, ledger).filter((entry) => !underHeadings.some((other) => isSamePost(entry, other))),
    );
    if (education.length === 0) education.push(...readEducation(courses, order, ledger));
  }
  readElsewhere(sections, posts, order, ledger);
  if (education.length === 0) {
    const inLists = sections
      .filter(isListOfPapers)
      .flatMap(free)
      .filter(({ text }) => isDegree(text));
    const courses = [...sections.filter(mayHoldEntries).flatMap(free), ...inLists].filter(isDatedCourse);
    education.push(...readEducation(courses, order, ledger));
  }
  return { experience: sections.flatMap((section) => posts.get(section) ?? []), education };
}

const unused = ({ lines }: Section, ledger: Ledger): CvLine[] => lines.filter((line) => !ledger.isUsed(line));

/** Where a CV names no posts: those below its projects ("New school, £14m – Site Manager – Apr 2023 to Oct 2025"), else work told by deeds. */
function readElsewhere(
  sections: readonly Section[],
  posts: Map<Section, ExperienceEntry[]>,
  order: DayOrder,
  ledger: Ledger,
): void {
  const hasNone = () => [...posts.values()].every((own) => own.length === 0);
  const read = (section: Section, lines: readonly CvLine[]) => posts.set(section, readExperience(lines, order, ledger));
  const ofProjects = ({ kind, lines }: Section) => kind === 'projects' && lines.some(({ text }) => namesPost(text));
  if (hasNone())
    for (const section of sections.filter(ofProjects))
      read(section, cutCourses(cutToldPosts(unused(section, ledger), order)));
  if (!hasNone()) return;
  for (const section of sections.filter(mayHoldEntries)) {
    const told = cutToldPosts(unused(section, ledger), order, true);
    read(
      section,
      told.filter(({ opensPost }) => opensPost !== undefined),
    );
  }
}

/** "BSc Zoology, Leeds 2024" in a CV without dated posts. */
const isDatedCourse = ({ text, bullet, wordCount }: CvLine): boolean =>
  bullet === undefined && wordCount <= 16 && qualificationScore(text) > 1 && /(?<!\d)(?:19|20)\d{2}(?!\d)/u.test(text);

const mayHoldEntries = ({ kind, heading }: Section): boolean =>
  kind !== 'certificates' && (!heading || kind === 'other' || kind === 'summary');

/** "Training" is what an actor calls three years of drama school. */
const isListOfPapers = ({ kind, heading }: Section): boolean => kind === 'certificates' && heading !== undefined;

/** "Store Manager at Acme since 2019" at the top, and again among the posts. */
const isSamePost = (one: ExperienceEntry, other: ExperienceEntry): boolean =>
  one.start === other.start && one.end === other.end;

/** Where courses without a heading follow the posts: below a gap, a degree or a school with the year it ended, and no title. */
function endOfPosts(lines: readonly CvLine[]): number {
  const at = lines.findIndex((line, index) => {
    if (index === 0 || line.bullet !== undefined || line.wordCount > 16 || !startsBlock(line, lines[index - 1]))
      return false;
    const learns =
      namesCourse(line.text) ||
      qualificationScore(line.text) >= 1 ||
      (institutionScore(line.text) > 0 && /(?:19|20)\d{2}\W*$/u.test(line.text));
    return learns && titleScore(line.text) < 1 && (findDateRange(line.text) === undefined || namesCourse(line.text));
  });
  const isLast =
    at >= 0 && !lines.slice(at).some(({ text }) => findDateRange(text) !== undefined && !namesCourse(text));
  return isLast ? at : lines.length;
}

/** From the first line of the first dated entry on. */
function datedPart(lines: readonly CvLine[], order: DayOrder): CvLine[] {
  const anchors = findAnchors(lines, order).filter(({ range }) => !range.isSingle);
  const [first] = anchors;
  if (!first) return [];
  // "2018 to present – Scaffolder – Acme" needs nothing of what stands above it, tickets or a headline.
  if (namesPost(lines[first.at]?.text ?? '')) return lines.slice(first.at);
  const near = lines.slice(Math.max(0, first.at - 2), first.at);
  const above = near.findLastIndex(
    ({ bullet, wordCount, text }) => bullet !== undefined || wordCount > 10 || /@|\d{6}/.test(text),
  );
  return lines.slice(Math.max(0, first.at - 2) + above + 1);
}

const startsBlock = (line: CvLine, previous: CvLine | undefined): boolean =>
  !previous ||
  line.startsColumn ||
  line.line.y - previous.line.y > line.line.fontSize * 1.9 ||
  line.line.y < previous.line.y;

/** Blocks whose lines speak of schools and degrees, and the others. */
function divide(lines: readonly CvLine[]): [CvLine[], CvLine[]] {
  const courses: CvLine[] = [];
  const jobs: CvLine[] = [];
  let isCourse = false;
  let isPost = false;
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const isFirst = startsBlock(line, previous);
    if (isFirst) isPost = false;
    if (line.opensPost) [isCourse, isPost] = [false, true];
    else if (
      (line.bullet === undefined || findDateRange(line.text) !== undefined) &&
      line.opensPost === undefined &&
      line.wordCount <= 16
    ) {
      const degree = qualificationScore(line.text);
      // A school below a title is where the work was done.
      const learns = degree + (isPost ? 0 : institutionScore(line.text));
      const isAtSchool = degree === 0 && opensWithTitle(line.text);
      const isTitle = (titleScore(line.text) >= 1 && degree === 0) || isAtSchool;
      if (learns >= 0.8 && titleScore(line.text) < 1.2 && !isAtSchool) isCourse = true;
      else if (isFirst && isTitle) isCourse = false;
      isPost ||= isFirst && isTitle;
    }
    (isCourse ? courses : jobs).push(line);
  }
  return [courses, jobs];
}

/** "Teaching Assistant, Norwich Road Academy, 2018 to date", dates first or last: work at a school. */
function opensWithTitle(text: string): boolean {
  const range = findDateRange(text);
  const told = (range?.from === 0 ? text.slice(range.to).replace(/^[\s,:–—-]+/u, '') : text).replace(WHICH_POST, '');
  const [title = ''] = told.split(/,|\s[–—|-]\s/u);
  return titleScore(title) >= 1 && !/\bstudent|\bpupil/iu.test(title);
}
