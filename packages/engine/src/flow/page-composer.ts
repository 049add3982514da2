import { DocumentUnreadable } from '../document/document-unreadable.ts';
import type { ReadLimits } from '../document/read-limits.ts';
import type { DraftCell, DraftLine, DraftPage, FloatingBox, Shape } from './draft-page.ts';
import { type FlowLine, LINE_HEIGHT, type Paragraph, widthOfRuns } from './flow.ts';

export interface PageSetup {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Columns of text beside each other. */
  readonly columns: number;
}

export const plainPage: PageSetup = { width: 595, height: 842, top: 72, bottom: 72, left: 72, right: 72, columns: 1 };

/** Where text goes: a page's column, a cell of a table, a text box. */
export interface Frame {
  readonly x: number;
  readonly width: number;
}

type Target = 'head' | 'body' | 'foot' | FloatingBox;

export interface Place {
  readonly page: number;
  readonly y: number;
}

const COLUMN_GAP = 24;
/** A page has a handful; a drawing has thousands, and none of them is a ground to write on. */
const MAX_SHAPES = 300;

/** Lays paragraphs out on pages, one below the other. Positions are plausible, the order is exact. */
export class PageComposer {
  readonly pages: DraftPage[] = [];
  readonly #limits: ReadLimits;
  readonly #breaksItself: boolean;
  /** Called for every new page, to lay out what stands on all of them. */
  onNewPage: (page: number) => void = () => undefined;
  #setup: PageSetup = plainPage;
  #frame: Frame | undefined;
  #target: Target = 'body';
  #page = -1;
  #y = 0;
  #pageColumn = 0;
  #columnTop = 0;
  #column = 0;
  #block = 0;
  #characters = 0;

  /** `breaksItself` is false when the file says where its pages end. */
  constructor(limits: ReadLimits, breaksItself: boolean) {
    this.#limits = limits;
    this.#breaksItself = breaksItself;
  }

  get place(): Place {
    return { page: this.#page, y: this.#y };
  }

  get frame(): Frame {
    return this.#frame ?? this.#columnFrame();
  }

  get setup(): PageSetup {
    return this.#setup;
  }

  get page(): DraftPage | undefined {
    return this.pages[this.#page];
  }

  /** Starts a section; on a new page unless it goes on below. */
  startSection(setup: PageSetup, isContinuous: boolean): void {
    this.#setup = setup;
    this.#pageColumn = 0;
    if (this.#page < 0 || !isContinuous) this.startPage();
    else {
      this.#columnTop = this.#y;
      this.startColumn();
    }
  }

  startPage(): void {
    const isBlank = this.page?.body.length === 0 && this.#page >= 0;
    if (isBlank && this.#page === this.pages.length - 1) return;
    this.#page += 1;
    this.#pageColumn = 0;
    if (this.#page >= this.pages.length) this.#addPage();
    this.#y = this.page?.top ?? this.#setup.top;
    this.#columnTop = this.#y;
  }

  /** The next column of the page, or the first of the next page. */
  breakColumn(): void {
    if (this.#target !== 'body' || this.#frame || this.#pageColumn + 1 >= this.#setup.columns) {
      this.startPage();
      return;
    }
    this.#pageColumn += 1;
    this.#y = this.#columnTop;
    this.startColumn();
  }

  startColumn(): void {
    this.#column += 1;
  }

  moveTo({ page, y }: Place): void {
    this.#page = page;
    this.#y = y;
  }

  /** Lays out inside a frame, and goes back to the one before. */
  within(frame: Frame, layOut: () => void): void {
    const before = this.#frame;
    this.#frame = frame;
    this.startColumn();
    layOut();
    this.#frame = before;
    this.startColumn();
  }

  /** Lays out beside the text, from a place of its own, and says where that ended; the text goes on where it was. */
  aside(target: Target, frame: Frame, y: number, layOut: () => void): number {
    const [before, place] = [this.#target, this.place];
    this.#target = target;
    this.#y = y;
    this.within(frame, layOut);
    const end = this.#y;
    this.#block += 1;
    this.#target = before;
    this.moveTo(place);
    return end;
  }

  addShape(shape: Shape): void {
    if ((this.page?.shapes.length ?? MAX_SHAPES) < MAX_SHAPES) this.page?.shapes.push(shape);
  }

  write(paragraph: Paragraph): void {
    if (!paragraph.continues) this.#block += 1;
    this.#y += paragraph.spaceBefore;
    for (const [index, line] of paragraph.lines.entries()) {
      this.#placeLine(line, paragraph, index === 0 ? paragraph.bullet : undefined);
    }
    this.#y += paragraph.spaceAfter;
  }

  #placeLine(line: FlowLine, paragraph: Paragraph, bullet: string | undefined): void {
    const runs = line.flatMap((cell) => cell.runs);
    this.#characters += runs.reduce((sum, { text }) => sum + text.length, 0);
    if (this.#characters > this.#limits.maxCharacters) throw new DocumentUnreadable('too-large');
    const fontSize = runs.reduce((largest, run) => Math.max(largest, run.fontSize), 1);
    if (runs.length === 0) {
      this.#y += paragraph.fontSize * LINE_HEIGHT;
      return;
    }
    const cells = placeCells(line, this.frame, paragraph.indent, fontSize);
    const rows = cells.reduce((most, cell) => Math.max(most, Math.ceil(widthOfRuns(cell.runs) / cell.room)), 1);
    const height = rows * fontSize * LINE_HEIGHT;
    this.#makeRoom(height);
    this.#lines()?.push({
      cells,
      y: this.#y,
      fontSize,
      rows,
      bullet,
      heading: paragraph.heading,
      column: this.#column,
      block: this.#block,
    });
    this.#y += height;
  }

  #makeRoom(height: number): void {
    if (this.#page < 0) this.startPage();
    if (!this.#breaksItself || this.#target !== 'body') return;
    const bottom = this.page?.bottom ?? 0;
    if (this.#y + Math.min(height, bottom / 2) > bottom) this.breakColumn();
  }

  #lines(): DraftLine[] | undefined {
    return typeof this.#target === 'string' ? this.page?.[this.#target] : this.#target.lines;
  }

  #columnFrame(): Frame {
    const { left, right, width, columns } = this.#setup;
    const room = Math.max(72, width - left - right);
    const each = (room - COLUMN_GAP * (columns - 1)) / columns;
    return { x: left + this.#pageColumn * (each + COLUMN_GAP), width: each };
  }

  #addPage(): void {
    if (this.pages.length >= this.#limits.maxPages) throw new DocumentUnreadable('too-many-pages');
    const { width, height, top, bottom } = this.#setup;
    this.pages.push({
      width,
      height,
      top,
      bottom: Math.max(height - bottom, height / 2),
      head: [],
      body: [],
      foot: [],
      floating: [],
      shapes: [],
    });
    this.#y = this.#setup.top;
    this.onNewPage(this.#page);
  }
}

const CELL_GAP = 2;

function placeCells(line: FlowLine, frame: Frame, indent: number, fontSize: number): DraftCell[] {
  const right = frame.x + frame.width;
  const starts: number[] = [];
  let x = frame.x + indent;
  for (const cell of line) {
    const start = Math.min(Math.max(x, cell.x === undefined ? x : frame.x + cell.x), Math.max(right - 24, frame.x));
    starts.push(start);
    x = start + widthOfRuns(cell.runs) + CELL_GAP * fontSize;
  }
  return line.map(({ runs }, index) => {
    const start = starts[index] ?? frame.x;
    return { runs, x: start, room: Math.max(24, (starts[index + 1] ?? right) - start) };
  });
}
