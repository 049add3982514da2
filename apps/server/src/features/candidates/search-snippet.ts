import type { Term } from './search-query.ts';

/** Words that stand before the first one that was found, and from it on. */
const [before, after] = [6, 18];
/** What so many letters hold together is seen as standing in one line. */
const lineLength = 150;

export interface Finder {
  /** A word that was looked for, or a phrase. */
  pattern: RegExp;
  /** Whether these are all that was looked for: every word, or one of the phrases. */
  isAll(found: ReadonlySet<string>): boolean;
}

const letter = '[\\p{L}\\p{M}\\p{N}]';
const asPattern = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const wordsOf = (found: string): string[] => found.split(/[^\p{L}\p{M}\p{N}]+/u);

/** Finds what was looked for in a text: each word, the last one as a beginning, or one of the phrases. */
export function createFinder(terms: readonly Term[], phrases: readonly (readonly string[])[]): Finder | null {
  const single = terms.map(({ word, isPrefix }) => asPattern(word) + (isPrefix ? `${letter}*` : ''));
  const several = phrases.map((words) => words.map(asPattern).join(`[^${letter.slice(1)}+`));
  // Longer first: a phrase is marked as a whole where one of its words was typed as well.
  const choices = [...several, ...single].filter((choice) => choice !== '').sort((a, b) => b.length - a.length);
  if (choices.length === 0) return null;
  const named = new Set(phrases.map((words) => words.join(' ')));
  return {
    pattern: new RegExp(`(?<!${letter})(?:${choices.join('|')})(?!${letter})`, 'giu'),
    isAll: (found) =>
      [...found].some((one) => named.has(wordsOf(one).join(' '))) ||
      terms.every(({ word, isPrefix }) => [...found].some((one) => (isPrefix ? one.startsWith(word) : one === word))),
  };
}

/** Part of a text, in whole words, and whether more stands before and behind it. */
export interface Part {
  text: string;
  isFromStart: boolean;
  isToEnd: boolean;
}

/** What the text of a CV is said to begin with when part of it is cut out: a sign that no text has. */
export const startSign = '\u0002';
/** Letters that are cut out; one more says that the text goes on. */
export const partLength = 500;

/** A part that was cut out somewhere, without the rests of words at its ends. */
export function readPart(cut: string): Part {
  const isFromStart = cut.startsWith(startSign);
  const isToEnd = lettersIn(cut) <= partLength;
  const from = isFromStart ? startSign.length : cut.search(/\s/) + 1;
  return { text: cut.slice(from, isToEnd ? cut.length : Math.max(from, lastWordIn(cut))), isFromStart, isToEnd };
}

/** Only where some take the place of two they are counted one by one. */
const lettersIn = (text: string): number => (/[\ud800-\udbff]/.test(text) ? [...text].length : text.length);

/** Where the last word begins. */
function lastWordIn(text: string): number {
  let at = text.length;
  while (at > 0 && !/\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Of part of a CV, a line in which stands what was looked for, each word of it between stars; empty where it does not. */
export function snippetOf({ text, ...ends }: Part, finder: Finder | null): string {
  if (!finder) return '';
  const plain = text.replaceAll('**', '');
  const places = [...plain.matchAll(finder.pattern)].map(({ 0: found, index }) => ({
    index,
    found: found.toLowerCase(),
  }));
  if (places.length === 0 || !finder.isAll(new Set(places.map(({ found }) => found)))) return '';
  const line = cutLine({ text: plain, ...ends }, bestOf(places));
  return line.replace(finder.pattern, (found) => found.replace(/[\p{L}\p{M}\p{N}]+/gu, '**$&**'));
}

/** From which on most different words stand together; the first of such. */
function bestOf(places: readonly { index: number; found: string }[]): number {
  let best = { index: 0, count: 0 };
  for (const { index } of places) {
    const near = places.filter((place) => place.index >= index && place.index < index + lineLength);
    const count = new Set(near.map(({ found }) => found)).size;
    if (count > best.count) best = { index, count };
  }
  return best.index;
}

/** What was left out before and behind the line is said by a sign. */
function cutLine({ text, isFromStart, isToEnd }: Part, at: number): string {
  const ahead = text.slice(0, at);
  // What touches the word found belongs to it: a bracket, a hyphen.
  const start = Math.max(ahead.lastIndexOf(' '), ahead.lastIndexOf('\n')) + 1;
  const leading = lastWordsOf(text.slice(0, start).trim());
  const following = text
    .slice(start)
    .trim()
    .split(/\s+/, after + 1)
    .filter((word) => word !== '');
  return [
    ...(isFromStart && leading.length <= before ? [] : ['…']),
    ...leading.slice(-before),
    ...following.slice(0, after),
    ...(isToEnd && following.length <= after ? [] : ['…']),
  ].join(' ');
}

/** So many that it can be told whether more stands before them; what comes first of a long text is not taken apart. */
function lastWordsOf(text: string): string[] {
  const words: string[] = [];
  for (let rest = text; rest !== '' && words.length <= before; ) {
    const at = lastWordIn(rest);
    words.unshift(rest.slice(at));
    rest = rest.slice(0, at).trimEnd();
  }
  return words;
}
