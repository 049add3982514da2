import type { Explanation, RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ScoreBar } from '../../../components/ui/score-bar.tsx';
import type { ScoreFactor } from '../../../components/ui/score-factor-card.tsx';
import { explanationQuery } from './use-ranking.ts';

const mostQuotes = 3;

/** The factors of a bar with what they rest on; before that is known, where to read it. */
export function withEvidence(factors: RankingEntry['factors'], explanation: Explanation | undefined): ScoreFactor[] {
  return factors.map((factor) => {
    const explained = explanation?.factors.find(({ id }) => id === factor.id);
    const quotes = explained?.met.flatMap(({ label, evidence }) => evidence[0]?.quote ?? label) ?? [];
    const missing = explained?.missing.map(({ label }) => `Not found: ${label}`) ?? [];
    const evidence = explanation
      ? [...new Set([...quotes, ...missing])]
      : ['Key Match Factors shows the words of the CV behind this.'];
    return { ...factor, evidence: evidence.slice(0, mostQuotes) };
  });
}

export interface MatchScoreProps {
  jobId: string;
  entry: RankingEntry;
}

/** The score of somebody in the list. The evidence is worked out when first looked at, so it is asked for only then. */
export function MatchScore({ jobId, entry }: MatchScoreProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useQuery({ ...explanationQuery(jobId, entry.candidateId), enabled: isWanted });

  useEffect(() => {
    const want = () => setIsWanted(true);
    const element = box.current;
    for (const sign of ['pointerenter', 'focusin']) element?.addEventListener(sign, want, { once: true });
    return () => {
      for (const sign of ['pointerenter', 'focusin']) element?.removeEventListener(sign, want);
    };
  }, []);

  return (
    <span ref={box} className="block max-md:w-40">
      <ScoreBar label="Match score" score={entry.match_score} factors={withEvidence(entry.factors, data?.data)} />
    </span>
  );
}
