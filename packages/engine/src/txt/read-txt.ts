import type { Document } from '../document/document.ts';
import { DocumentUnreadable } from '../document/document-unreadable.ts';
import { defaultReadLimits, type ReadLimits } from '../document/read-limits.ts';
import { buildDocument } from '../flow/build-pages.ts';
import type { Paragraph } from '../flow/flow.ts';
import { splitLeadingBullet } from '../flow/leading-bullet.ts';
import { PageComposer, plainPage } from '../flow/page-composer.ts';
import { hasStarredLines, readStarredLine, toLines, withMarksBeforeItems, withoutQuoteSigns } from './copied-lines.ts';
import { isMarkdown, type PlainLine, readMarkdownLine } from './markdown.ts';

const FONT_SIZE = 10;
/** Of a typewriter's letter, in points. */
const LETTER = FONT_SIZE * 0.6;
const TAB = 8;
const UNDERLINE = /^\s*(?:={3,}|-{3,}|_{3,}|~{3,}|\*{3,}|—{2,})\s*$/;
/** Spaces after a full stop may be two; three set something apart. */
const GAP = /\s{3,}/;
/** Of a table's row, where cells fill their columns, two: not behind the end of a sentence. */
const NARROW_GAP = /\s{3,}|(?<=[^\s.!?:;])\s{2}(?=\S)/u;

/** Reads a plain text file: its lines, with what their author drew of a layout with spaces and signs. */
export function readTxt(text: string, limits: ReadLimits = defaultReadLimits): Document {
  if (text.length > limits.maxCharacters * 2) throw new DocumentUnreadable('too-large');
  const composer = new PageComposer(limits, true);
  composer.startSection({ ...plainPage, left: 54, right: 54 }, false);
  const read = isMarkdown(text) ? readMarkdownLine : hasStarredLines(text) ? readStarredLine : readPlainLine;
  for (const [index, page] of text.split('\f').entries()) {
    if (index > 0) composer.startPage();
    writePage(page, read, composer);
  }
  return buildDocument('txt', composer.pages, []);
}

const readPlainLine = (text: string): PlainLine => ({ text, heading: undefined, isBold: false });

function writePage(page: string, read: (line: string) => PlainLine | undefined, composer: PageComposer): void {
  const lines = withMarksBeforeItems(withoutQuoteSigns(toLines(page)))
    .flatMap((line) => read(expandTabs(line)) ?? [])
    .map((line) => ({ ...line, text: line.text.trimEnd() }));
  let previous: string | undefined;
  for (const [index, { text: line, ...look }] of lines.entries()) {
    if (UNDERLINE.test(line)) {
      previous = undefined;
      continue;
    }
    const isUnderlined = UNDERLINE.test(lines[index + 1]?.text ?? '') && isShort(line);
    const heading = look.heading ?? (isUnderlined ? 1 : isHeading(line, previous) ? 2 : undefined);
    const continues = goesOn(line, previous) && heading === undefined && !look.isBold;
    composer.write(toParagraph({ text: line, heading, isBold: look.isBold }, continues));
    previous = line.trim() === '' || heading !== undefined || look.isBold ? undefined : line;
  }
}

/** A tab reaches to the next stop; wider than two spaces it sets apart what follows. */
function expandTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let text = '';
  let isBlank = true;
  for (const character of line) {
    if (character !== '\t') {
      text += character;
      isBlank &&= /\s/.test(character);
    } else {
      text += ' '.repeat(Math.max(isBlank ? 1 : 3, TAB - (text.length % TAB)));
    }
  }
  return text;
}

function toParagraph({ text: line, heading, isBold }: PlainLine, continues: boolean): Paragraph {
  const indent = line.length - line.trimStart().length;
  const { bullet, rest } = splitLeadingBullet(line.trim());
  const cells = cellsOf(rest);
  let at = 0;
  const placed = cells.map((cell) => {
    at = line.indexOf(cell, at);
    const x = at * LETTER;
    at += cell.length;
    return { x, runs: [{ text: cell, fontSize: FONT_SIZE, isBold, isItalic: false }] };
  });
  return {
    lines: [placed],
    bullet,
    heading,
    indent: indent * LETTER,
    spaceBefore: 0,
    spaceAfter: 0,
    fontSize: FONT_SIZE,
    continues,
  };
}

function cellsOf(text: string): string[] {
  const cells = text.split(NARROW_GAP).filter((cell) => cell !== '');
  return cells.length > 2 ? cells : text.split(GAP).filter((cell) => cell !== '');
}

/** Lines of one paragraph start at the same place, or under the text of their list item. */
function goesOn(line: string, previous: string | undefined): boolean {
  if (previous === undefined || line.trim() === '') return false;
  if (splitLeadingBullet(line.trim()).bullet !== undefined || GAP.test(line.trim())) return false;
  const [indent, above] = [line.search(/\S/), previous.search(/\S/)];
  const isItem = splitLeadingBullet(previous.trim()).bullet !== undefined;
  return isItem ? indent > above : indent === above && !GAP.test(previous.trim());
}

const isShort = (line: string): boolean => line.trim() !== '' && line.trim().length <= 60;

/** WORK EXPERIENCE, and not a sentence or an abbreviation in capitals. */
function isHeading(line: string, previous: string | undefined): boolean {
  const text = line.trim().replace(/:$/, '');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (
    previous === undefined &&
    isShort(line) &&
    letters >= 5 &&
    !/\p{Ll}/u.test(text) &&
    /\p{Lu}/u.test(text) &&
    !/\d|@/.test(text) &&
    !/[.,;!?]$/.test(text) &&
    !GAP.test(text)
  );
}
