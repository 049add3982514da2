import type { Found } from '../../document/found.ts';
import { normaliseTitle } from '../../titles/normalise-title.ts';
import type { DayOrder } from '../dates/date-at.ts';
import type { DateRange } from '../dates/date-range.ts';
import { type CvLine, foundInLine, foundInLines } from '../lines/cv-line.ts';
import type { Ledger } from '../lines/ledger.ts';
import { toParagraphs } from '../lines/paragraphs.ts';
import type { ExperienceEntry } from '../parsed-cv.ts';
import { isCareerBreak } from '../words/career-breaks.ts';
import { companyScore, hasLegalForm } from '../words/company-words.ts';
import type { SegmentRole } from '../words/entry-labels.ts';
import { isPlace } from '../words/place-words.ts';
import { titleScore } from '../words/title-words.ts';
import { type Anchor, findAnchors, tellsOfBreak } from './anchors.ts';
import { type Assigned, assign } from './assign.ts';
import { withinEmployer } from './employer-dates.ts';
import { postsOfForm } from './form-posts.ts';
import { findTops, isHeaderLike } from './header-lines.ts';
import { withPromotions } from './promotions.ts';
import type { RawEntry } from './raw-entry.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { readTableHead } from './table-head.ts';
import { findUndated } from './undated-entries.ts';

interface Draft extends RawEntry {
  readonly segments: readonly Segment[];
  assigned: Assigned;
}

/** The jobs of a section, in the order they are written. */
export function readExperience(lines: readonly CvLine[], order: DayOrder, ledger: Ledger): ExperienceEntry[] {
  const { columns, lines: rows } = readTableHead(lines, ledger);
  const own = rows.filter((line) => !ledger.isUsed(line));
  const form = columns.length === 0 ? postsOfForm(own, order) : undefined;
  const anchors = form ? [] : findAnchors(own, order);
  const raw = form ?? (anchors.length > 0 ? cutAtAnchors(own, anchors, order, columns) : findUndated(own));
  const told = raw.flatMap((entry) => withPromotions(entry, order));
  const drafts = told.map((entry) => toDraft(entry, order, columns));
  const lean = leanOf(drafts);
  for (const draft of drafts) draft.assigned = asBreak(draft) ?? assign(draft.segments, lean);
  return inheritCompanies(withEmployersDates(drafts), ledger).map((draft, index) =>
    toEntry(draft, ledger, index < mostOccupations),
  );
}

function cutAtAnchors(
  lines: readonly CvLine[],
  anchors: readonly Anchor[],
  order: DayOrder,
  columns: readonly (SegmentRole | undefined)[],
): RawEntry[] {
  const tops = findTops(lines, anchors);
  const undated = findUndated(lines.slice(0, tops[0]).filter(({ opensPost }) => opensPost !== undefined));
  const dated = anchors.map(({ at, range }, index) => {
    const end = tops[index + 1] ?? lines.length;
    const top = tops[index] ?? at;
    let bottom = at + 1;
    // Lines below the dates belong to the head for as long as title or employer are missing.
    const isBreak = lines[at] !== undefined && tellsOfBreak(lines[at], range);
    while (!isBreak && bottom < end && bottom - at <= 3 && isIncomplete(lines.slice(top, bottom), order, columns)) {
      const line = lines[bottom];
      if (!line || !isHeaderLike(line, lines[bottom - 1])) break;
      bottom += 1;
    }
    // A place alone in its line is part of the head, whatever else is there.
    const below = lines[bottom];
    const isHead =
      below && !isBreak && (isPlaceAlone(below) || isEmployerBelow(lines.slice(top, bottom), below, order, columns));
    if (isHead && bottom < end) bottom += 1;
    const entry = { header: lines.slice(top, bottom), dated: lines[at], range, body: lines.slice(bottom, end) };
    return withTitleSentence(withHeadBelow(entry, order, columns), order, columns);
  });
  return [...undated, ...dated];
}

