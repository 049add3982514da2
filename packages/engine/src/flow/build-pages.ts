import { isReadableOn } from '../document/colour.ts';
import type {
  Box,
  Document,
  DocumentFlag,
  DocumentKind,
  InvisibleReason,
  Line,
  LineRole,
  Page,
} from '../document/document.ts';
import { DocumentUnreadable } from '../document/document-unreadable.ts';
import { buildLine } from './build-line.ts';
import type { DraftLine, DraftPage, FloatingBox, Shape } from './draft-page.ts';
import type { Run } from './flow.ts';

const LONGEST_QUOTE = 500;
const MAX_MISLEADING = 20;
const PAGE_NUMBER = /^(?:page\s*)?\d{1,3}(?:\s*(?:of|\/|\|)\s*\d{1,3})?$|^[-–—]\s*\d{1,3}\s*[-–—]$/i;

/** Drafted pages as a document. Throws when there is nothing on them to be read. */
export function buildDocument(
  kind: DocumentKind,
  drafts: readonly DraftPage[],
  known: readonly DocumentFlag[],
): Document {
  const running = findRunning(drafts);
  const flags: DocumentFlag[] = [...known];
  const pages = drafts.map((draft, index) => buildPage(draft, index + 1, running, flags));
  while (pages.at(-1)?.lines.length === 0) pages.pop();
  if (pages.length === 0) throw new DocumentUnreadable('no-text');
  return { kind, pages, flags: limitMisleading(flags) };
}

function buildPage(draft: DraftPage, number: number, running: ReadonlySet<string>, flags: DocumentFlag[]): Page {
  const hidden = new Map<InvisibleReason, string[]>();
  const lines: Line[] = [];
  const [columns, blocks] = [new Numbering(), new Numbering()];
  const scale = scaleOf(draft);
  const whyHidden = ({ hidden: reason, colour }: Run, box: Box): InvisibleReason | undefined =>
    reason === 'same-colour' && standsOut(colour, box, draft.shapes) ? undefined : reason;
  const add = (found: readonly DraftLine[], roleOf: (line: DraftLine) => LineRole) => {
    for (const line of found) {
      const built = buildLine(line, whyHidden);
      for (const { reason, quote } of built.hidden) {
        const quotes = hidden.get(reason) ?? [];
        quotes.push(quote);
        hidden.set(reason, quotes);
      }
      if (built.misleading) flags.push({ kind: 'misleading-characters', page: number, quote: built.misleading });
      if (!built.line) continue;
      lines.push({
        ...built.line,
        role: roleOf(line),
        column: columns.of(line.column),
        block: blocks.of(line.block) + 1,
      });
    }
  };
  const body = (): LineRole => 'body';
  const { before, after } = orderFloating(draft);
  add(draft.head, (line) => (isRunning(line, running) ? 'header' : 'body'));
  for (const box of before) add(box.lines, body);
  add(
    draft.body.map((line) => ({ ...line, y: draft.top + (line.y - draft.top) * scale })),
    body,
  );
  for (const box of after) add(box.lines, body);
  add(draft.foot, (line) => (isRunning(line, running) ? 'footer' : 'body'));
  for (const [reason, quotes] of hidden) {
    flags.push({ kind: 'invisible-text', page: number, reason, quote: quotes.join(' ').slice(0, LONGEST_QUOTE) });
  }
  return { number, width: draft.width, height: draft.height, lines, isScanned: false };
}

/** Numbers in the order they first come up. */
class Numbering {
  readonly #known = new Map<number, number>();

  of(value: number): number {
    const known = this.#known.get(value) ?? this.#known.size;
    this.#known.set(value, known);
    return known;
  }
}

/** The file says what is on the page, so it fits, even if the letters were taken for a little wider than they are. */
function scaleOf({ body, top, bottom }: DraftPage): number {
  const last = body.reduce((lowest, { y, rows, fontSize }) => Math.max(lowest, y + rows * fontSize * 1.2), 0);
  return last > bottom ? (bottom - top) / (last - top) : 1;
}

/** White letters are seen on a banner. Places are not exact, so near it counts; a picture may have any colour. */
function standsOut(colour: Run['colour'], box: Box, shapes: readonly Shape[]): boolean {
  const slack = 40;
  return shapes.some(
    (shape) =>
      box.x < shape.x + shape.width + slack &&
      box.x + box.width > shape.x - slack &&
      box.y < shape.y + shape.height + slack &&
      box.y + box.height > shape.y - slack &&
      (!shape.colour || !colour || isReadableOn(colour, shape.colour)),
  );
}

/** Text boxes above or left of the text are read before it, the others after. */
function orderFloating({ body, floating }: DraftPage): { before: FloatingBox[]; after: FloatingBox[] } {
  const sorted = floating.toSorted(({ box: a }, { box: b }) =>
    overlapDown(a, b) ? a.x - b.x || a.y - b.y : a.y - b.y,
  );
  const firstY = body.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const firstX = body.reduce((least, { cells }) => Math.min(least, cells[0]?.x ?? least), Number.POSITIVE_INFINITY);
  const isBefore = ({ box }: FloatingBox) => box.y + box.height / 2 <= firstY || box.x + box.width / 2 <= firstX;
  return { before: sorted.filter(isBefore), after: sorted.filter((box) => !isBefore(box)) };
}

const overlapDown = (a: Box, b: Box): boolean =>
  a.y < b.y + b.height && b.y < a.y + a.height && Math.abs(a.x - b.x) > 36;

const plainText = ({ cells }: DraftLine): string =>
  cells
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .trim();

const keyOf = (line: DraftLine): string => plainText(line).replace(/\d+/g, '#').toLowerCase();

/** A header of the first page alone, such as a name with its address, is text like any other. */
function findRunning(drafts: readonly DraftPage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { head, foot } of drafts) {
    for (const key of new Set([...head, ...foot].map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

const isRunning = (line: DraftLine, running: ReadonlySet<string>): boolean =>
  running.has(keyOf(line)) || PAGE_NUMBER.test(plainText(line));

function limitMisleading(flags: readonly DocumentFlag[]): DocumentFlag[] {
  let left = MAX_MISLEADING;
  return flags.filter(({ kind }) => kind !== 'misleading-characters' || left-- > 0);
}
