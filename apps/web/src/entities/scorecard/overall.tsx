import type { OverallWord } from '@candela/contract/scorecards/scorecards.schemas.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

export const overallLooks: Record<OverallWord, { word: string; tone: Tone }> = {
  'strong-yes': { word: 'Strong yes', tone: 'success' },
  yes: { word: 'Yes', tone: 'success' },
  no: { word: 'No', tone: 'warning' },
  'strong-no': { word: 'Strong no', tone: 'danger' },
};

export const Overall = ({ word, count }: { word: OverallWord; count?: number }) => (
  <Badge tone={overallLooks[word].tone}>
    {overallLooks[word].word}
    {count !== undefined && ` × ${count}`}
  </Badge>
);