const isPlaceAlone = ({ wordCount, bullet, text }: CvLine): boolean =>
  wordCount <= 6 && bullet === undefined && isPlace(text);

/** "Specialty Registrar, Acute Medicine", "Staff nurse, acute medical unit" above "Northern General Hospital": what stood behind the comma was no employer. */
function isEmployerBelow(
  header: readonly CvLine[],
  below: CvLine,
  order: DayOrder,
  columns: readonly (SegmentRole | undefined)[],
): boolean {
  if (columns.length > 0 || below.wordCount > 8 || !isHeaderLike(below, header.at(-1))) return false;
  if (companyScore(below.text) < 0.8 || titleScore(below.text) > 0 || /:|(?<!\p{L})\p{Ll}{4}/u.test(below.text))
    return false;
  const { title, company } = assign(header.flatMap((line) => segmentsOf(line, order)));
  const isField = company && (companyScore(company.text) === 0 || /^\p{Ll}/u.test(company.text));
  return title !== undefined && company?.line === title.line && isField === true;
}

/** A list from the column beside may stand between the dates and the names of a post. */
function withHeadBelow(entry: RawEntry, order: DayOrder, columns: readonly (SegmentRole | undefined)[]): RawEntry {
  const namesIn = (lines: readonly CvLine[]) => assign(lines.flatMap((line) => segmentsOf(line, order, columns)));
  const { title, company } = namesIn(entry.header);
  if (title || company || entry.body[0]?.bullet === undefined) return entry;
  const head = entry.body.find((line, at) => {
    if (!isHeaderLike(line, entry.body[at - 1])) return false;
    const below = namesIn([line]);
    return below.title !== undefined && below.company !== undefined;
  });
  return head ? { ...entry, header: [...entry.header, head], body: entry.body.filter((line) => line !== head) } : entry;
}

/** "Tarmesh Precision (2015–)" and below it "CNC setter. Aerospace brackets, 5 micron.": the title is the first sentence of what was done. */
function withTitleSentence(entry: RawEntry, order: DayOrder, columns: readonly (SegmentRole | undefined)[]): RawEntry {
  const [first, ...others] = entry.body;
  const [title = '', text] = first?.bullet === undefined ? cutSentence(first?.text ?? '') : [];
  const isTitle = titleScore(title) >= 1 && title.split(' ').length <= 6 && !TELLS_OF_WORK.test(title);
  if (!first || text === undefined || !isTitle) return entry;
  const { title: known, company } = assign(entry.header.flatMap((line) => segmentsOf(line, order, columns)));
  if ((known && company) || (known && titleScore(known.text) > 0)) return entry;
  const part = (own: string): CvLine => ({
    ...first,
    text: own,
    cells: [{ ...first.line, text: own }],
    joined: [first],
  });
  return { ...entry, header: [part(title), ...entry.header], body: [part(text), ...others] };
}

/** "Supported the site manager" */
const TELLS_OF_WORK = /^(?:\p{L}+(?:ed|ing)|led|ran|built|wrote|taught|began|held|kept|made|sold|took|i)\s/iu;

function cutSentence(text: string): [sentence: string, rest: string | undefined] {
  const [, sentence = '', rest] = /^([^.!?:]{3,60})\.\s+(\p{Lu}.*)$/su.exec(text) ?? [];
  return [sentence, rest];
}

function isIncomplete(
  header: readonly CvLine[],
  order: DayOrder,
  columns: readonly (SegmentRole | undefined)[],
): boolean {
  const { title, company } = assign(header.flatMap((line) => segmentsOf(line, order, columns)));
  return !title || !company;
}

function toDraft(entry: RawEntry, order: DayOrder, columns: readonly (SegmentRole | undefined)[]): Draft {
  const segments = entry.header.flatMap((line) => segmentsOf(line, order, columns));
  return { ...entry, segments, assigned: assign(segments) };
}

