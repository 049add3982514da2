import { cleanCharacters } from '../document/clean-characters.ts';
import type { Box, Cell, InvisibleReason, Line, Link, Span } from '../document/document.ts';
import type { DraftCell, DraftLine } from './draft-page.ts';
import { LINE_HEIGHT, type Run, widthOf } from './flow.ts';
import { isBulletAlone, joinSpacedText, splitLeadingBullet } from './leading-bullet.ts';

/** What was in a line, and what in it was not meant to be seen. */
export interface BuiltLine {
  /** Absent when nothing of it can be seen. */
  readonly line: Omit<Line, 'role' | 'column' | 'block'> | undefined;
  readonly hidden: readonly { readonly reason: InvisibleReason; readonly quote: string }[];
  readonly misleading: string | undefined;
}

/** `whyHidden` is asked again here, when it is known what is painted behind the line. */
export function buildLine(draft: DraftLine, whyHidden: (run: Run, box: Box) => InvisibleReason | undefined): BuiltLine {
  const hidden: { reason: InvisibleReason; quote: string }[] = [];
  const misleading: string[] = [];
  const links: Link[] = [];
  const spans: Span[] = [];
  const cells: Cell[] = [];
  let letters = { all: 0, bold: 0 };
  for (const cell of draft.cells) {
    const visible = cell.runs.filter((run) => {
      const reason = run.hidden && whyHidden(run, boxOf(draft, cell, 0, run.text));
      if (reason && run.text.trim() !== '') hidden.push({ reason, quote: run.text.trim() });
      return !reason;
    });
    // An order to write backwards may reach over several runs.
    const whole = cleanCharacters(visible.map(({ text }) => text).join(''));
    if (whole.smuggled) hidden.push({ reason: 'not-painted', quote: whole.smuggled });
    if (whole.misleading) misleading.push(whole.misleading);
    const text = joinSpacedText(whole.text.trim()).replace(/\s+/g, ' ');
    if (text === '') continue;
    cells.push({ ...boxOf(draft, cell, 0, text), text });
    spans.push(...toSpans(draft, cell, visible));
    links.push(...toLinks(visible));
    letters = visible.reduce(
      ({ all, bold }, run) => ({ all: all + run.text.length, bold: bold + (run.isBold ? run.text.length : 0) }),
      letters,
    );
  }
  const { bullet, rest } = takeBullet(cells, draft.bullet);
  const [first] = rest;
  const found = { hidden, misleading: misleading[0] };
  if (!first) return { line: undefined, ...found };
  return {
    line: {
      ...boxAround(rest),
      text: rest.map(({ text }) => text).join('  '),
      fontSize: prevailingSize(spans),
      isBold: letters.bold > letters.all * 0.6,
      bullet,
      cells: rest,
      spans,
      ...(draft.heading === undefined ? {} : { heading: draft.heading }),
      ...(links.length === 0 ? {} : { links }),
    },
    ...found,
  };
}

function takeBullet(cells: readonly Cell[], given: string | undefined): { bullet: string | undefined; rest: Cell[] } {
  const [first, ...others] = cells;
  if (given !== undefined || !first) return { bullet: given, rest: [...cells] };
  if (others.length > 0 && isBulletAlone(first.text)) return { bullet: first.text, rest: others };
  const { bullet, rest } = splitLeadingBullet(first.text);
  return { bullet, rest: [{ ...first, text: rest }, ...others].filter(({ text }) => text !== '') };
}

/** A run of a cell, `before` points behind the cell's start when all were set in one row. */
function boxOf({ y, fontSize, rows }: DraftLine, cell: DraftCell, before: number, text: string): Box {
  const width = widthOf(text, fontSize, false);
  const row = Math.min(rows - 1, Math.floor(before / cell.room));
  const start = before - row * cell.room;
  const isWrapped = start + width > cell.room;
  const needed = isWrapped ? Math.min(rows - row, Math.ceil((start + width) / cell.room)) : 1;
  return {
    x: round(isWrapped ? cell.x : cell.x + start),
    y: round(y + row * fontSize * LINE_HEIGHT + fontSize * ((LINE_HEIGHT - 1) / 2)),
    width: round(isWrapped ? cell.room : width),
    height: round((needed - 1) * fontSize * LINE_HEIGHT + fontSize),
  };
}

function toSpans(draft: DraftLine, cell: DraftCell, runs: readonly Run[]): Span[] {
  const spans: Span[] = [];
  let before = 0;
  let open: { run: Run; text: string; before: number } | undefined;
  const close = () => {
    const text = open && cleanCharacters(open.text).text.replace(/\s+/g, ' ').trim();
    if (!open || !text) return;
    const { fontSize, isBold, isItalic } = open.run;
    spans.push({ ...boxOf(draft, cell, open.before, text), text, fontSize, isBold, isItalic });
  };
  for (const run of runs) {
    const isSame =
      open?.run.isBold === run.isBold && open.run.isItalic === run.isItalic && open.run.fontSize === run.fontSize;
    if (open && isSame) open.text += run.text;
    else {
      close();
      open = { run, text: run.text, before };
    }
    before += widthOf(run.text, run.fontSize, run.isBold);
  }
  close();
  return spans;
}

/** One for each address; not for words that are the address. */
function toLinks(runs: readonly Run[]): Link[] {
  const links: { text: string; url: string }[] = [];
  for (const { link, text } of runs) {
    if (link === undefined) continue;
    const open = links.at(-1);
    if (open?.url === link) open.text += text;
    else links.push({ text, url: link });
  }
  return links
    .map(({ text, url }) => ({ text: cleanCharacters(text).text.replace(/\s+/g, ' ').trim(), url }))
    .filter(({ text, url }) => bareAddress(text) !== bareAddress(url));
}

const bareAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:www\.)?|www\.|mailto:|tel:)/, '')
    .replace(/[\s/]+$|[\s()-]/g, '');

function prevailingSize(spans: readonly Span[]): number {
  const letters = new Map<number, number>();
  for (const { text, fontSize } of spans) letters.set(fontSize, (letters.get(fontSize) ?? 0) + text.length);
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

function boxAround(boxes: readonly Box[]): Box {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { x, y, width, height } of boxes) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x + width);
    y1 = Math.max(y1, y + height);
  }
  return { x: x0, y: y0, width: round(x1 - x0), height: round(y1 - y0) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
