import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';

/** Chosen from a menu these are asked about, because a mail follows; dragging moves at once and can be taken back. */
export const isOutcome = (to: ApplicationStatus): boolean => to === 'offer' || to === 'hired';
