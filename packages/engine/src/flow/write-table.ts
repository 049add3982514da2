import type { FlowCell, FlowLine, Paragraph, Run } from './flow.ts';
import type { Frame, PageComposer } from './page-composer.ts';

/** A cell of a table's row. */
export interface RowCell {
  readonly frame: Frame;
  /** How many paragraphs with text it has, however deep. */
  readonly paragraphs: number;
  readonly text: string;
  /** Nothing but paragraphs of text: its lines can stand beside those of the next cell. */
  readonly isPlain: boolean;
  /** The paragraphs of a plain cell that have text. */
  readonly read: () => readonly Paragraph[];
  /** Lays out all that is in it. */
  readonly flow: () => void;
}

type Row = readonly RowCell[];

/**
 * A table that holds data is read row by row, each row one line. One that only puts things beside each other, as most in
 * a CV do, is read as a person reads it: tall cells one after the other, a date with the line beside it.
 */
export function writeTable(rows: readonly Row[], composer: PageComposer): void {
  const isData = holdsData(rows);
  for (const row of rows) {
    const filled = row.filter(({ text, isPlain }) => text !== '' || !isPlain);
    const isOfData = isData && filled.every(({ isPlain, paragraphs }) => isPlain && paragraphs <= mostParagraphs);
    const arrangement = isOfData ? 'line' : arrange(filled);
    if (arrangement === 'line') writeLine(filled, composer);
    else if (arrangement === 'beside') writeBeside(filled, composer);
    else writeColumns(filled, composer);
  }
  composer.startColumn();
}

const LONGEST_DATUM = 80;
const mostParagraphs = 2;

/** Three columns or more, several rows, and every cell a word or two. */
function holdsData(rows: readonly Row[]): boolean {
  const full = rows.filter((row) => row.filter(({ text }) => text !== '').length >= 3);
  const cells = full.flat().filter(({ text }) => text !== '');
  const isShort = ({ text, paragraphs }: RowCell) => text.length <= LONGEST_DATUM && paragraphs <= mostParagraphs;
  return full.length >= 2 && cells.filter(isShort).length >= cells.length * 0.9;
}

const DATE = /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{2,4}\b|\b(?:present|current|today|now)\b/i;
const LONG_TEXT = 200;

function arrange(cells: Row): 'line' | 'beside' | 'columns' {
  if (cells.length < 2 || cells.some(({ isPlain }) => !isPlain)) return 'columns';
  const tall = cells.filter(({ paragraphs }) => paragraphs > 1);
  if (tall.length === 0) return cells.every(({ text }) => text.length > LONG_TEXT) ? 'columns' : 'line';
  const isDated = cells.some(({ paragraphs, text }) => paragraphs <= 3 && text.length <= 60 && DATE.test(text));
  if (isDated && cells.filter(({ paragraphs }) => paragraphs > 3).length <= 1) return 'beside';
  // A heading or a name on the left has all that belongs to it on the right, and is read first.
  return tall.length === 1 && cells[0] === tall[0] ? 'beside' : 'columns';
}

function writeColumns(cells: Row, composer: PageComposer): void {
  const start = composer.place;
  let end = start;
  for (const { frame, flow } of cells) {
    composer.moveTo(start);
    composer.within(frame, flow);
    const here = composer.place;
    if (here.page > end.page || (here.page === end.page && here.y > end.y)) end = here;
  }
  composer.moveTo(end);
}

function writeLine(cells: Row, composer: PageComposer): void {
  const left = composer.frame.x;
  const read = cells.map((cell) => ({ cell, paragraphs: cell.read() }));
  const line = read.map(({ cell, paragraphs }) => ({
    x: cell.frame.x - left,
    runs: paragraphs.flatMap((paragraph) => runsOf(paragraph.lines)),
  }));
  const model = read.flatMap(({ paragraphs }) => paragraphs)[0];
  if (model) composer.write({ ...model, indent: 0, lines: [line] });
}

/** Lines of neighbouring cells side by side, from the top; what is left of the tallest follows on its own. */
function writeBeside(cells: Row, composer: PageComposer): void {
  const left = composer.frame.x;
  const columns = cells.map(({ frame, read }) => ({ x: frame.x - left, paragraphs: read() }));
  const tallest = columns.reduce((most, { paragraphs }) => Math.max(most, paragraphs.length), 0);
  for (let index = 0; index < tallest; index += 1) {
    const here = columns.flatMap(({ x, paragraphs }) => {
      const paragraph = paragraphs[index];
      return paragraph ? [{ x, paragraph }] : [];
    });
    const [first, ...others] = here;
    if (!first) continue;
    if (others.length === 0) {
      composer.write({ ...first.paragraph, indent: first.x + first.paragraph.indent });
      continue;
    }
    const line = here.flatMap(({ x, paragraph }): FlowCell[] =>
      (paragraph.lines[0] ?? []).map(({ runs }, at) => (at === 0 ? { runs, x } : { runs })),
    );
    const rest = here.flatMap(({ paragraph }) => paragraph.lines.slice(1));
    composer.write({ ...first.paragraph, bullet: undefined, indent: 0, lines: [line, ...rest] });
  }
}

/** Lines of one cell as one, with a space between them. */
const runsOf = (lines: readonly FlowLine[]): Run[] =>
  lines.flatMap((line) =>
    line.flatMap(({ runs }) => [...runs, ...runs.slice(-1).map((run) => ({ ...run, text: ' ' }))]),
  );
