import type { Found } from '../../document/found.ts';
import { findDateRange } from '../dates/date-range.ts';
import { type CvLine, foundInLine } from '../lines/cv-line.ts';
import { isKnownTown } from '../words/british-towns.ts';
import { companyScore } from '../words/company-words.ts';
import { isRegionName } from '../words/place-words.ts';
import { titleScore } from '../words/title-words.ts';

const REACHES = /\S@\S+\.\S|\+?\d[\d\s()-]{7,}\d/u;
const BETWEEN = /\s*[|•·♦◆;✂★☎✉✆]\s*|\s+[-–—/]{1,2}\s+|\s{2,}|\.\s+|,\s+(?=\S+@\S|(?:\+|0)\d[\d ]{8})/u;
/** Of a postcode the first half, as people give it who keep their street to themselves: "Preston PR2". */
const OUTCODE = /,?\s+\p{Lu}{1,2}\d[\p{Lu}\d]?$/u;
const LIVES = /^(?:i (?:live|am based) in|based in|living in|home(?: town)?[:,]?|from)\s+/iu;
const ASIDE = /\s*\([^()]*\)$/u;
const NAME = /^\p{Lu}[\p{L}'’.]+(?:[ -]\p{L}[\p{L}'’.]*){0,3}$/u;
/** How far from an e-mail address or a number a town is still where the person lives. */
const nearby = 3;

/**
 * "Preston PR2 | 07700 900683": a town and no street, beside or near how to reach someone, and above the first dates. An unknown town is
 * one before a county or a country, or before half a postcode.
 */
export function townBesideContacts(contacts: readonly CvLine[]): Found<string> | undefined {
  const dated = contacts.findIndex(({ text }) => findDateRange(text) !== undefined);
  const above = dated < 0 ? contacts : contacts.slice(0, dated);
  for (const [at, line] of above.entries()) {
    const isNear = above.slice(Math.max(0, at - nearby), at + nearby + 1).some(({ text }) => REACHES.test(text));
    if (!isNear || line.bullet !== undefined) continue;
    for (const part of line.cells.flatMap(({ text }) => text.split(BETWEEN))) {
      const value = part.replace(LIVES, '').replace(/[.,\s]+$/u, '');
      if (isTown(value.replace(ASIDE, ''))) return foundInLine(value, line, 0.6);
    }
  }
  return undefined;
}

function isTown(text: string): boolean {
  if (text.length > 60 || titleScore(text) > 0 || companyScore(text) > 0) return false;
  const hasCode = OUTCODE.test(text);
  const names = text.replace(OUTCODE, '').split(/,\s+/u);
  if (names.length > 3 || !names.every((name) => NAME.test(name) || isRegionName(name))) return false;
  const [last = ''] = names.slice(-1);
  return isKnownTown(last) || (names.length > 1 && isRegionName(last)) || (hasCode && names.length === 1);
}
