import type { Cell, Span } from '../document/document.ts';
import { splitLeadingBullet } from '../flow/leading-bullet.ts';
import { joinLines } from '../layout/build-lines.ts';
import type { Passage } from '../layout/passages.ts';
import { headingKind, type SectionKind } from './headings.ts';

/** Kinds that a row says nothing of; "Contact | Ms Hale" is a fact. */
const NONE: ReadonlySet<SectionKind> = new Set(['apply', 'facts', 'other', 'team']);
/** Kinds whose cell is text, whatever its lines begin with. */
const TEXTS: ReadonlySet<SectionKind> = new Set(['description', 'company']);

/** "Duties | Survey culverts … Design schemes …": a row of a table whose first cell is the heading of the second. */
export function headedRow(
  passage: Passage,
  margin: number,
): { kind: SectionKind; heading: Passage; passages: Passage[] } | undefined {
  const [label, cell, ...more] = passage.cells;
  const kind = label && headingKind(label.text);
  if (!kind || !cell || more.length > 0 || NONE.has(kind)) return undefined;
  const texts = TEXTS.has(kind) ? [cell.text] : itemsIn(passage, cell, margin);
  const bullet = texts.length > 1 ? '•' : undefined;
  return {
    kind,
    heading: passage,
    passages: texts.map((text) => ({ ...passage, text, bullet, box: cell, cells: [cell] })),
  };
}

/** The lines of a cell, but those that its edge broke: of the last column that is where the longest line of all ends. */
function itemsIn({ lines, fontSize }: Passage, cell: Cell, margin: number): string[] {
  const spans = lines.flatMap((line) => line.spans).filter(({ x }) => x >= cell.x - 1);
  const rows = [...Map.groupBy(spans, ({ y }) => Math.round(y)).values()];
  const items: string[][] = [];
  let room = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const text = joinLines(row.map((span) => span.text));
    const { bullet, rest } = splitLeadingBullet(text);
    const firstWord = (text.split(' ', 1)[0]?.length ?? 0) + 1;
    const goesOn = bullet === undefined && (/^[\p{Ll}(&]/u.test(text) || room <= firstWord * fontSize * 0.6);
    if (goesOn && items.length > 0) items.at(-1)?.push(text);
    else items.push([rest]);
    room = margin - rightOf(row);
  }
  return items.map(joinLines);
}

const rightOf = (row: readonly Span[]): number => Math.max(...row.map(({ x, width }) => x + width));
