import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import type { CandidatesParams, ChangeCandidates } from '../shared/candidates-params.ts';
import { rankingQuery } from '../shared/use-ranking.ts';

/** The most a comparison that was opened by its address looks through. */
const lookedThrough = { page: 1, pageSize: 100, minScore: 0 } as const;

/**
 * What lies open over the list, kept in the address: the explanation of one candidate, or up to four side by side. Those
 * who are compared and not on this page are looked up.
 */
export function useOpenPanels(
  jobId: string,
  { factors, compare }: Pick<CandidatesParams, 'factors' | 'compare'>,
  change: ChangeCandidates,
  known: readonly RankingEntry[],
) {
  const isKnown = (id: string) => known.some(({ candidateId }) => candidateId === id);
  const others = useQuery({ ...rankingQuery(jobId, lookedThrough), enabled: !compare.every(isKnown) });
  const all = [...known, ...(others.data?.rankings.candidates_ranked ?? [])];
  return {
    explainedId: factors,
    compared: compare.flatMap((id) => all.find(({ candidateId }) => candidateId === id) ?? []),
    explain: (candidateId: string) => change({ factors: candidateId }),
    compare: (entries: readonly RankingEntry[]) => change({ compare: entries.map(({ candidateId }) => candidateId) }),
    close: () => change({ factors: undefined, compare: [] }, { replace: true }),
  };
}
