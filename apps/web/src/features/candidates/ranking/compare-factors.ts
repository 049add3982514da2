import { shownPoints } from '@candela/contract/kernel/whole-parts.ts';
import type { Evidence, Explanation, RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';

export interface ComparedFactor {
  id: string;
  label: string;
  people: {
    candidateId: string;
    points: number;
    weight: number;
    /** 0 to 1. */
    lit: number;
    /** No one in the comparison has more, and at least one has less. */
    isBest: boolean;
    /** The first words of the CV that speak for it, or what was met without any; undefined until that is known. */
    strongest: { quotation: Evidence } | { label: string } | null | undefined;
  }[];
}

type Strongest = ComparedFactor['people'][number]['strongest'];

function strongestEvidence(explanation: Explanation | undefined, factorId: string): Strongest {
  if (!explanation) return undefined;
  const factor = explanation.factors.find(({ id }) => id === factorId);
  const met = factor ? [...factor.met, ...factor.likely] : [];
  const quotation = met.flatMap(({ evidence }) => evidence)[0];
  if (quotation) return { quotation };
  return met[0] ? { label: met[0].label } : null;
}

/** Factors as rows, people as columns. A factor that only one of them has still gets its row. */
export function compareFactors(
  entries: readonly RankingEntry[],
  explanations: readonly (Explanation | undefined)[],
): ComparedFactor[] {
  const pointsOf = entries.map(({ factors, match_score }) => shownPoints(factors, match_score));
  const labels = new Map(entries.flatMap(({ factors }) => factors.map(({ id, label }) => [id, label] as const)));
  return [...labels].map(([id, label]) => {
    const people = entries.map((entry, index) => {
      const at = entry.factors.findIndex((other) => other.id === id);
      const factor = entry.factors[at];
      const points = pointsOf[index]?.[at] ?? 0;
      return {
        candidateId: entry.candidateId,
        points,
        weight: factor?.weight ?? 0,
        // As in the bar of a score: what gives no point as it is shown gives no light.
        lit: points > 0 ? Math.min(Math.max(factor?.lit ?? 0, 0), 1) : 0,
        strongest: strongestEvidence(explanations[index], id),
      };
    });
    const given = people.map(({ points }) => points);
    const most = Math.max(...given);
    const isContest = Math.min(...given) < most;
    return { id, label, people: people.map((person) => ({ ...person, isBest: isContest && person.points === most })) };
  });
}
