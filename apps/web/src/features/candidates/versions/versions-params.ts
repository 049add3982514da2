import { type ComparisonView, comparisonViews } from '@candela/contract/rankings/score-runs.routes.ts';
import { defineAddress, oneOf, optionalId, pageNumber } from '#lib/address/address-state.ts';

export interface VersionsParams {
  jobId: string | undefined;
  /** The rankings just before these runs; before the latest, and now, when nothing is said. */
  before: string | undefined;
  after: string | undefined;
  show: ComparisonView;
  page: number;
}

export const versionsAddress = defineAddress<VersionsParams>({
  jobId: optionalId,
  before: optionalId,
  after: optionalId,
  show: oneOf(comparisonViews, 'moved'),
  page: pageNumber,
});

export const versionsPath = (jobId: string) => `/dashboard/candidates/compare?jobId=${jobId}`;
