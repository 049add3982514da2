import type { Explanation, RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ScoreBar } from '#entities/score/score-bar.tsx';
import type { ScoreFactor } from '#entities/score/score-factor-card.tsx';
import { explanationQuery } from '../shared/use-ranking.ts';

const mostQuotes = 3;

/** The factors of a bar with what they rest on, as soon as that is known. */
export function withEvidence(factors: RankingEntry['factors'], explanation: Explanation | undefined): ScoreFactor[] {
  return factors.map((factor) => {
    const explained = explanation?.factors.find(({ id }) => id === factor.id);
    const shown = explained ? [...explained.met, ...explained.likely] : [];
    const quotes = shown.flatMap(({ label, evidence }) => evidence[0]?.quote ?? label);
    const missing = explained?.missing.map(({ label }) => `Not found: ${label}`) ?? [];
    const evidence = [...new Set([...quotes, ...missing])].slice(0, mostQuotes);
    return { ...factor, evidence: explanation ? evidence : 'loading' };
  });
}

export interface MatchScoreProps {
  jobId: string;
  entry: RankingEntry;
  isBlind: boolean;
}

/** Long enough that a pointer on its way elsewhere, or a Tab, is no look. */
const restMs = 150;

/**
 * The score of a candidate in the list. The evidence is worked out when first looked at, and who looks is written down: it is
 * asked for when the pointer rests on the bar, which shows it.
 */
export function MatchScore({ jobId, entry, isBlind }: MatchScoreProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const { candidateId } = entry;
  const { data } = useQuery({ ...explanationQuery({ jobId, candidateId, isBlind }), enabled: isWanted });

  useEffect(() => {
    const element = box.current;
    if (!element || isWanted) return;
    const listeners = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsWanted(true), restMs);
    };
    const leave = () => clearTimeout(timer);
    for (const sign of ['pointerenter', 'focusin']) element.addEventListener(sign, rest, { signal: listeners.signal });
    for (const sign of ['pointerleave', 'focusout'])
      element.addEventListener(sign, leave, { signal: listeners.signal });
    return () => {
      leave();
      listeners.abort();
    };
  }, [isWanted]);

  return (
    <span ref={box} className="block w-full">
      <ScoreBar label="Match score" score={entry.match_score} factors={withEvidence(entry.factors, data)} />
    </span>
  );
}