/** What there was instead of a post has a name and no employer. */
function asBreak({ dated, range, segments }: Draft): Assigned | undefined {
  if (!dated || !range || !tellsOfBreak(dated, range)) return undefined;
  const [title] = segments;
  return title && { title, rest: [], lean: 0, confidence: 0.7 };
}

/** What most entries show about the order of title and employer holds for the doubtful ones. */
function leanOf(drafts: readonly Draft[]): number {
  const leans = drafts.map(({ assigned }) => assigned.lean).filter((lean) => lean !== 0);
  if (leans.length === 0) return 0.05;
  const mean = leans.reduce((sum, lean) => sum + lean, 0) / leans.length;
  return Math.max(-0.6, Math.min(0.6, mean));
}

/** "TIDEWAY PAYMENTS, Jan 2019 – present" above "Group Product Manager (since May 2022)" and "Product Manager (until May 2022)". */
function withEmployersDates(drafts: readonly Draft[]): Draft[] {
  let employer: Draft | undefined;
  return drafts.map((draft, index) => {
    const { dated, range, body, assigned } = draft;
    const next = drafts[index + 1];
    const name = assigned.company ?? assigned.title;
    const others = assigned.company && assigned.title;
    const isAlone = name && !others && titleScore(name.text) === 0 && body.length === 0 && range && !range.isSingle;
    if (isAlone && next?.assigned.title && titleScore(next.assigned.title.text) >= 1 && next.range) {
      const own = withoutTextBelow(next.assigned);
      const completed = withinEmployer(next.range, next.dated?.text ?? '', range);
      if (!own.company && isWithin({ ...next, range: completed }, draft)) {
        employer = draft;
        return { ...draft, assigned: { ...assigned, title: undefined, company: name } };
      }
    }
    if (!employer?.range || !range) return draft;
    const own = { ...draft, range: withinEmployer(range, dated?.text ?? '', employer.range) };
    if (isWithin(own, employer)) return { ...own, assigned: withoutTextBelow(assigned) };
    employer = undefined;
    return draft;
  });
}

/** Below a title whose employer stands above, a line that names none is what was done. */
function withoutTextBelow(assigned: Assigned): Assigned {
  const { title, company, rest } = assigned;
  const isBelow = title && company && company.line.index > title.line.index;
  const isText = isBelow && (companyScore(company.text) < 0.8 || /(?:\s\p{Ll}{3,}.*){2}/u.test(company.text));
  return isText ? { ...assigned, company: undefined, rest: [company, ...rest] } : assigned;
}

/**
 * Several posts at one employer: those below the first name only the title. An employer with the dates of all its posts,
 * directly above them, is no post of its own.
 */
function inheritCompanies(drafts: readonly Draft[], ledger: Ledger): Draft[] {
  const kept: Draft[] = [];
  let company: Segment | undefined;
  let location: Segment | undefined;
  let parent: Draft | undefined;
  for (const [index, draft] of drafts.entries()) {
    if (parent && !isWithin(draft, parent)) parent = undefined;
    if (parent) draft.assigned = withoutField(draft.assigned);
    const next = drafts[index + 1];
    const { title, company: own } = draft.assigned;
    // "Acme Ltd, Strand Road, Derry": no title, and what looks for one is the town.
    const isUntitled = !title || (title.line === own?.line && titleScore(title.text) === 0);
    const isParent =
      own &&
      isUntitled &&
      draft.body.length === 0 &&
      next?.assigned.title &&
      !next.assigned.company &&
      isWithin(next, draft);
    if (isParent) {
      parent = draft;
      company = own;
      location = draft.assigned.location ?? title;
      ledger.useAsHead(...draft.header);
      continue;
    }
    // "Same unit, Data Officer"
    if (own && company && SAME.test(own.text))
      draft.assigned = { ...draft.assigned, company: { ...own, text: company.text } };
    // Dates with nothing to them name no post.
    if (!own && !title && draft.body.length === 0 && draft.segments.length === 0) continue;
    if (own && !SAME.test(own.text)) {
      company = own;
      location = draft.assigned.location;
    } else if (draft.dated?.opensPost && !draft.assigned.location) {
      company = undefined;
    } else if (draft.dated?.opensPost && draft.assigned.location) {
      // "Bank cashier, Halifax, 1999 to 2012": told in one line, what stands behind the title is the employer, whatever place is called so.
      draft.assigned = { ...draft.assigned, company: draft.assigned.location, location: undefined };
    } else if (company && title && isNamedWhere(title, draft, kept.at(-1))) {
      company = title;
      draft.assigned = { ...draft.assigned, company, title: undefined };
    } else if (company && title && !isCareerBreak(title.text)) {
      const confidence = Math.min(draft.assigned.confidence, 0.7);
      draft.assigned = { ...draft.assigned, company, location: draft.assigned.location ?? location, confidence };
    }
    kept.push(draft);
  }
  return kept;
}

