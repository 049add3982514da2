import type { Tx } from '../../platform/database/database.ts';
import {
  type CandidateRow,
  completeRecord,
  deleteCandidate,
  restoreCandidate,
  updateCandidate,
  type WrittenRecord,
} from '../../records/candidates.repo.ts';
import { moveCvs } from '../../records/cvs.repo.ts';
import { lockIntake as lock } from './cv-owner.repo.ts';
import * as repo from './merge-records.repo.ts';

interface Pair {
  organisationId: string;
  keptId: string;
  mergedId: string;
}

/** What a merge changed of the two records, so that it can be undone. */
export interface MovedRecords {
  cvs: string[];
  files: string[];
  companies: repo.KnowingCompany[];
  keptCompanies: repo.KnowingCompany[];
}

/** No CV comes in for the organisation until the transaction ends. */
export const lockIntake = (tx: Tx, organisationId: string): Promise<void> => lock(tx, organisationId);

/** CVs, files, companies and details of one record become the other's; the emptied record goes. */
export async function mergeRecords(
  tx: Tx,
  pair: Pair,
  { kept, merged }: { kept: CandidateRow; merged: CandidateRow },
  now: Date,
): Promise<MovedRecords> {
  const companies = await repo.listCompanies(tx, pair.mergedId);
  const keptCompanies = await repo.listCompanies(tx, pair.keptId);
  await repo.mergeCompanies(tx, pair);
  const files = await repo.moveFiles(tx, pair);
  const cvs = await moveCvs(tx, pair);
  await completeRecord(tx, kept, merged, now);
  await deleteCandidate(tx, pair.organisationId, pair.mergedId);
  return { cvs, files, companies, keptCompanies };
}

/** The record that a merge deleted is there again, with nothing on it yet. */
export const restoreRecord = restoreCandidate;

/** CVs, files and companies go back; what the kept record had taken from the other it gives back, unless it changed since. */
export async function partRecords(
  tx: Tx,
  { organisationId, keptId, mergedId }: Pair,
  moved: MovedRecords,
  before: { kept: WrittenRecord; merged: WrittenRecord },
  now: Date,
): Promise<void> {
  const back = { organisationId, keptId: mergedId, mergedId: keptId };
  await repo.moveFiles(tx, back, moved.files);
  await moveCvs(tx, back, moved.cvs);
  await repo.restoreCompanies(tx, organisationId, mergedId, moved.companies);
  await repo.restoreCompanies(tx, organisationId, keptId, moved.keptCompanies);
  await updateCandidate(tx, mergedId, { current_cv_id: before.merged.current_cv_id });
  const present = await repo.findDetails(tx, keptId);
  const given = Object.entries(present ?? {}).filter(
    ([name, value]) => isSame(value, before.merged[name]) && !isSame(value, before.kept[name]),
  );
  await updateCandidate(tx, keptId, {
    ...Object.fromEntries(given.map(([name]) => [name, toColumn(before.kept[name])])),
    updated_at: now,
  });
}

/** Moments were written down as text, and columns of JSON as objects. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const toColumn = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);

export const findLaterCv = repo.findLaterCv;
