import { qualificationScore } from '../cv/words/education-words.ts';
import { stopWords } from '../encoder/stop-words.ts';
import { stemsOf } from '../encoder/words.ts';
import type { LineKind } from './scoring-input.ts';

/** What people put in front of words they took from an advert; it makes them no more their own. */
const FILLERS = new Set(
  `successfully effectively efficiently consistently proactively professionally actively directly regularly personally
independently closely fully demonstrated demonstrable extensive solid deep broad hands-on hands experience experienced skilled
skill skills expert expertise knowledge knowledgeable proficient proficiency competent familiar familiarity understanding
required essential desirable preferred minimum candidate role position work working`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words for a role that may tell a person's sex are read as the encoder reads them. */
const ROLE = /(?:m[ae]n|person|ess|esses|master|mistress|wife|euse)$/;
const neutral = (word: string): string => (ROLE.test(word) ? (stemsOf(word)[0] ?? '') : word);

/** "SystmOne daily" is more than the name of a tool. */
const OFTEN = new Set(['daily', 'nightly', 'weekly', 'monthly']);

const says = (word: string): boolean => OFTEN.has(word) || (word !== '' && !stopWords.has(word) && !FILLERS.has(word));

/**
 * The words of a text that say something, as numbers below 65,536: how a text is recognised that was taken over from another.
 * The words stand as they are written, because who tells of their own work writes "prepared" where the advert says
 * "preparing".
 */
export const writtenWords = (text: string): number[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map(neutral).filter(says).map(hash);

const ADVERT = /\b(?:or|required|essential|desirable|preferred|minimum|equivalent|must|ideally)\b/iu;
const mostOfName = 12;

/** "NVQ Level 2 in Plumbing and Heating": the one who has what is asked for has to call it so. */
const isNameOfPaper = (text: string): boolean =>
  qualificationScore(text) > 1 && !ADVERT.test(text) && text.split(/\s+/).length <= mostOfName;

/** The words of a line of a CV by which it may be the advert's own; the name of a qualification belongs to all. */
export const ownWords = (kind: LineKind, text: string): number[] =>
  (kind === 'education' || kind === 'certificate') && isNameOfPaper(text) ? [] : writtenWords(text);

/** Two words that stand side by side, as such a number. */
export function pairOf(first: number, second: number): number {
  const mixed = Math.imul(first ^ 0x9e37, 0x85eb) ^ Math.imul(second, 0xc2b2);
  return (mixed ^ (mixed >>> 15)) & 0xffff;
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return ((value >>> 16) ^ value) & 0xffff;
}

/** From so many words on, a line is long enough to be called a list of the advert's words … */
export const enoughWords = 4;
/** … and a line about learning to be told from a degree's name. */
const enoughForName = 5;

/**
 * Whether a line of so many words, of which so many stand in the advert, was taken over from it: most of its pairs stand
 * there, or nearly all of its words. Whatever is shorter than three words and stands there as a whole is a key word.
 */
export function isCopied(words: number, wordsThere: number, pairsThere: number, isName: boolean): boolean {
  if (isName && words < enoughForName) return false;
  if (words === 1) return wordsThere === 1;
  return pairsThere * 3 > (words - 1) * 2 || (words >= enoughWords && wordsThere * 20 >= words * 17);
}
