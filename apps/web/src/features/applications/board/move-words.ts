import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { applicationWords } from '#entities/application/application-words.ts';

export const failedMove = 'Failed to update application status. Reverted change.';

const staleMove = 'A colleague has moved this candidate in the meantime. The card shows its current stage.';

/** What to say when one move was refused: why, where the server's reason helps; the specified words otherwise. */
export function failureText(error: Error): string {
  if (!(error instanceof ApiError)) return failedMove;
  if (error.type === 'CONFLICT') return staleMove;
  if (error.status === 400) return 'Invalid status value. Please try again.';
  return error.type === 'JOB_CLOSED' || error.type === 'WITHDRAWN' ? `${failedMove} ${error.message}` : failedMove;
}

/** Who stays where they are, and why: a sentence for each reason. */
export function refusedText(refused: readonly { type: string; message: string }[]): string {
  const stale = 'A colleague has moved them in the meantime.';
  const reasons = new Set(refused.map(({ type, message }) => (type === 'CONFLICT' ? stale : message)));
  const who = refused.length === 1 ? 'One candidate was' : `${refused.length} candidates were`;
  return [`${who} not moved.`, ...reasons].join(' ');
}

interface Pair {
  candidateId: string;
  jobId: string;
}

/** Of several, one may have been moved and the others refused: it is named, and no other. */
export function movedText(
  moved: readonly Pair[],
  cards: readonly (Pair & { name: string })[],
  to: ApplicationStatus,
): string {
  const [only] = moved;
  const isOnly = ({ candidateId, jobId }: Pair) => candidateId === only?.candidateId && jobId === only.jobId;
  const who = moved.length === 1 ? cards.find(isOnly)?.name || 'One candidate' : `${moved.length} candidates`;
  return `${who} moved to ${applicationWords[to].label}`;
}
