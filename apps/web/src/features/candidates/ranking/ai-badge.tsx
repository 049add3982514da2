import type { RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { aiLikelihoodWords } from './ranking-words.ts';

export function AiBadge({ likelihood }: { likelihood: RankingEntry['ai_likelihood'] }) {
  const { label, hint, tone } = aiLikelihoodWords[likelihood] ?? aiLikelihoodWords.unknown;
  return (
    <span title={hint} className="inline-flex">
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}
