import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { isWebAddress } from '#lib/web-address.ts';

type BoardJob = Pick<Job, 'status' | 'integrations'>;

/** Publishing is offered for drafts, and for active jobs that are not on the board and not on their way there. */
export function isPublishOffered({ status, integrations }: BoardJob): boolean {
  const board = integrations.cvLibrary.status;
  const isOnBoard = board === 'published' || board === 'publishing';
  return status === 'Draft' || (status === 'Active' && !isOnBoard);
}

/** The advert's address, only while it is up and only when it is one. */
export function boardLink({ integrations: { cvLibrary } }: BoardJob): string | null {
  if (cvLibrary.status !== 'published' || !cvLibrary.url) return null;
  return isWebAddress(cvLibrary.url) ? cvLibrary.url : null;
}
