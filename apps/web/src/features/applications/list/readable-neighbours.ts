import type { RecentApplication } from '@candela/contract/applications/applications.schemas.ts';

export type Listed = Pick<RecentApplication, 'candidateId' | 'jobId' | 'cvId'>;

/**
 * The applications with a CV before and after the one that lies open. Found by who it is and not by the object: the list is read
 * again when something changes, and with it every row may be another.
 */
export function readableNeighbours<Item extends Listed>(items: readonly Item[], opened: Listed | null) {
  const readable = items.filter(({ cvId }) => cvId !== null);
  const place = readable.findIndex(
    ({ candidateId, jobId }) => candidateId === opened?.candidateId && jobId === opened.jobId,
  );
  return place === -1 ? {} : { previous: readable[place - 1], next: readable[place + 1] };
}
