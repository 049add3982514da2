import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { Person } from '@candela/contract/people/people.routes.ts';

export type Move = Person['history'][number];

const names: Readonly<Record<ApplicationStatus, string>> = {
  pending: 'Pending',
  testing: 'Testing',
  interview: 'Interview',
  review: 'Review',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
};

export const stageName = (status: ApplicationStatus): string => names[status];

/** What happened, as a heading: "Testing → Interview" is spoken badly, so it is said in words. */
export function moveText({ from, to }: Pick<Move, 'from' | 'to'>): string {
  return from === null ? `Entered the pipeline as ${names[to]}` : `Moved from ${names[from]} to ${names[to]}`;
}

/** Who did it and why, as far as it was noted: "Ada Rennick, moved by hand". */
export function moveDetail({ actor, reason }: Pick<Move, 'actor' | 'reason'>): string {
  const parts = [actor ?? (reason === '' ? 'Automatically' : ''), reason].filter((part) => part !== '');
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
