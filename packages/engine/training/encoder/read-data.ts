import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type Row = Readonly<Record<string, string>>;

const readText = (folder: string, file: string): string =>
  gunzipSync(readFileSync(join(folder, file))).toString('utf8');

/** One record a line, fields between tabs, the first line names them. */
export function readTsv(folder: string, file: string): Row[] {
  const [head = '', ...lines] = readText(folder, file).split(/\r?\n/);
  const names = head.split('\t');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('\t');
      return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    });
}

/** Quoted fields may hold commas, line ends and doubled quotes. */
export function readCsv(folder: string, file: string): Row[] {
  const records = readRecords(readText(folder, file));
  const [names = [], ...rest] = records;
  return rest
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

function readRecords(text: string): string[][] {
  const records: string[][] = [];
  let cells: string[] = [];
  const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (let match = CELL.exec(text); match; match = CELL.exec(text)) {
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] === ',') continue;
    records.push(cells);
    cells = [];
    if (CELL.lastIndex >= text.length) break;
  }
  return records;
}

export function readJsonLines<T>(folder: string, file: string): T[] {
  return readText(folder, file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
