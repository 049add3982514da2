import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { Person } from '@candela/contract/candidates/candidates.routes.ts';
import { applicationWords } from '#entities/application/application-words.ts';

export type Move = Person['history'][number];

const nameOf = (status: ApplicationStatus): string => applicationWords[status].label;

/** What happened, as a heading: "Testing → Interview" is spoken badly, so it is said in words. */
export function moveText({ from, to }: Pick<Move, 'from' | 'to'>): string {
  return from === null ? `Entered the pipeline as ${nameOf(to)}` : `Moved from ${nameOf(from)} to ${nameOf(to)}`;
}

/** Who did it and why, as far as it was noted: "Ada Rennick, moved by hand". */
export function moveDetail({ actor, reason }: Pick<Move, 'actor' | 'reason'>): string {
  const parts = [actor ?? (reason === '' ? 'Automatically' : ''), reason].filter((part) => part !== '');
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
