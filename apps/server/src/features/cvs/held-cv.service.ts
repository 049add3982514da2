import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { updateHeldCv } from '../../records/cvs.repo.ts';
import { toCv } from './cv-view.ts';
import * as repo from './cvs.repo.ts';
import { applyEdit, type CvContent, type CvEdit, keepSources, textOf } from './edit-cv.ts';
import { indexForSearch } from './record-cv.ts';

export type { CvContent };

/** A CV that an organisation holds about a candidate. */
export interface HeldCvKey {
  organisationId: string;
  candidateId: string;
  cvId: string;
}

const lock = async (tx: Tx, key: HeldCvKey): Promise<repo.CvRow> => {
  const row = await repo.lockHeldCv(tx, key);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

/** What the CV says, and what it would say. Held until the transaction ends. */
export async function tryHeldEdit(
  tx: Tx,
  key: HeldCvKey,
  edit: CvEdit,
): Promise<{ was: CvContent; proposed: CvContent }> {
  const { summary, skills, experience_years, experience, education } = toCv(await lock(tx, key));
  const was = { summary, skills, experience_years, experience, education };
  return { was, proposed: applyEdit(was, edit) };
}

/**
 * The CV says what the candidate suggested from now on. What is known of the file itself, such as who wrote it, stays as it
 * was judged.
 */
export async function correctHeldCv(
  tx: Tx,
  key: HeldCvKey,
  edit: CvEdit,
  { actorAccountId, now }: { actorAccountId: string; now: Date },
): Promise<void> {
  const row = await lock(tx, key);
  const before = toCv(row);
  const content = applyEdit(before, edit);
  const text = textOf({ ...before, ...content });
  await updateHeldCv(tx, key.organisationId, key.cvId, {
    summary: content.summary,
    skills: content.skills,
    experience_years: content.experience_years,
    experience: JSON.stringify(content.experience),
    education: JSON.stringify(content.education),
    sources: JSON.stringify(keepSources(before, content, before.sources)),
    text,
    prepared: null,
    prepared_version: null,
    edited_at: now,
    updated_at: now,
  });
  await indexForSearch(tx, key.cvId, row.name, { ...content, text }, key.organisationId);
  await recordAudit(tx, {
    action: 'cv.corrected',
    at: now,
    organisationId: key.organisationId,
    actorAccountId,
    subject: { type: 'candidate', id: key.candidateId },
    detail: { cvId: key.cvId, fields: Object.keys(edit).join(', ') },
  });
}
