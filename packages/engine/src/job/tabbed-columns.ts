import type { Passage } from '../layout/passages.ts';
import { headingKind } from './headings.ts';

/** A cell stands below its column's name, give or take. */
const near = 20;

export const namesBoth = ({ cells }: Passage): boolean => {
  const kinds = new Set(cells.map(({ text }) => headingKind(text)));
  return kinds.has('requirements') && kinds.has('niceToHave');
};

/**
 * A table that was pasted as text has tabs between its cells, and nothing stands below anything: its cells are put below
 * the names of the columns by their order. A row that is indented has no name.
 */
export function withTabsAsColumns(passages: readonly Passage[]): readonly Passage[] {
  let header: Passage | undefined;
  return passages.map((passage) => {
    if (namesBoth(passage)) {
      header = passage;
      return passage;
    }
    const first = passage.cells[0];
    const isIndented = first !== undefined && header !== undefined && first.x > header.box.x + near;
    if (!header || !first || passage.bullet !== undefined || (passage.cells.length < 2 && !isIndented)) {
      header = undefined;
      return passage;
    }
    return placed(passage, header, isIndented ? 1 : 0);
  });
}

function placed(passage: Passage, { cells: names }: Passage, from: number): Passage {
  const isBelow = (x: number) => names.some((name) => Math.abs(name.x - x) <= near);
  // Where a cross stands is all that it says.
  if (
    passage.cells.every(({ x }) => isBelow(x)) ||
    passage.cells.some(({ text }) => text.length < 2) ||
    passage.cells.length + from > names.length
  )
    return passage;
  const cells = passage.cells.map((cell, at) => ({
    ...cell,
    x: names[at + from]?.x ?? cell.x,
    width: names[at + from]?.width ?? cell.width,
  }));
  return { ...passage, cells };
}
