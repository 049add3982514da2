import type { Tx } from '../../platform/database/database.ts';
import { type CandidateRow, completeRecord, deleteCandidate } from '../../records/candidates.repo.ts';
import { moveCvs } from '../../records/cvs.repo.ts';
import { lockIntake as lock } from './cv-owner.repo.ts';
import * as repo from './merge-records.repo.ts';

/** No CV comes in for the organisation until the transaction ends. */
export const lockIntake = (tx: Tx, organisationId: string): Promise<void> => lock(tx, organisationId);

/** CVs, files, companies and details of one record become the other's; the emptied record goes. */
export async function mergeRecords(
  tx: Tx,
  pair: { organisationId: string; keptId: string; mergedId: string },
  { kept, merged }: { kept: CandidateRow; merged: CandidateRow },
  now: Date,
): Promise<{ cvs: string[]; files: string[]; companies: repo.KnowingCompany[] }> {
  const companies = await repo.mergeCompanies(tx, pair);
  const files = await repo.moveFiles(tx, pair);
  const cvs = await moveCvs(tx, pair);
  await completeRecord(tx, kept, merged, now);
  await deleteCandidate(tx, pair.organisationId, pair.mergedId);
  return { cvs, files, companies };
}
