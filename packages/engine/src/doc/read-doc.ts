import type { Document, DocumentFlag } from '../document/document.ts';
import { DocumentUnreadable } from '../document/document-unreadable.ts';
import { defaultReadLimits, type ReadLimits } from '../document/read-limits.ts';
import { buildDocument } from '../flow/build-pages.ts';
import type { Paragraph } from '../flow/flow.ts';
import { PageComposer, plainPage } from '../flow/page-composer.ts';
import { type RowCell, writeTable } from '../flow/write-table.ts';
import type { CompoundFile } from './compound-file.ts';
import { readCharacterLooks, readParagraphLooks } from './formatting.ts';
import { type Fib, readFib, readPieces, structures } from './pieces.ts';
import { type DocParagraph, type DocText, readParagraphs } from './read-paragraphs.ts';

/** Reads a document of Word 97 to 2003: its text in order, with the formatting that was set by hand. */
export function readDoc(container: CompoundFile, limits: ReadLimits = defaultReadLimits): Document {
  try {
    return read(container, limits);
  } catch (cause) {
    // Offsets that point behind the end of a file that was cut off.
    throw cause instanceof RangeError ? new DocumentUnreadable('damaged', { cause }) : cause;
  }
}

function read(container: CompoundFile, limits: ReadLimits): Document {
  const file = container.read('WordDocument') ?? new Uint8Array();
  const fib = readFib(file);
  const table = container.read(fib.tableName);
  if (!table) throw new DocumentUnreadable('damaged');
  const structure = (index: number) => {
    const { start, length } = fib.structure(index);
    return table.subarray(start, start + length);
  };
  const text: DocText = {
    file,
    pieces: readPieces(structure(structures.pieces)),
    characters: readCharacterLooks(file, structure(structures.characters)),
    paragraphs: readParagraphLooks(file, structure(structures.paragraphs)),
  };
  const total = Object.values(fib.lengths).reduce((sum, length) => sum + length, 0);
  if (fib.lengths.main > limits.maxCharacters || total > limits.maxCharacters * 2) {
    throw new DocumentUnreadable('too-large');
  }
  const composer = new PageComposer(limits, true);
  const running = readRunning(text, fib, structure(structures.headers));
  composer.onNewPage = (page) => {
    const frame = { x: plainPage.left, width: plainPage.width - plainPage.left - plainPage.right };
    const kind = page === 0 && (running.firstHeader.length > 0 || running.firstFooter.length > 0) ? 'first' : 'usual';
    const [header, footer] =
      kind === 'first' ? [running.firstHeader, running.firstFooter] : [running.header, running.footer];
    const end = composer.aside('head', frame, 36, () => writeAll(header, composer));
    composer.aside('foot', frame, plainPage.height - 54, () => writeAll(footer, composer));
    if (composer.page) composer.page.top = Math.min(Math.max(composer.page.top, end), plainPage.height / 2);
  };
  composer.startSection(plainPage, false);
  writeAll(textOf(text, fib, 'main'), composer);
  for (const name of ['boxes', 'footnotes', 'endnotes'] as const) {
    composer.startColumn();
    writeAll(textOf(text, fib, name), composer);
  }
  return buildDocument('doc', composer.pages, findActiveContent(container));
}

const order = ['main', 'footnotes', 'headers', 'macros', 'comments', 'endnotes', 'boxes', 'headerBoxes'] as const;

function startOf({ lengths }: Fib, name: (typeof order)[number]): number {
  return order.slice(0, order.indexOf(name)).reduce((sum, other) => sum + lengths[other], 0);
}

function textOf(text: DocText, fib: Fib, name: (typeof order)[number]): DocParagraph[] {
  const start = startOf(fib, name);
  return fib.lengths[name] === 0 ? [] : readParagraphs(text, start, start + fib.lengths[name]);
}

interface Running {
  readonly header: readonly DocParagraph[];
  readonly footer: readonly DocParagraph[];
  readonly firstHeader: readonly DocParagraph[];
  readonly firstFooter: readonly DocParagraph[];
}

/** Six texts separate footnotes; then each section has six, of which those of the first section are read. */
function readRunning(text: DocText, fib: Fib, plc: Uint8Array): Running {
  const view = new DataView(plc.buffer, plc.byteOffset, plc.byteLength);
  const base = startOf(fib, 'headers');
  const story = (index: number): DocParagraph[] => {
    if ((index + 2) * 4 > plc.length || fib.lengths.headers === 0) return [];
    const [from, to] = [view.getUint32(index * 4, true), view.getUint32(index * 4 + 4, true)];
    const found = readParagraphs(text, base + from, base + Math.min(to, fib.lengths.headers));
    return found.filter(({ lines }) => lines.length > 0);
  };
  return { header: story(7), footer: story(9), firstHeader: story(10), firstFooter: story(11) };
}

