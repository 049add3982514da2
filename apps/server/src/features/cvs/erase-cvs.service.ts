import type { Tx } from '../../platform/database/database.ts';
import { forgetFiles, forgetWords } from './erase-cvs.repo.ts';

/** What would stay when the record of a candidate, and with it their CVs, is deleted. */
export async function eraseTracesOfCvs(
  tx: Tx,
  { organisationId, candidateId }: { organisationId: string; candidateId: string },
): Promise<void> {
  await forgetFiles(tx, candidateId);
  await forgetWords(tx, organisationId, candidateId);
}
