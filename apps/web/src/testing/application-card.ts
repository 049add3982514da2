import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';

/** Of a board, as many as are wanted. */
export const cardOf = (number: number): ApplicationCard => ({
  jobId: 'a-job',
  candidateId: `person-${number}`,
  cvId: null,
  name: `Person ${number}`,
  email: `person${number}@example.org`,
  jobTitle: 'Keeper',
  status: 'pending',
  source: 'applied',
  appliedAt: '2026-11-01T09:00:00Z',
  movedAt: '2026-11-01T09:00:00Z',
  version: 1,
  match_score: null,
  total_score: null,
  isPeopleOnly: false,
  interview: null,
  scorecards: null,
});
