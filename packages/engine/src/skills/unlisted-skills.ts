import { type NormalisedSkill, normaliseSkill } from './normalise-skill.ts';
import { tagSkills } from './tag-skills.ts';

export interface UnlistedSkill extends NormalisedSkill {
  readonly from: number;
  readonly to: number;
  /** 0 to 1. */
  readonly confidence: number;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** Surer than the tagger's own threshold: a skill the candidate lacks is worse than one overlooked. */
const sure = 0.7;
const longestName = 4;

/** Degrees, grades and languages have fields of their own. */
const OTHER_FIELDS =
  /\b(?:bachelor|master|degree|diploma|ph\.?d|b\.?sc|m\.?sc|mba|b\.?a|m\.?a|a-levels?|gcses?|nvq|btec|english|french|german|spanish|italian|polish|dutch|mandarin|arabic)\b/iu;

/**
 * Tools and methods a line names that no list holds: what the tagger is sure of and what is written as a name. `known` are the places
 * whose skills have been found already.
 */
export function findUnlistedSkills(text: string, known: readonly Place[], previous = ''): UnlistedSkill[] {
  if (!mayHoldName(text, known)) return [];
  return tagSkills(text, previous)
    .filter(
      ({ kind, confidence, from, to, text: found }) =>
        kind === 'knowledge' &&
        confidence >= sure &&
        isName(found, from === 0) &&
        !OTHER_FIELDS.test(found) &&
        !known.some((place) => place.from < to && from < place.to),
    )
    .map(({ from, to, confidence, text: found }) => ({ ...normaliseSkill(found), from, to, confidence }));
}

const WORD = /\S+/gu;

/** Most lines hold no name that is not known, and looking at the letters is quicker than tagging. */
function mayHoldName(text: string, known: readonly Place[]): boolean {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isWritten = /\p{L}/u.test(word) && /[\p{Lu}\p{N}]/u.test(index === 0 ? word.slice(1) : word);
    if (isWritten && !known.some(({ from, to }) => from < index + word.length && index < to)) return true;
  }
  return false;
}

/** Capitals or figures somewhere but in the first letter of a sentence: "ArgoCD", "Temenos T24". */
function isName(found: string, opensText: boolean): boolean {
  const words = found.split(/\s+/);
  if (words.length > longestName || /[()]|\b(?:and|or|of|the|in)\b/u.test(found)) return false;
  return (
    words.some((word, at) => /[\p{Lu}\p{N}]/u.test(opensText && at === 0 ? word.slice(1) : word)) &&
    /\p{L}/u.test(found)
  );
}
