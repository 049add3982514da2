import { combine, hashText } from '../skills/hash.ts';

/** No title is longer; what is, was no title. */
const mostWords = 16;
const partLength = 4;

/** Words of a title in small letters, without accents and plurals. */
export function titleWords(title: string): string[] {
  const plain = title.slice(0, 200).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[a-z][a-z0-9]*(?:\+\+|#)?/g) ?? []).slice(0, mostWords).map(singular);
}

const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;

/** What stands before brackets, dashes and commas ends in the word that says what a candidate is: "Sales Executive (Leeds)". */
function headOf(title: string): string {
  const [front = ''] = title.split(/\s[-–—|@]\s|[(,/[:]/u);
  return titleWords(front).at(-1) ?? '';
}

export const wordFeature = (word: string): number => combine(1, hashText(word));

const pairFeature = (a: number, b: number): number => combine(2, combine(a, b));

/** Hashes of the words and of every two side by side. */
export function titleParts(title: string): number[] {
  const words = titleWords(title);
  const hashes = words.map(hashText);
  const pairs = hashes.slice(1).map((hash, at) => pairFeature(hashes[at] ?? 0, hash));
  return [...new Set([...words.map(wordFeature), ...pairs])];
}

/** These, and hashes of two words near each other in any order, of parts of words and of the head. */
export function titleFeatures(title: string): number[] {
  const words = titleWords(title);
  const hashes = words.map(hashText);
  const features = new Set<number>(titleParts(title));
  hashes.forEach((hash, at) => {
    for (const other of hashes.slice(at + 1, at + 5))
      features.add(combine(3, combine(Math.min(hash, other), Math.max(hash, other))));
  });
  for (const word of words) {
    const bounded = `<${word}>`;
    for (let at = 0; at + partLength <= bounded.length; at++)
      features.add(combine(4, hashText(bounded.slice(at, at + partLength))));
  }
  const head = headOf(title);
  if (head !== '') features.add(combine(5, hashText(head)));
  return [...features];
}