function writeAll(paragraphs: readonly DocParagraph[], composer: PageComposer): void {
  const knowsRows = paragraphs.some(({ look }) => look.endsRow);
  let rows: DocParagraph[][][] = [];
  let row: DocParagraph[][] = [];
  let cell: DocParagraph[] = [];
  const endTable = () => {
    if (row.length > 0 || cell.length > 0) rows.push([...row, cell]);
    if (rows.length > 0) writeTable(toRowCells(rows, composer), composer);
    [rows, row, cell] = [[], [], []];
  };
  for (const [index, paragraph] of paragraphs.entries()) {
    if (!paragraph.endsCell && !paragraph.look.isInTable) {
      endTable();
      writeOne(paragraph, composer);
      continue;
    }
    const isBlank = paragraph.lines.length === 0;
    const endsRow = knowsRows
      ? paragraph.look.endsRow === true
      : isBlank && cell.length === 0 && paragraphs[index - 1]?.endsCell === true;
    if (paragraph.endsCell && endsRow) {
      rows.push(row);
      row = [];
      continue;
    }
    if (!isBlank) cell.push(paragraph);
    if (!paragraph.endsCell) continue;
    row.push(cell);
    cell = [];
  }
  endTable();
}

function toRowCells(rows: readonly DocParagraph[][][], composer: PageComposer): RowCell[][] {
  const { frame } = composer;
  return rows.map((cells) => {
    const width = frame.width / Math.max(1, cells.length);
    return cells.map((cell, index) => ({
      frame: { x: frame.x + index * width, width },
      paragraphs: cell.length,
      text: cell.map(plainText).join(' ').trim(),
      isPlain: true,
      // The ground of a cell is not read, so white letters in it may well be seen.
      read: () => cell.map((paragraph) => toParagraph(seenInCell(paragraph))),
      flow: () => {
        for (const paragraph of cell) writeOne(seenInCell(paragraph), composer);
      },
    }));
  });
}

const plainText = ({ lines }: DocParagraph): string =>
  lines.flatMap((line) => line.flatMap(({ runs }) => runs.map(({ text }) => text))).join('');

function seenInCell(paragraph: DocParagraph): DocParagraph {
  const lines = paragraph.lines.map((line) =>
    line.map((cell) => ({
      ...cell,
      runs: cell.runs.map((run) => (run.hidden === 'same-colour' ? { ...run, hidden: undefined } : run)),
    })),
  );
  return { ...paragraph, lines };
}

function writeOne(paragraph: DocParagraph, composer: PageComposer): void {
  if (paragraph.look.breaksPage) composer.startPage();
  composer.write(toParagraph(paragraph));
  if (paragraph.breakAfter === 'page') composer.startPage();
}

const SPACE_AROUND_HEADING = 8;

function toParagraph({ lines, look }: DocParagraph): Paragraph {
  const isHeading = look.heading !== undefined;
  // Headings are bold unless a candidate changed that, and their style says so, not the text.
  const shown = isHeading ? lines.map((line) => line.map((cell) => ({ ...cell, runs: cell.runs.map(toBold) }))) : lines;
  return {
    lines: shown.length === 0 ? [[]] : shown,
    bullet: look.isListItem && lines.length > 0 ? '•' : undefined,
    heading: look.heading,
    indent: Math.min(look.left ?? 0, plainPage.width / 2),
    spaceBefore: isHeading ? SPACE_AROUND_HEADING : 0,
    spaceAfter: 0,
    fontSize: 11,
  };
}

const toBold = <T extends { readonly isBold: boolean }>(run: T): T => ({ ...run, isBold: true });

function findActiveContent({ names }: CompoundFile): DocumentFlag[] {
  const hasScript = names.some((name) => /^(?:Macros|_VBA_PROJECT_CUR|VBA)$/i.test(name));
  return [
    ...(hasScript ? [{ kind: 'active-content', what: 'script' } as const] : []),
    ...(names.includes('ObjectPool') ? [{ kind: 'active-content', what: 'embedded-file' } as const] : []),
  ];
}
