import { type Place, placeOf } from '../document/found.ts';
import type { Passage } from '../layout/passages.ts';
import { guessHeading, isNumberAtMost, kindByWords, mostlyAsks } from './guess-heading.ts';
import { headedRow } from './headed-rows.ts';
import { headingKind, type SectionKind } from './headings.ts';
import { goesOnAsItem, isBelowList, isHeadingOfBlock, turnOf } from './list-ends.ts';
import { markedItems, marksItems } from './marked-items.ts';

export interface Section {
  readonly kind: SectionKind;
  /** Absent for what comes before the first heading. */
  readonly heading: Passage | undefined;
  readonly passages: readonly Passage[];
}

/** Kinds whose content is a list, so that "Skills: Python, SQL" in one line is heading and content at once. */
const LISTS = new Set<SectionKind>([
  'responsibilities',
  'requirements',
  'niceToHave',
  'skills',
  'benefits',
  'softSkills',
  'personalityTraits',
  'values',
  'education',
  'certifications',
]);

const isLabelled = (text: string): boolean => {
  const kind = headingKind(/^[^:]{2,41}(?=:\s)/u.exec(text)?.[0] ?? '');
  return kind !== undefined && LISTS.has(kind);
};

/** "Essential: Python; SQL" and "Desirable: dbt" in the next line, which no stop parts. */
function cutAtLines({ text, lines }: Passage): string[] {
  const starts = lines.flatMap((line, at) => (at > 0 && isLabelled(line.text) ? text.indexOf(` ${line.text}`) : []));
  const cuts = [0, ...starts.filter((start) => start > 0), text.length];
  return cuts.slice(1).map((end, at) => text.slice(cuts[at], end).trim());
}

/** "You'll need: Revit; Part II. Helpful: Passivhaus.": each label begins a part of its own. */
function cutAtLabels(passage: Passage): Passage[] {
  if (passage.bullet !== undefined || passage.cells.length > 1) return [passage];
  const parts = cutAtLines(passage).flatMap((lines) => {
    const labelled: string[] = [];
    for (const part of lines.split(/(?<=[.;])\s+(?=\p{Lu}[^.:;]{2,40}:\s)/u)) {
      if (labelled.length === 0 || isLabelled(part)) labelled.push(part);
      else labelled[labelled.length - 1] += ` ${part}`;
    }
    return labelled;
  });
  return parts.length > 1 ? parts.map((text) => ({ ...passage, text })) : [passage];
}

/** "… covering month-end close. You will have:" above a list: the last sentence is its heading. */
const LEADS_IN = /^(.{20,}[.!?])\s+(\p{Lu}[^.!?:]{2,59}:)$/su;

function cutAtLeadIn(passage: Passage, at: number, passages: readonly Passage[]): Passage[] {
  const [, before, leadIn] =
    (passage.bullet === undefined && passages[at + 1]?.bullet !== undefined && LEADS_IN.exec(passage.text)) || [];
  return before && leadIn
    ? [
        { ...passage, text: before },
        { ...passage, text: leadIn, lines: passage.lines.slice(-1) },
      ]
    : [passage];
}

/** A heading is guessed by so much of what stands below it. */
const mostBelow = 20;

