import type { Explanation, RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';

export interface ComparedFactor {
  id: string;
  label: string;
  people: {
    candidateId: string;
    points: number;
    weight: number;
    /** 0 to 1. */
    lit: number;
    /** Nobody in the comparison has more, and somebody has less. */
    isBest: boolean;
    /** The first words of the CV that speak for it; undefined until they are known. */
    evidence: string | undefined;
  }[];
}

function strongestEvidence(explanation: Explanation | undefined, factorId: string): string | undefined {
  if (!explanation) return undefined;
  const met = explanation.factors.find(({ id }) => id === factorId)?.met ?? [];
  const quoted = met.find(({ evidence }) => evidence.length > 0);
  const quote = quoted?.evidence[0]?.quote;
  return quote ? `“${quote}”` : (met[0]?.label ?? '');
}

/** Factors as rows, people as columns. A factor that only one of them has still gets its row. */
export function compareFactors(
  entries: readonly RankingEntry[],
  explanations: readonly (Explanation | undefined)[],
): ComparedFactor[] {
  const labels = new Map(entries.flatMap(({ factors }) => factors.map(({ id, label }) => [id, label] as const)));
  return [...labels].map(([id, label]) => {
    const people = entries.map((entry, index) => {
      const factor = entry.factors.find((other) => other.id === id);
      const lit = Math.min(Math.max(factor?.lit ?? 0, 0), 1);
      const weight = Math.round(factor?.weight ?? 0);
      return {
        candidateId: entry.candidateId,
        points: Math.round(lit * (factor?.weight ?? 0)),
        weight,
        lit,
        evidence: strongestEvidence(explanations[index], id),
      };
    });
    const points = people.map((person) => person.points);
    const most = Math.max(...points);
    const isContest = Math.min(...points) < most;
    return { id, label, people: people.map((person) => ({ ...person, isBest: isContest && person.points === most })) };
  });
}
