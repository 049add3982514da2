import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useAheadOfAddress } from '#lib/address/use-ahead-of-address.ts';
import type { CandidatesParams, ChangeCandidates } from '../shared/candidates-params.ts';
import { rankingQuery } from '../shared/use-ranking.ts';

/** The most a comparison that was opened by its address looks through. */
const lookedThrough = { page: 1, pageSize: 100, minScore: 0 } as const;

type Panels = Pick<CandidatesParams, 'factors' | 'compare'>;

const closed: Panels = { factors: undefined, compare: [] };

/**
 * What lies open over the list, kept in the address: the explanation of one candidate, or up to four side by side. Those
 * who are compared and not on this page are looked up.
 */
export function useOpenPanels(
  jobId: string,
  { factors: saidFactors, compare: saidCompare }: Panels,
  change: ChangeCandidates,
  known: readonly RankingEntry[],
) {
  const [{ factors, compare }, show] = useAheadOfAddress<Panels>(
    { factors: saidFactors, compare: saidCompare },
    (panels) => change(panels, { replace: panels === closed }),
  );
  const isKnown = (id: string) => known.some(({ candidateId }) => candidateId === id);
  const others = useQuery({ ...rankingQuery(jobId, lookedThrough), enabled: !compare.every(isKnown) });
  const all = [...known, ...(others.data?.rankings.candidates_ranked ?? [])];
  return {
    explainedId: factors,
    compared: compare.flatMap((id) => all.find(({ candidateId }) => candidateId === id) ?? []),
    explain: (candidateId: string) => show({ factors: candidateId, compare: saidCompare }),
    compare: (entries: readonly RankingEntry[]) =>
      show({ factors: saidFactors, compare: entries.map(({ candidateId }) => candidateId) }),
    close: () => show(closed),
  };
}