/** Cuts the passages at their headings. */
export function toSections(passages: readonly Passage[]): Section[] {
  const bodySize = prevailingSize(passages);
  const sections: { kind: SectionKind; heading: Passage | undefined; passages: Passage[] }[] = [
    { kind: 'other', heading: undefined, passages: [] },
  ];
  let columns: Column[] = [];
  const cut = passages.flatMap(cutAtLabels).flatMap(cutAtLeadIn);
  const isMarked = marksItems(cut);
  const areSetApart = cut.some((passage) => rank(passage, bodySize) > 0 && headingOf(passage) !== undefined);
  const margin = Math.max(...cut.map(({ box }) => box.x + box.width));
  for (const [at, passage] of cut.entries()) {
    const current = sections.at(-1);
    const marked = isMarked ? markedItems(passage) : [];
    if (marked.length > 0) {
      sections.push(...marked.map(({ kind, text }) => ({ kind, heading: passage, passages: [{ ...passage, text }] })));
      continue;
    }
    const named = columnsOf(passage);
    if (named.length > 0) {
      columns = named;
      continue;
    }
    if (columns.length > 0 && (passage.cells.length > 1 || isBelowColumn(passage, columns))) {
      sections.push(...(markedRow(passage, columns) ?? cellsAsSections(passage, columns)));
      continue;
    }
    if (passage.cells.length <= 1) columns = [];
    const row = headedRow(passage, margin);
    if (row) {
      sections.push(row);
      continue;
    }
    // Where headings are set apart by their type, a plain line with the same words is none.
    const isPlain = rank(passage, bodySize) === 0 && !passage.text.endsWith(':');
    // The first line is the title: capitals there say nothing of headings.
    const isTitle = current?.heading === passages[0];
    const isStyled = areSetApart && current?.heading !== undefined && !isTitle && rank(current.heading, bodySize) > 0;
    const kind =
      isPlain && isStyled
        ? undefined
        : (headingAt(passage, at) ??
          (at > 0 ? guessHeading(passage, cut.slice(at + 1, at + 1 + mostBelow), !isPlain) : undefined));
    const runIn = kind ? undefined : (notAsked(passage) ?? runInHeading(passage));
    if (kind)
      sections.push({ kind, heading: passage, passages: kind === 'requirements' ? askedBefore(passage, current) : [] });
    else if (runIn) sections.push(runIn);
    else if (current && isHeadingOfBlock(passage, cut[at + 1], current))
      sections.push({ kind: 'other', heading: passage, passages: [] });
    else if (current && endsList(passage, current)) sections.push(behindList(passage));
    else if (goesOnBesideBox(passage, sections) || goesOnBehindTalk(passage, sections))
      sections.at(-2)?.passages.push(passage);
    else if (current && isUnknownHeading(passage, current, bodySize)) {
      sections.push({ kind: 'other', heading: passage, passages: [] });
    } else if (current && isBehindRunIn(passage, current)) {
      sections.push({ kind: 'other', heading: undefined, passages: [passage] });
    } else current?.passages.push(passage);
  }
  return sections.map(ofPerson);
}

/** Below a list, a sentence may turn to something else: where it is no offer, to what nothing is read from. */
const endsList = (passage: Passage, current: Section): boolean =>
  LISTS.has(current.kind) &&
  current.passages.length > 0 &&
  (turnOf(passage) !== undefined || isBelowList(passage, current));

const behindList = (passage: Passage): { kind: SectionKind; heading: undefined; passages: Passage[] } => ({
  kind: turnOf(passage) ?? 'apply',
  heading: undefined,
  passages: [passage],
});

/** Between two groups of a list's items stood a sentence that is none. */
function goesOnBehindTalk(passage: Passage, sections: readonly Section[]): boolean {
  const [list, talk] = sections.slice(-2);
  return (
    list !== undefined &&
    LISTS.has(list.kind) &&
    list.passages.length > 0 &&
    talk?.kind === 'apply' &&
    talk.heading === undefined &&
    goesOnAsItem(passage)
  );
}

/** A list goes on below a box of facts that stood to the right of its beginning. */
function goesOnBesideBox(passage: Passage, sections: readonly Section[]): boolean {
  const [list, box] = sections.slice(-2);
  const before = list?.passages.at(-1);
  return (
    box?.kind === 'facts' &&
    before?.bullet !== undefined &&
    passage.bullet === before.bullet &&
    passage.page === before.page &&
    Math.abs(passage.box.x - before.box.x) < 3 &&
    (box.heading?.box.x ?? 0) > passage.box.x + 100
  );
}

/** What the same paragraph asks for before it leads into the list. */
function askedBefore(leadIn: Passage, current: { passages: Passage[] } | undefined): Passage[] {
  const before = current?.passages.at(-1);
  if (before?.box !== leadIn.box || !mostlyAsks(before.text.split(/[.;]\s+/u))) return [];
  current?.passages.pop();
  return [{ ...before, bullet: '•' }];
}

/** "Profile" may be the job's or the person's: what stands below it tells. */
function ofPerson(section: Section): Section {
  const isProfile = section.kind === 'description' && /^\W*(?:the )?profile\W*$/iu.test(section.heading?.text ?? '');
  const sentences = section.passages.flatMap(({ text }) => text.split(/[.;]\s+/u));
  return isProfile && mostlyAsks(sentences) ? { ...section, kind: 'requirements' } : section;
}

export function isHeadingLine({ text, bullet, isBold }: Pick<Passage, 'text' | 'bullet' | 'isBold'>): boolean {
  return isNumberAtMost(bullet, isBold) && looksLikeTitle(text) && headingKind(text) !== undefined;
}

/** "We're after a Senior Engineer (Kotlin)" at the top says what the job is called. */
const headingAt = (passage: Passage, at: number): SectionKind | undefined =>
  at === 0 && /\ban?\s+\p{Lu}/u.test(passage.text) ? undefined : headingOf(passage);

function headingOf(passage: Passage): SectionKind | undefined {
  return passage.cells.length <= 1 && isHeadingLine(passage) ? headingKind(passage.text) : undefined;
}

