import { isPaper } from '../cv/words/papers.ts';
import { withoutPhrases } from './advert-phrases.ts';
import { namedTools } from './named-tools.ts';
import { wordBases } from './same-thing.ts';

/** One of several will do, or a number belongs to all of it: then it is one thing. */
const ONE_THING = /\bor\b|\/|\d|\b(?:between|both|including|such as|either|them|it|these)\b/iu;
const BETWEEN = /\s*(?:;|,\s*and\b|,|\band\b|&|\bplus\b)\s+/iu;
const DOING = /^\p{L}+ing\s/iu;
const mostParts = 4;
/** "Recruiting and training volunteers": a verb alone is half of a phrase. */
const fewestWords = 2;

/**
 * "SQL and Tableau", "Planning rotas and ordering stock": several things asked for in one line, which a candidate may show in
 * different ones. Only what is clear without the rest is a part: names, or things that are done.
 */
export function askedParts(text: string): readonly string[] {
  const papers = text.split(/\s+and\s+/u);
  // "SMSTS and CSCS black or gold": whichever colour, two papers.
  if (papers.length > 1 && papers.every(isPaper)) return papers;
  if (ONE_THING.test(text)) return [];
  const parts = withoutPhrases(text)
    .replace(/[.:]\s*$/u, '')
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const areNames = parts.every((part) => namedTools(part).isAll);
  const areDone = parts.every((part) => DOING.test(part) && wordBases(part).size >= fewestWords);
  return parts.length >= 2 && parts.length <= mostParts && (areNames || areDone) ? parts : [];
}
