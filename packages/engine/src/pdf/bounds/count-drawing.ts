import { Lexer } from './lexer.ts';

/** What a stream of drawing instructions asks for; names are those of its resources. */
export interface Drawing {
  /** Instructions, and the bytes they are spread over. */
  readonly work: number;
  /** Colours that are chosen; each may have to be computed by a function of the file. */
  readonly colours: number;
  /** How many states of drawing are put aside at once, at most. */
  readonly depth: number;
  readonly uses: readonly Use[];
}

export interface Use {
  readonly category: 'XObject' | 'Font' | 'Pattern' | 'Shading' | 'ExtGState';
  readonly name: string;
  readonly times: number;
}

const categories: Readonly<Record<string, Use['category'] | undefined>> = {
  Do: 'XObject',
  Tf: 'Font',
  scn: 'Pattern',
  SCN: 'Pattern',
  sh: 'Shading',
  gs: 'ExtGState',
};
const colourOperators = new Set(['sc', 'SC', 'scn', 'SCN']);
/** Even nothing but spaces has to be read. */
const BYTES_PER_STEP = 64;
/** However they are nested, so many cost little. */
const FEW_SAVES = 2000;

const [SLASH, LONGEST_OPERATOR, LONGEST_NAME] = [0x2f, 3, 127];
/** Ends a word: white space and brackets of all kinds, 2 for the stroke that begins a name. */
const ends = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) ends[code] = 1;
for (const character of '()<>[]{}%') ends[character.charCodeAt(0)] = 1;
ends[SLASH] = 2;

/**
 * Counts every word that could be an instruction, also within texts, comments and pictures: where those end is a matter
 * of opinion between readers, and a file could use that to hide its instructions. So the count may be high, never low.
 */
export function countDrawing(content: Uint8Array): Drawing {
  const used = new Map<string, number>();
  let [words, colours, saves, name] = [0, 0, 0, ''];
  for (let at = 0; at < content.length; ) {
    const kind = ends[content[at] ?? 0];
    if (kind === 1) {
      at += 1;
      continue;
    }
    const start = kind === 2 ? at + 1 : at;
    at = start;
    while (at < content.length && ends[content[at] ?? 0] === 0) at += 1;
    if (kind === 2) {
      name = readName(content, start, at);
      continue;
    }
    if (isNumber(content, start, at)) continue;
    words += 1;
    if (at - start > LONGEST_OPERATOR) continue;
    const operator = String.fromCharCode(...content.subarray(start, at));
    if (colourOperators.has(operator)) colours += 1;
    if (operator === 'q') saves += 1;
    const category = categories[operator];
    if (category) used.set(`${category}/${name}`, (used.get(`${category}/${name}`) ?? 0) + 1);
  }
  const depth = saves > FEW_SAVES ? deepest(content) : saves;
  return { work: words + content.length / BYTES_PER_STEP, colours, depth, uses: [...used].map(toUse) };
}

/** Only here it matters where texts and pictures end: what is put aside within them is not, nor is anything taken back. */
function deepest(content: Uint8Array): number {
  const lexer = new Lexer(content);
  let [depth, most, brackets] = [0, 0, 0];
  for (let kind = lexer.next(); kind !== 'end'; kind = lexer.next()) {
    if (kind === '[' || kind === '<<') brackets += 1;
    else if (kind === ']' || kind === '>>') brackets = Math.max(0, brackets - 1);
    else if (kind === 'keyword' && lexer.text === 'q') depth += 1;
    else if (kind === 'keyword' && lexer.text === 'Q' && brackets === 0) depth = Math.max(0, depth - 1);
    else if (kind === 'keyword' && lexer.text === 'ID') skipPicture(content, lexer);
    most = Math.max(most, depth);
  }
  return most;
}

function skipPicture(content: Uint8Array, lexer: Lexer): void {
  for (let at = lexer.at; at < content.length; at += 1) {
    const isEnd = content[at + 1] === 0x45 && content[at + 2] === 0x49;
    if (!isEnd || ends[content[at] ?? 0] !== 1 || ends[content[at + 3] ?? 32] !== 1) continue;
    lexer.at = at + 3;
    return;
  }
}

function toUse([key, times]: [string, number]): Use {
  const cut = key.indexOf('/');
  return { category: key.slice(0, cut) as Use['category'], name: key.slice(cut + 1), times };
}

function readName(content: Uint8Array, start: number, end: number): string {
  const name = String.fromCharCode(...content.subarray(start, Math.min(end, start + LONGEST_NAME)));
  return name.includes('#')
    ? name.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : name;
}

function isNumber(content: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const byte = content[at] ?? 0;
    if (!((byte >= 0x30 && byte <= 0x39) || byte === 0x2e || byte === 0x2d || byte === 0x2b)) return false;
  }
  return true;
}
