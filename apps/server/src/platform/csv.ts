export type CsvCell = string | number | boolean | null;

/** Spreadsheets open a file without it as something other than UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet takes for the start of a formula, which it would then run on the machine of the recruiter who opens it; also in full width. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** RFC 4180. Text that people typed is kept as text: a cell that looks like a formula gets a leading apostrophe. */
export const toCsv = (headers: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + [headers, ...rows].map((cells) => `${cells.map(toField).join(',')}\r\n`).join('');

function toField(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
