import { type Found, found, placeOf } from '../document/found.ts';
import type { Passage } from '../layout/passages.ts';
import { findSkills } from '../taxonomy/find-skills.ts';
import { isNotAsked } from './extra-words.ts';
import { limit } from './read-lists.ts';
import { COMMA } from './rows-of-benefits.ts';

/** A card in a window: a title, a place, and a word or two of what is needed. */
const mostWords = 45;
/** What a candidate has to have, rather than what is paid or when. */
const NEEDED =
  /\b(?:experience|experienced|\d+\+? (?:months?|years?|yrs?)|(?:one|two|three|four|five|six) (?:months?|years?)|licen[cs]e|certificate|ticket|card|level \d|nvq|degree|qualified|coded|trained|manner|skills?|knowledge|must|needed|required|essential)\b/iu;
const AROUND =
  /^(?:and|must have:?|needs?:?|essential:?|with|you have|we need:?|requires?:?)\s+|\s+(?:is |are )?(?:needed|required|essential|a must|wanted)$/giu;

/** "£22/hr" names no skill in human resources, "PAYE or subbie" says how one is paid. */
const PAY = /[£$€]\s?\d|\bPAYE\b/u;

const fewestOfThem = 5;
/** HCPC, LIMS: names by their letters. */
const LETTERS = /(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/u;

const isNeeded = (part: string): boolean =>
  NEEDED.test(part) || LETTERS.test(part) || findSkills(part, { isList: true }).length > 0;

/** "Reach licence and one year in a warehouse" are two things, "tube and system scaffold" is one. */
function cutAtAnd(part: string): string[] {
  const halves = part.split(/\s+and\s+/u);
  return halves.length > 1 && halves.every(isNeeded) ? halves : [part];
}

/** "Gas Safe, own tools, clean licence": each of a few words, and one of them surely needed. */
function cutRow(sentence: string): string[] {
  const parts = sentence.split(COMMA);
  const isRow = parts.length >= 3 && parts.every((part) => part.split(/\s+/u).length <= 3);
  return isRow ? parts : [sentence];
}

/** What a few words ask for, where there is no list and no sentence that says so. */
export function readTerse(passages: readonly Passage[]): Found<string[]> | undefined {
  const text = passages.map((passage) => passage.text).join('. ');
  const [first] = passages;
  if (!first || text.split(/\s+/u).length > mostWords) return undefined;
  const sentences = text.split(/[.;]\s+(?=\S)/u);
  // Where each thing has a full stop of its own, what stands between commas belongs together.
  const [, ...parts] =
    sentences.length >= fewestOfThem
      ? sentences.map(cutRow)
      : text.split(/[.;]\s+|,\s+(?![^()]*\))/u).flatMap((part) => cutAtAnd(part).map((one) => [one]));
  const asked = parts
    .filter((row) => row.some(isNeeded))
    .flatMap((row) => row.map((part) => part.trim().replace(/[.;,]$/u, '')))
    .filter((part) => !PAY.test(part) && !isNotAsked(part))
    .map((part) => part.replace(AROUND, '').trim());
  return asked.length > 0 ? found(limit(asked), placeOf(first), 0.4) : undefined;
}
