export type CsvCell = string | number | boolean | null;

/** Spreadsheets open a file without it as something other than UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet takes for the start of a formula, which it would then run on the machine of the recruiter who opens it; also in full width. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * The same within a cell, behind what separates cells where a comma does not: a spreadsheet set to German or French divides
 * lines at semicolons and knows no quotes in the middle of what it then takes for a cell. A list in several lines stays one.
 */
const formulaBehindSeparator = /(?<=[;\t\r\n])(?=[=+@\uFF1D\uFF0B\uFF0D\uFF20]|-\S)/g;

/** What a cell cannot have without quotes, be it that one program in two takes it for the end of the cell. */
const needsQuotes = /[",;\t\r\n]/;

/** RFC 4180. Text that people typed is kept as text: what looks like a formula gets a leading apostrophe. */
export const toCsv = (headers: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  csvHead(headers) + rows.map(csvLine).join('');

/** The same piece by piece, for a file that is sent while it is written. */
export const csvHead = (headers: readonly string[]): string => byteOrderMark + csvLine(headers);

export function csvLine(cells: readonly CsvCell[]): string {
  let line = '';
  for (const cell of cells) line += `,${csvField(cell)}`;
  return `${line.slice(1)}\r\n`;
}

/** What needs nothing done to it, as nearly every cell: told at one look. */
const isPlain = /^[A-Za-z\d][^",;\t\r\n]*$/;

export function csvField(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  if (cell === '' || isPlain.test(cell)) return cell;
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  if (!needsQuotes.test(text)) return text;
  return `"${text.replace(formulaBehindSeparator, "'").replaceAll('"', '""')}"`;
}
