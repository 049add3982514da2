import type { CandidateDetails } from '@candela/contract/candidates/details.schemas.ts';

const words = { NOT_STARTED: 'Not started', IN_PROGRESS: 'In progress', COMPLETED: 'Completed' } as const;

const atMostTwoDecimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** How far the CV assessment is, with its score once there is one. */
export function assessmentText({
  cv_assessment_status: status,
  cv_assessment_score: score,
}: Pick<CandidateDetails, 'cv_assessment_status' | 'cv_assessment_score'>): string {
  if (status !== 'COMPLETED' || score === null) return words[status];
  // The score is in one piece, and no comma is left behind, where it goes to a line of its own.
  return `${words.COMPLETED} (${atMostTwoDecimals.format(score)}\u00a0/\u00a015)`;
}
