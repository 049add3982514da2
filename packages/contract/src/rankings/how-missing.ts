import type { ExplainedFactor } from './rankings.schemas.ts';

/** Nothing at all, only a word in a list, or something that comes near; empty where the label is a sentence of its own. */
export function howMissing(
  factor: Pick<ExplainedFactor, 'id'>,
  { label, evidence, isNamed }: Omit<ExplainedFactor['missing'][number], 'scoreIfMet'>,
): string {
  if (factor.id === 'work' || label.includes(' – ')) return '';
  if (isNamed) return 'is named, but nothing shows it';
  return evidence.length > 0 ? 'is not clearly shown' : 'not found in the CV';
}

/** Above what a job asks for and no CV shows. */
export const unscoredTitle = 'Not scored: for a conversation, not for a CV';
