import type { ReadingPair } from '../reader/verdict.ts';
import { claimKeys, namedSkills } from './key-words.ts';
import { askedItems } from './lines-to-read.ts';
import type { Case } from './measured-case.ts';
import { plainLicence } from './numbered-papers.ts';
import { wordBases } from './same-thing.ts';
import type { ScoringLine } from './scoring-input.ts';

export interface ClaimToRead {
  /** Its place among the claims. */
  readonly claim: number;
  readonly pair: ReadingPair;
}

/** Lists are long, and what they name is worth a trace: the few that share most with what is asked for are read. */
const mostClaims = 3;

const sectionOf = ({ kind }: ScoringLine): ReadingPair['section'] => (kind === 'summary' ? 'summary' : 'skills');

/** The lines of lists that share a word with what is asked for, and of the summary, which says much in other words; those with the most first. */
export function claimsToRead(it: Case, item: number): ClaimToRead[] {
  const asked = askedItems(it)[item - 1];
  if (!asked) return [];
  const words = wordBases(asked.comparedBy);
  const skills = namedSkills(asked.text);
  const names = (line: ScoringLine) => claimKeys(line).filter((key) => skills.includes(key)).length;
  const shared = (line: ScoringLine) =>
    [...wordBases(line.text)].filter((word) => words.has(word)).length + names(line);
  return it.lines.claims
    .map((line, claim) => ({ line, claim, shared: shared(line) }))
    .filter(({ line, shared }) => shared > 0 || line.kind === 'summary')
    .sort((a, b) => b.shared - a.shared || a.claim - b.claim)
    .slice(0, mostClaims)
    .map(({ line, claim }) => ({
      claim,
      pair: { requirement: plainLicence(asked.text), section: sectionOf(line), line: line.text },
    }));
}

/** The line of a list that names a skill that is asked for, as the taxonomy calls it. The summary is read: it may say that it is missing. */
export function namedInList(it: Case, item: number): number | undefined {
  const asked = askedItems(it)[item - 1];
  const skills = asked ? namedSkills(asked.text) : [];
  const claim = it.lines.claims.findIndex(
    (line) => line.kind !== 'summary' && claimKeys(line).some((key) => skills.includes(key)),
  );
  return claim < 0 ? undefined : claim;
}
