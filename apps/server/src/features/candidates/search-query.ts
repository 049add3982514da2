import { slipsBetween } from '../../platform/slips-between.ts';

/** A word that was typed, as the index knows words. */
export interface Term {
  word: string;
  /** The last one may still be being typed. */
  isPrefix: boolean;
}

export interface Correction {
  typed: string;
  used: string;
}

const quote = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The words as PostgreSQL reads them in a `tsquery`: all of them; with a weight, only where the index has that weight. */
export const toTsquery = (terms: readonly Term[], weight: '' | 'A' = ''): string =>
  terms
    .map(({ word, isPrefix }) => {
      const marks = `${isPrefix ? '*' : ''}${weight}`;
      return marks ? `${quote(word)}:${marks}` : quote(word);
    })
    .join(' & ');

/** What was asked for, or one of the phrases among the titles and skills, which the index has under B. */
export const withPhrases = (query: string, phrases: readonly (readonly string[])[]): string =>
  [`(${query})`, ...phrases.map((words) => `(${words.map((word) => `${quote(word)}:B`).join(' <-> ')})`)].join(' | ');

/** Names with accents, figures and addresses are taken as they are; so is what is too short to guess from. */
export const isCorrectable = (word: string): boolean => word.length >= 4 && /^[\p{L}\p{M}'-]+$/u.test(word);

/** How many slips a word of this length may contain. */
const slipsIn = (word: string): number => (word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3);

/** Of words that look alike, those that few slips of the finger turn into the typed one; nearest first. */
export function nearest(typed: string, alike: readonly string[]): string[] {
  return alike
    .map((word) => ({ word, distance: slipsBetween(typed, word) }))
    .filter(({ distance }) => distance <= slipsIn(typed))
    .sort((a, b) => a.distance - b.distance)
    .map(({ word }) => word);
}