const looksLikeTitle = (text: string): boolean => /^[^\p{Ll}]/u.test(text) && !/[.,;]$/.test(text);

/** "Essential: a degree in ..." */
function runInHeading(passage: Passage): { kind: SectionKind; heading: Passage; passages: Passage[] } | undefined {
  const match = /^([^:]{3,50}):\s+(\S.*)$/su.exec(passage.text);
  const label = match?.[1];
  const isPerson = label && OF_WHOM.test(label) && TELLS_OF_ONE.test(match?.[2] ?? '');
  const byWords = label && looksLikeTitle(label) ? (headingKind(label) ?? labelKind(label)) : undefined;
  const kind = byWords ?? (isPerson ? 'requirements' : undefined);
  // "The role: run your own caseload of sales": what there is to do, in the sentence that the label begins.
  if (kind === 'description' && passage.bullet === undefined && match?.[2] && /^\p{Ll}+ /u.test(match[2]))
    return { kind: 'responsibilities', heading: passage, passages: [{ ...passage, text: match[2] }] };
  const tellsOf = kind === 'description' || kind === 'company' ? match?.[2] : undefined;
  if (kind && tellsOf && passage.bullet === undefined && tellsOf.length >= fewestLettersOfText)
    return { kind, heading: passage, passages: [{ ...passage, text: tellsOf }] };
  if (!kind || !LISTS.has(kind) || passage.bullet !== undefined || !match?.[2]) return undefined;
  return { kind, heading: passage, passages: [{ ...passage, text: match[2] }] };
}

/** "About the job: you'll run one of four shifts …", not "Role: permanent". */
const fewestLettersOfText = 60;

