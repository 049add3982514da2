import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

export const readGzip = (file: string): string => gunzipSync(readFileSync(file)).toString('utf8');

/** Comma-separated values with quoted fields that may contain line breaks; the first row names the columns. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  let field = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (isQuoted) {
      if (sign === '"' && text[index + 1] === '"') {
        field += '"';
        index += 1;
      } else if (sign === '"') isQuoted = false;
      else field += sign;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',' || sign === '\n') {
      rows.at(-1)?.push(field.replace(/\r$/, ''));
      field = '';
      if (sign === '\n') rows.push([]);
    } else field += sign;
  }
  rows.at(-1)?.push(field);
  const [header = [], ...body] = rows;
  return body
    .filter((row) => row.length === header.length)
    .map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}
