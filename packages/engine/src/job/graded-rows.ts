import type { Cell } from '../document/document.ts';
import { joinLines } from '../layout/build-lines.ts';
import type { Passage } from '../layout/passages.ts';

/** What stands in a column of its own and says how much a criterion counts. */
const LETTER = /^[ED]$/u;
const WORD = /^(?:essential|desirable)$/iu;
const fewestRows = 3;

/** The names of such a table's columns, in as many lines as they take. */
const NAMES_COLUMNS =
  /\b(?:essential|desirable|criteri(?:a|on)|factors?|attributes?|assess(?:ed|ment)|method|measured|evidence|weighting|E\s?\/\s?D)\b/iu;
const mostNameLines = 3;

/** A line of the same cell follows sooner than the next row. */
const withinCell = 1.45;

/**
 * "First aid certificate | D | Application": in a table whose rows are graded, the criteria are read as if each had its
 * grade in brackets behind it.
 */
export function withGradesBehind(passages: readonly Passage[], isLaidOut: boolean): readonly Passage[] {
  const grade = [LETTER, WORD].find(
    (one) => passages.filter((passage) => isGradedBy(passage, one)).length >= fewestRows,
  );
  return grade ? withGrades(passages, grade, isLaidOut) : passages;
}

function withGrades(passages: readonly Passage[], grade: RegExp, isLaidOut: boolean): readonly Passage[] {
  const isGraded = (passage: Passage) => isGradedBy(passage, grade);
  const graded = passages.filter(isGraded);
  const margin = prevailingLeft(graded, grade);
  const firstAt = passages.findIndex(isGraded);
  const read: Passage[] = [];
  let row: { readonly passage: Passage; readonly parts: string[] } | undefined;
  const end = () => {
    if (row) read.push(inBrackets(row.passage, joinLines(row.parts), grade));
    row = undefined;
  };
  for (const [at, passage] of passages.entries()) {
    if (isGraded(passage)) {
      end();
      row = { passage, parts: [criterionOf(passage, margin, grade)] };
    } else if (row && row.parts.length === 1 && goesOn(row.passage, passage, isLaidOut)) {
      row.parts.push(passage.text);
    } else if (at >= firstAt || at < firstAt - mostNameLines || !namesColumns(passage)) {
      end();
      read.push(passage);
    }
  }
  end();
  return read;
}

const isGradedBy = ({ bullet, cells }: Passage, grade: RegExp): boolean =>
  bullet === undefined && cells.length > 1 && cells.filter(({ text }) => grade.test(text)).length === 1;

const namesColumns = ({ text }: Passage): boolean => NAMES_COLUMNS.test(text) && text.length <= 90;

function criterionCell({ cells }: Passage, grade: RegExp): Cell | undefined {
  const at = cells.findIndex(({ text }) => grade.test(text));
  return cells[at === 0 ? 1 : at - 1];
}

/** Where most criteria begin; what stands to the left of that names a group of them. */
function prevailingLeft(rows: readonly Passage[], grade: RegExp): number {
  const counted = Map.groupBy(rows, (row) => Math.round(criterionCell(row, grade)?.x ?? 0));
  const [most] = [...counted].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 0;
}

/** "Education A level 3 qualification", left of where the criteria begin: the name of the group stood too near to be a cell of its own. */
const GROUP = /^\p{Lu}[\p{L}&/ -]{2,40}?\s+(?=[\p{Lu}\d])/u;

function criterionOf(row: Passage, margin: number, grade: RegExp): string {
  const cell = criterionCell(row, grade);
  if (!cell) return row.text;
  return cell.x < margin - 2 ? cell.text.replace(GROUP, '') : cell.text;
}

/** The rest of a criterion that its cell broke. */
function goesOn(row: Passage, { lines, bullet, cells, text, page }: Passage, isLaidOut: boolean): boolean {
  const [line, last] = [lines[0], row.lines.at(-1)];
  if (!line || !last || bullet !== undefined || cells.length > 1 || page !== row.page) return false;
  const isNear = line.y > last.y && line.y - last.y < line.fontSize * withinCell && line.column === last.column;
  return /^[\p{Ll}(&]/u.test(text) || (isLaidOut && isNear);
}

function inBrackets(row: Passage, criterion: string, grade: RegExp): Passage {
  const letter = row.cells
    .find(({ text }) => grade.test(text))
    ?.text.charAt(0)
    .toUpperCase();
  const text = `${criterion.replace(/[\s.;,]+$/u, '')} (${letter})`;
  const cell = criterionCell(row, grade);
  return { ...row, text, cells: cell ? [{ ...cell, text }] : [] };
}