/** Beside its dates, where the entry before had its employer: a name that is no title. */
function isNamedWhere(title: Segment, { dated, header }: Draft, before: Draft | undefined): boolean {
  const isAlone = title.line === dated && header.length === 1 && titleScore(title.text) === 0;
  return isAlone && before?.assigned.company?.line === before?.dated && before?.assigned.title?.line !== before?.dated;
}

/** "Department Manager, Fresh Food" below an employer with the dates of all its posts: a field of its own, and no employer. */
function withoutField(assigned: Assigned): Assigned {
  const { title, company } = assigned;
  if (!title || company?.line !== title.line || hasLegalForm(company.text)) return assigned;
  const text = title.line.text.includes(`${title.text}, ${company.text}`)
    ? `${title.text}, ${company.text}`
    : title.text;
  return { ...assigned, title: { ...title, text }, company: undefined };
}

const SAME =
  /^(?:the )?same (?:company|employer|firm|place|unit|team|site|store|branch|school|hospital|practice|trust)$/iu;

function isWithin({ range: inner }: Draft, { range: outer }: Draft): boolean {
  if (!inner?.start || !outer?.start) return false;
  const end = (date: string | undefined) => (date === 'present' ? '9999' : (date ?? '')).slice(0, 4);
  return inner.start.slice(0, 4) >= outer.start.slice(0, 4) && end(inner.end) <= end(outer.end);
}

/** No candidate has held more posts; a document that says so must not take longer for it. */
const mostOccupations = 60;

function toEntry(
  { header, dated, range, body, assigned }: Draft,
  ledger: Ledger,
  findsOccupation: boolean,
): ExperienceEntry {
  ledger.useAsHead(...header, assigned.company?.line);
  ledger.use(...body);
  const { title, company, location, rest, confidence } = assigned;
  const description = describe(rest, body);
  const [occupation] = title && findsOccupation ? normaliseTitle(title.text) : [];
  return {
    ...(company && { company: ofSegment(company, confidence) }),
    ...(title && { title: ofSegment(title, confidence) }),
    ...(occupation && { occupation }),
    ...(dated && range && { duration: durationOf(dated, range) }),
    ...(range?.start && { start: range.start }),
    ...(range?.end && !range.isSingle && { end: range.end }),
    ...(location && { location: ofSegment(location, 0.7) }),
    ...(description && { description }),
  };
}

const ofSegment = ({ text, line, box }: Segment, confidence: number): Found<string> =>
  foundInLine(text, line, Math.round(confidence * 100) / 100, box);

export function durationOf(line: CvLine, range: DateRange): Found<string> {
  return foundInLine(line.text.slice(range.from, range.to).trim(), line, range.isSingle ? 0.7 : 0.95);
}

function describe(rest: readonly Segment[], body: readonly CvLine[]): Found<string> | undefined {
  const loose = rest.map(({ text }) => text);
  const text = [...loose, toParagraphs(body)].filter((part) => part !== '').join('\n');
  const lines = body.length > 0 ? body : rest.map(({ line }) => line);
  return text === '' ? undefined : foundInLines(text, lines, 0.9);
}
