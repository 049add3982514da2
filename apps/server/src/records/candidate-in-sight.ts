import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import { findCandidateId } from './candidates.repo.ts';

/** A candidate whom this caller may not see does not exist for them, nor does an empty list of what is held on them. */
export async function assertCandidateInSight(tx: Tx, candidateId: string): Promise<void> {
  if (!(await findCandidateId(tx, candidateId))) throw new AppError('NOT_FOUND');
}
