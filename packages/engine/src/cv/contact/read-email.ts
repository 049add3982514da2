import type { Found } from '../../document/found.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';

const w = String.raw;
const LOCAL = w`[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]*[\p{L}\p{N}_+])?`;
const HOST = w`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,24}`;
const PLAIN = new RegExp(w`(?<![\p{L}\p{N}._%+-])(${LOCAL})@(${HOST})(?![\p{L}\p{N}])`, 'iu');
/** "name [at] host [dot] com", "name (at) host.com", "name @ host . com" */
const DOT = w`\s?[[({<]\s*(?:dot|\.)\s*[\])}>]\s?`;
const WRITTEN_OUT = new RegExp(
  w`(?<![\p{L}\p{N}._%+-])((?:[\p{L}\p{N}_-]+${DOT})*${LOCAL})\s*(?:[[({<]\s*(?:at|@)\s*[\])}>]|\s@\s?|@\s)\s*((?:[\p{L}\p{N}-]+\s?(?:[[({<]\s*(?:dot|\.)\s*[\])}>]|\.)\s?)+\p{L}{2,24})(?![\p{L}\p{N}])`,
  'iu',
);

/** The first address of the lines given, the tidy ones before those that must be put together. */
export function readEmail(lines: readonly CvLine[]): Found<string> | undefined {
  for (const line of lines) {
    const match = line.text.includes('@') ? PLAIN.exec(line.text) : null;
    if (match) return foundInLine(match[0].toLowerCase(), line, 0.99, cellWith(line, match[0]));
  }
  for (const line of lines) {
    const match = /@|[[({<]\s*at\s*[\])}>]/i.test(line.text) ? WRITTEN_OUT.exec(line.text) : null;
    if (match?.[1] && match[2]) return foundInLine(`${undot(match[1])}@${undot(match[2])}`.toLowerCase(), line, 0.85);
  }
  return readBroken(lines);
}

const undot = (text: string): string => text.replace(new RegExp(DOT, 'giu'), '.').replace(/\s/g, '');

/** A narrow column breaks long addresses: "jane.smith@long-" and "company.com" below it. */
function readBroken(lines: readonly CvLine[]): Found<string> | undefined {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || next.page !== line.page || next.text.includes(' ')) continue;
    if (!line.text.includes('@') && !next.text.includes('@')) continue;
    const joined = `${line.text}${next.text}`;
    const isBroken = /@[\p{L}\p{N}.-]*$/u.test(line.text) || (/^[^\s@]*@/u.test(next.text) && /^\S+$/u.test(line.text));
    const match = isBroken ? PLAIN.exec(joined) : null;
    if (match) return foundInLine(match[0].toLowerCase(), line, 0.8);
  }
  return undefined;
}

/** The part of the line that holds a text. */
export function cellWith(line: CvLine, text: string) {
  return line.cells.find((cell) => cell.text.includes(text));
}
