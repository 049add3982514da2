import { splitLeadingBullet } from '../flow/leading-bullet.ts';

/** A line as a person would see it who is shown the page that Markdown makes of it. */
export interface PlainLine {
  readonly text: string;
  /** 1 is the largest. Below the second a heading is a line in bold type: a post under "Experience", say. */
  readonly heading: 1 | 2 | undefined;
  readonly isBold: boolean;
}

const HEADING = /^ {0,3}(#{1,6})\s+(\S.*)$/;
/** "## Skills ##" */
const CLOSING = /(?<=\s)#+$/;
/** Each looks no further than the next sign of its kind: a line of nothing but signs is read as fast as any other. */
const STRONG = /(\*\*|__)(?=\S)((?:(?!\1).)+)(?<=\S)\1/g;
/** Not in the middle of a word or between spaces: "5 * 3", "snake_case". */
const EMPHASIS = /(?<![\w*])([*_])(?=[^\s*_])([^*_]+?)(?<=\S)\1(?![\w*])/g;
const LINK = /!?\[([^[\]]{0,500})\]\( ?<?([^()\s<>]{1,500})>?(?: {1,2}["'][^"'()]{0,200}["'])? ?\)/g;
const ADDRESS = /<((?:https?:\/\/|mailto:)?[\w.+/@:%~#?&=-]{1,500})>/g;
const CODE = /(?<!`)(`{1,3})(?!`)([^`]+)\1/g;
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|<>~])/g;
const RULE_OF_TABLE = /^[|:\s-]+$/;

const MARKS = [
  /^ {0,3}#{1,6}\s+\S/,
  /(?<!\*)\*\*(?=\S)[^*\n]+(?<=\S)\*\*(?!\*)/,
  /\[[^[\]\n]{1,500}\]\((?:https?:|mailto:)[^()\s]{1,500}\)/,
];
/** "# of staff" or one pair of stars may be something else; a page of Markdown has more of them. */
const FEWEST = 2;

/** Whether a text was written for a page that shows headings and bold words instead of their signs. */
export function isMarkdown(text: string): boolean {
  let found = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    if (MARKS.some((mark) => mark.test(line))) found += 1;
    if (found >= FEWEST) return true;
  }
  return false;
}

/** Undefined for a line that draws and says nothing. */
export function readMarkdownLine(line: string): PlainLine | undefined {
  if (line.includes('-') && line.includes('|') && RULE_OF_TABLE.test(line)) return undefined;
  const [, signs, title] = HEADING.exec(line) ?? [];
  if (signs !== undefined && title !== undefined) {
    const heading = signs.length === 1 ? 1 : signs.length === 2 ? 2 : undefined;
    return { text: plain(title.replace(CLOSING, '').trim()), heading, isBold: true };
  }
  const quoted = line.replace(/^\s*>\s?/, '');
  const text = cellsOf(quoted.trim())?.join('   ') ?? quoted;
  return { text: plain(text), heading: undefined, isBold: isAllStrong(text) };
}

const cellsOf = (row: string): readonly string[] | undefined =>
  row.length > 2 && row.startsWith('|') && row.endsWith('|')
    ? row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
    : undefined;

const isAllStrong = (text: string): boolean =>
  /^\s*(\*\*|__)(?:(?!\1).)+\1:?\s*$/.test(splitLeadingBullet(text.trim()).rest);

const plain = (text: string): string =>
  text
    .replace(/<br\s*\/?>/gi, '   ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(LINK, (_, words: string, address: string) => linked(words, address))
    .replace(ADDRESS, (_, address: string) => address.replace(/^mailto:/, ''))
    .replace(CODE, '$2')
    .replace(STRONG, '$2')
    .replace(EMPHASIS, '$2')
    .replace(ESCAPED, '$1');

/** The address is kept where its words are not the address: contacts are found by it. */
function linked(words: string, address: string): string {
  const target = address.replace(/^(?:mailto|tel):/, '');
  return words === '' ? '' : target.includes(words) || /^(?:mailto|tel):/.test(address) ? words : `${words} ${target}`;
}
