import type { Review } from '@candela/contract/reviews/reviews.routes.ts';

const day = 86_400_000;

/** How long the answer may still take. */
export function dueText({ dueAt }: Pick<Review, 'dueAt'>, now: Date): { text: string; isUrgent: boolean } {
  const days = Math.ceil((Date.parse(dueAt) - now.getTime()) / day);
  if (days < 0) return { text: days === -1 ? 'Overdue by 1 day' : `Overdue by ${-days} days`, isUrgent: true };
  if (days <= 1) return { text: days === 0 ? 'Due now' : '1 day left', isUrgent: true };
  return { text: `${days} days left`, isUrgent: days <= 7 };
}

export const aboutText: Record<Review['about'], string> = {
  score: 'the score',
  decision: 'the decision',
};