/** "Not required: knowledge of insurance", and what names the columns of a table that is told in lines. */
const notAsked = (passage: Passage): { kind: SectionKind; heading: undefined; passages: Passage[] } | undefined =>
  /^(?:(?:not|no) (?:required|needed|necessary)|you (?:do not|don['’]t) need)\s*:|^(?:\p{L}+\s*[/|,]\s*)?essential\s*[/|,]\s*desirable$/iu.test(
    passage.text,
  )
    ? { kind: 'other', heading: undefined, passages: [passage] }
    : undefined;

/** "What we need from you: …", "Not essential: …": a few words with which a sentence of its own begins. */
const labelKind = (label: string): SectionKind | undefined =>
  label.split(' ').length <= mostWordsOfLabel && !IS_ASKED.test(label) ? kindByWords(label) : undefined;
/** "The chef: has run a section in a rosette kitchen". */
const OF_WHOM = /^(?:the|our) (?:\p{L}+ )?\p{L}+$/iu;
const TELLS_OF_ONE = /^(?:has|have|holds?|is|are|can|knows?|will have)\s/iu;

/** "Experience with web technologies: HTML, jQuery" is asked for as it stands. */
const IS_ASKED = /^(?:experience|knowledge|skills|understanding|proven|strong|good|excellent|working|some|any|an?)\b/iu;
const mostWordsOfLabel = 6;

/** A column of a table, and what its cells are about. */
interface Column {
  readonly kind: SectionKind | undefined;
  readonly x: number;
  readonly middle: number;
}

const middleOf = ({ x, width }: Passage['cells'][number]): number => x + width / 2;

/** A row that names sections, such as "Essential | Desirable", says what the cells below it are. */
function columnsOf({ cells }: Passage): Column[] {
  const columns = cells.map((cell) => ({
    kind: looksLikeTitle(cell.text) ? headingKind(cell.text) : undefined,
    x: cell.x,
    middle: middleOf(cell),
  }));
  if (cells.length < 2 || columns.filter(({ kind }) => kind && LISTS.has(kind)).length < 2) return [];
  // Beside "Essential" and "Desirable", "Attributes" is what the rows are called.
  const isGraded = columns.some(({ kind }) => kind === 'niceToHave');
  return isGraded
    ? columns.map((column) => (GRADES.has(column.kind) ? column : { ...column, kind: undefined }))
    : columns;
}
const GRADES: ReadonlySet<SectionKind | undefined> = new Set(['requirements', 'niceToHave']);

/** "RCSLT member" below "Essential", with nothing beside it. */
const isBelowColumn = ({ cells }: Passage, columns: readonly Column[]): boolean =>
  cells.length === 1 &&
  columns.some(({ x, kind }) => kind !== undefined && x > leftmost && Math.abs((cells[0]?.x ?? 0) - x) < 12);
/** What begins at the margin may be a paragraph below the table. */
const leftmost = 100;

const MARK = /^(?:x|✓|✔|√|●|•|■|yes|y|\*)$/iu;

/** "BTEC in a science    X": a cross below "Essential" or "Desirable" says which of the two it is. */
function markedRow(passage: Passage, columns: readonly Column[]): ReturnType<typeof cellsAsSections> | undefined {
  const mark = passage.cells.find(({ text }) => MARK.test(text));
  const [cell] = passage.cells;
  if (!mark || !cell || mark === cell) return undefined;
  const away = ({ middle }: Column) => Math.abs(middle - middleOf(mark));
  const [nearest] = columns.filter(({ kind }) => kind !== undefined).toSorted((a, b) => away(a) - away(b));
  return nearest?.kind ? [rowOf(passage, cell, nearest.kind)] : undefined;
}

const rowOf = (passage: Passage, cell: Passage['cells'][number], kind: SectionKind) => ({
  kind,
  heading: passage,
  // Alone in its row, a cell may go on in the lines below.
  passages: [{ ...passage, text: passage.cells.length > 1 ? cell.text : passage.text, box: cell, cells: [cell] }],
});

function cellsAsSections(
  passage: Passage,
  columns: readonly Column[],
): { kind: SectionKind; heading: Passage; passages: Passage[] }[] {
  const placed = columns.flatMap((column) => {
    const cell = passage.cells.find((candidate) => columnOf(candidate, columns) === column);
    return cell && column.kind ? [rowOf(passage, cell, column.kind)] : [];
  });
  if (placed.length > 0) return placed;
  // A row with fewer cells than columns: the first names the row.
  const shift = Math.max(0, columns.length - passage.cells.length);
  return passage.cells.flatMap((cell, index) => {
    const kind = columns[index + shift]?.kind;
    return kind ? [rowOf(passage, cell, kind)] : [];
  });
}

/** The column a cell begins in or stands in the middle of; none where it is nearer to the next column than half of the way, as what names a row is. */
function columnOf(cell: Passage['cells'][number], columns: readonly Column[]): Column | undefined {
  const away = ({ x, middle }: Column) => Math.min(Math.abs(cell.x - x), Math.abs(middleOf(cell) - middle));
  const [nearest] = columns.toSorted((a, b) => away(a) - away(b));
  const apart = Math.min(...columns.slice(1).map(({ x }, at) => Math.abs(x - (columns[at]?.x ?? x))));
  return nearest && away(nearest) < apart * nearEnough ? nearest : undefined;
}
const nearEnough = 0.4;

/** "THE HOURS: 48" below "THE CHEF: …". */
const LABELLED = /^\p{Lu}[^:.;]{2,30}:\s+\S/u;

/** "Stack: AWS, Terraform." is heading and content; a paragraph below it tells of something else. */
function isBehindRunIn(passage: Passage, { heading, passages }: Section): boolean {
  const [first] = passages;
  const isRunIn = first !== undefined && heading?.lines.at(-1) !== undefined && first.lines === heading.lines;
  const isOther = passage.lines[0]?.block !== heading?.lines.at(-1)?.block || LABELLED.test(passage.text);
  return isRunIn && passage.bullet === undefined && isOther;
}

/** A heading that was not foreseen ends a section, unless it is of lower rank than the section's own. */
function isUnknownHeading(passage: Passage, current: { heading: Passage | undefined }, bodySize: number): boolean {
  const { text, bullet, cells, lines } = passage;
  const isShort = text.length <= 60 && text.split(' ').length <= 8 && lines.length === 1;
  if (!isNumberAtMost(bullet, passage.isBold) || cells.length > 1 || !isShort || !looksLikeTitle(text)) return false;
  if (rank(passage, bodySize) === 0) return false;
  return !current.heading || rank(passage, bodySize) >= rank(current.heading, bodySize);
}

function rank({ text, isBold, fontSize }: Passage, bodySize: number): number {
  const isCapitals = /\p{Lu}{4,}/u.test(text) && !/\p{Ll}/u.test(text);
  const isLarger = fontSize > bodySize * 1.08;
  return (isLarger ? 2 + fontSize / bodySize : 0) + (isBold ? 1 : 0) + (isCapitals ? 1 : 0);
}

export function prevailingSize(passages: readonly Passage[]): number {
  const letters = new Map<number, number>();
  for (const { fontSize, text } of passages) {
    const size = Math.round(fontSize * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [10, 0])[0];
}

/** Where a section starts, for what is found in it as a whole. */
export function placeOfSection({ heading, passages }: Section): Place | undefined {
  const first = passages[0] ?? heading;
  return first && placeOf(first);
}
