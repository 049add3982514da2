import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';

/** People chosen in a ranking, in the order of choosing; they stay chosen while pages turn. */
export type Selection = readonly RankingEntry[];

export const mostCompared = 4;

export const isChosen = (selection: Selection, candidateId: string) =>
  selection.some((entry) => entry.candidateId === candidateId);

export const toggle = (selection: Selection, entry: RankingEntry): Selection =>
  isChosen(selection, entry.candidateId)
    ? selection.filter(({ candidateId }) => candidateId !== entry.candidateId)
    : [...selection, entry];

/** Every candidate on the page, or none of them when all are chosen already. */
export function togglePage(selection: Selection, page: readonly RankingEntry[]): Selection {
  const isWhole = page.every(({ candidateId }) => isChosen(selection, candidateId));
  const others = selection.filter(({ candidateId }) => !page.some((entry) => entry.candidateId === candidateId));
  return isWhole ? others : [...others, ...page];
}

/** What is known now about those who were chosen before: a status or a score may have changed since. */
export const refreshed = (selection: Selection, page: readonly RankingEntry[]): RankingEntry[] =>
  selection.map((chosen) => page.find(({ candidateId }) => candidateId === chosen.candidateId) ?? chosen);
