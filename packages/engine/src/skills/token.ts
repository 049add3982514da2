import { hashText } from './hash.ts';

/** A word of a text with all that the tagger looks at. */
export interface Token {
  readonly from: number;
  readonly to: number;
  /** A comma, a bullet or a line end stands before it: no skill reaches across. */
  readonly isApart: boolean;
  readonly word: WordLook;
}

export interface WordLook {
  /** The word in small letters without the signs around it, every figure a nought. */
  readonly hash: number;
  /** The same without the plural: what lists are asked with. */
  readonly key: number;
  readonly shape: number;
  /** The sign behind it: none, a colon, the end of a sentence, another. */
  readonly sign: number;
  /** Its first two and three, and last two, three and four letters. */
  readonly prefixes: readonly number[];
  readonly suffixes: readonly number[];
}

const CHUNK = /\S+/gu;
const LEADING = /^[^\p{L}\p{N}<.#]+/u;
const TRAILING = /[^\p{L}\p{N}+#>]+$/u;

/** Words as they are told apart in job adverts: at blanks, signs at their edges on their own, commas left out. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  const push = (from: number, to: number) => {
    tokens.push({ from, to, isApart, word: lookAt(text.slice(from, to)) });
    isApart = false;
  };
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    let from = index;
    let to = index + chunk.length;
    const lead = /^[(["'“‘„]+/u.exec(chunk)?.[0].length ?? 0;
    for (let at = 0; at < lead; at++) push(from + at, from + at + 1);
    from += lead;
    const tail = /[,;.!?)\]"'”’]+$/u.exec(text.slice(from, to))?.[0] ?? '';
    to -= tail.length;
    if (to > from) push(from, to);
    for (let at = 0; at < tail.length; at++) {
      if (tail[at] === ',' || tail[at] === ';') isApart = true;
      else push(to + at, to + at + 1);
    }
    // Commas without a blank behind them divide words too, but not figures.
  }
  return tokens;
}

const looks = new Map<string, WordLook>();
/** Texts share most of their words; a bound keeps the memory small whatever comes. */
const mostLooks = 20_000;

export function lookAt(text: string): WordLook {
  const known = looks.get(text);
  if (known) return known;
  if (looks.size >= mostLooks) looks.clear();
  const made = look(text);
  looks.set(text, made);
  return made;
}

function look(text: string): WordLook {
  const core = text.replace(TRAILING, '').replace(LEADING, '') || text;
  const lower = core.toLowerCase().replace(/’/g, "'").replace(/'s$/, '').replace(/\p{N}/gu, '0');
  return {
    hash: hashText(lower),
    key: hashText(singular(lower)),
    shape: shapeOf(core),
    sign: signOf(text),
    prefixes: [2, 3].map((length) => hashText(lower.slice(0, length))),
    suffixes: [2, 3, 4].map((length) => hashText(lower.slice(-length))),
  };
}

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;

function signOf(text: string): number {
  const last = text.at(-1) ?? '';
  if (last === ':') return 1;
  if (/[.!?]/.test(last)) return 2;
  return /[\p{L}\p{N}]/u.test(last) ? 0 : 3;
}

/** Capitals, small letters, figures and signs, each run of a kind once. */
function shapeOf(core: string): number {
  let shape = '';
  for (const sign of core) {
    const kind = /\p{Lu}/u.test(sign) ? 'X' : /\p{L}/u.test(sign) ? 'x' : /\p{N}/u.test(sign) ? '0' : sign;
    if (!shape.endsWith(kind) || (kind === 'X' && shape === 'X')) shape += kind;
    if (shape.length >= 8) break;
  }
  return hashText(shape);
}
