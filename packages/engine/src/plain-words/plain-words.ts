import { wordLists } from './word-lists.ts';

interface Term {
  readonly words: readonly string[];
  /** As it is written, where its capitals belong to it. */
  readonly capitals: string | undefined;
  /** One for each field that has the word. */
  readonly meanings: string[];
}

interface Found {
  readonly from: number;
  readonly to: number;
  readonly meanings: readonly string[];
}

interface Word {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}&+#]*/gu;
const CAPITALS = /\p{Lu}.*\p{Lu}|\p{Lu}\d|^\p{Lu}$/u;
/** What is asked for is a line; a text that is longer is looked through no further. */
const mostLetters = 600;
/** More meanings than these a word is asked for in by chance. */
const mostWays = 2;

/** One form for both numbers. */
const keyOf = (word: string): string => word.toLowerCase().replace(/(?<=\p{L}[^s])s$/u, '');

let terms: ReadonlyMap<string, readonly Term[]> | undefined;

/** By their first word, the longest first; arranged when first needed. */
function arrange(): ReadonlyMap<string, readonly Term[]> {
  const byTerm = new Map<string, Term>();
  for (const [meaning, written] of wordLists.flatMap((list) => Object.entries(list))) {
    for (const term of written) {
      const words = (term.match(WORD) ?? []).map(keyOf);
      const capitals = CAPITALS.test(term) ? term : undefined;
      const key = capitals ?? words.join(' ');
      const known = byTerm.get(key);
      if (known && !known.meanings.includes(meaning)) known.meanings.push(meaning);
      if (!known) byTerm.set(key, { words, capitals, meanings: [meaning] });
    }
  }
  const byFirst = Map.groupBy(byTerm.values(), ({ words }) => words[0] ?? '');
  for (const same of byFirst.values()) same.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** The words of trades in a text, from left to right, the longest at each place. */
function termsIn(text: string): Found[] {
  terms ??= arrange();
  const words = [...text.slice(0, mostLetters).matchAll(WORD)].map(
    ({ 0: word, index }): Word => ({ key: keyOf(word), from: index, to: index + word.length }),
  );
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    const term = first && terms.get(first.key)?.find((one) => stands(one, words, at, text));
    const last = term && words[at + term.words.length - 1];
    if (!first || !last) continue;
    found.push({ from: first.from, to: last.to, meanings: term.meanings });
    at += term.words.length - 1;
  }
  return found;
}

/**
 * What is asked for, in plain words: "Experience of phlebotomy" is experience of taking blood. In several ways where a word has several
 * meanings, in none where it has no word that the lists know.
 */
export function inPlainWords(asked: string): string[] {
  const found = termsIn(asked);
  const ways = Math.min(mostWays, Math.max(0, ...found.map(({ meanings }) => meanings.length)));
  return Array.from({ length: ways }, (_, way) => {
    let plain = '';
    let end = 0;
    for (const { from, to, meanings } of found) {
      const meaning = meanings[Math.min(way, meanings.length - 1)] ?? '';
      plain += asked.slice(end, from) + (from === 0 ? withCapital(meaning) : meaning);
      end = to;
    }
    return plain + asked.slice(end);
  });
}

function stands({ words: own, capitals }: Term, words: readonly Word[], at: number, text: string): boolean {
  const last = words[at + own.length - 1];
  if (!last || !own.every((key, index) => words[at + index]?.key === key)) return false;
  const written = text.slice(words[at]?.from, last.to);
  if (/[,;:()]/u.test(written)) return false;
  // "Cross-infection" is not infection, nor is "SEO-led" SEO.
  if (/\p{L}[-–]$/u.test(text.slice(0, words[at]?.from)) || /^[-–]\p{L}/u.test(text.slice(last.to))) return false;
  return capitals === undefined || withoutPlural(written) === withoutPlural(capitals);
}

const withoutPlural = (text: string): string => text.replace(/s$/u, '');
const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
