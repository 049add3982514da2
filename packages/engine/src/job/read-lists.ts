import type { Passage } from '../document/passages.ts';
import type { SectionKind } from './headings.ts';
import type { Found } from './parsed-job.ts';
import { found } from './place.ts';
import { placeOfSection, type Section } from './sections.ts';

/** The contract's limits for a list. */
const MOST_ITEMS = 100;
const LONGEST_ITEM = 2000;

/** "You will:" and "We are looking for someone who has:" only lead into the list. */
const LEAD_IN = /:\s*$/;

export function readList(sections: readonly Section[], kind: SectionKind): Found<string[]> | undefined {
  const matching = sections.filter((section) => section.kind === kind && section.passages.length > 0);
  const items = matching.flatMap(({ passages }) => toItems(passages, kind));
  const place = matching[0] && placeOfSection(matching[0]);
  return place && items.length > 0 ? found(limit(items), place, 0.9) : undefined;
}

export function limit(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => item.slice(0, LONGEST_ITEM).trim()).filter((item) => item !== ''))].slice(
    0,
    MOST_ITEMS,
  );
}

function toItems(passages: readonly Passage[], kind: SectionKind): string[] {
  const hasBullets = passages.some(({ bullet }) => bullet !== undefined);
  return passages.flatMap((passage) => {
    if (LEAD_IN.test(passage.text) && passage.bullet === undefined) return [];
    if (kind === 'skills' || kind === 'softSkills' || kind === 'personalityTraits' || kind === 'values') {
      return splitNames(passage.text);
    }
    // A sentence between the bullets belongs to the text, not to the list.
    if (passage.bullet === undefined && hasBullets && /^(?:\S+\s+){14,}/.test(passage.text)) return [];
    if (passage.bullet !== undefined) return [tidyItem(passage.text)];
    return splitSentences(passage.text).map(tidyItem);
  });
}

/** "Python, SQL and Docker" are three; "Excellent written and verbal communication" is one. */
function splitNames(text: string): string[] {
  const withoutLabel = text.replace(/^[\p{L} /&-]{3,40}:\s+/u, '');
  const parts = withoutLabel.split(/\s*[,;|•·]\s*(?![^(]*\))|\s{2,}/u).filter((part) => part !== '');
  const last = parts.at(-1);
  const isEnumeration = parts.length > 1 && parts.every((part) => part.split(' ').length <= 6);
  if (!isEnumeration) return [tidyItem(text)];
  const ending = last?.split(/\s+(?:and|&)\s+/) ?? [];
  const isPair = ending.length === 2 && ending.every((part) => part.split(' ').length <= 3);
  return [...parts.slice(0, -1), ...(isPair ? ending : [last ?? ''])].map((part) =>
    tidyItem(part.replace(/^and\s+/i, '')),
  );
}

const tidyItem = (text: string): string =>
  text
    .replace(/^[\s•·–—*-]+/, '')
    .replace(/[\s;,.]+$/, '')
    .trim();

/** At a full stop that is followed by a new sentence; "e.g. Excel" and "B.Sc. Physics" are none. */
export function splitSentences(text: string): string[] {
  return text
    .split(
      /(?<=[.!?])(?<!\b(?:e\.g|i\.e|etc|incl|approx|Mr|Mrs|Ms|Dr|St|No|Ltd|Inc|p\.a|a\.m|p\.m|[A-Z])\.)\s+(?=[\p{Lu}\d"“(])/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
