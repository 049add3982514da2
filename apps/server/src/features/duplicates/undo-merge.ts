import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import { partApplications } from '../applications/merge-applications.service.ts';
import { moveStatements } from '../authorship/statements.service.ts';
import { moveBookings } from '../bookings/merge-bookings.service.ts';
import { findLaterCv, lockIntake, partRecords, restoreRecord } from '../cvs/merge-records.service.ts';
import { moveInterviews } from '../interviews/merge-interviews.service.ts';
import { moveMails } from '../mail/mail-about.service.ts';
import { partNotes } from '../notes/notes.service.ts';
import { moveNotifications } from '../notifications/notifications.service.ts';
import { restoreStageMails } from '../process/stage-mails.service.ts';
import { moveReports } from '../reports/reports.service.ts';
import { restoreReviews } from '../reviews/reviews.service.ts';
import { moveSuggestions } from '../suggestions/suggestions.service.ts';
import * as repo from './merge.repo.ts';
import type { MergeOptions } from './merge-options.ts';
import { type Moved, movedSchema, recordSchema } from './merge-snapshot.ts';
import { noteDuplicates } from './notes.service.ts';

const tooOld = 'It was made before merges could be undone.';
const mergedSince = 'The record was itself merged into another one since. Undo that merge first.';
const cvSince = 'A CV has come in since, and nothing says which of the two candidates it belongs to.';
const claimedSince =
  'The candidate has tied the record to their account since, and nothing says which of the two they are.';

/** Why a merge can no longer be undone; null when it can. */
export async function findObstacle(tx: Tx, merge: repo.MergeRow): Promise<string | null> {
  const { success, data: moved } = movedSchema.safeParse(merge.moved);
  if (!success) return tooOld;
  if (moved.kept.id !== merge.kept_id) return mergedSince;
  const claimedThen = moved.kept.account_id ?? recordSchema.parse(merge.record).account_id ?? null;
  if (merge.account_id !== claimedThen) return claimedSince;
  const later = await findLaterCv(tx, merge.kept_id, { since: merge.merged_at, known: moved.records.cvs });
  return later ? cvSince : null;
}

/** Two records of one again. */
export async function undoMerge(
  tx: Tx,
  { clock, scoring }: MergeOptions,
  { organisationId, accountId }: RecruiterPrincipal,
  mergedId: string,
): Promise<string> {
  const now = clock.now();
  await lockIntake(tx, organisationId);
  const merge = await lockWithRecord(tx, organisationId, mergedId);
  const obstacle = await findObstacle(tx, merge);
  if (obstacle) throw new AppError('MERGE_STANDS', { message: obstacle });
  const moved = movedSchema.parse(merge.moved);
  const merged = recordSchema.parse(merge.record);
  const pair = { organisationId, keptId: merge.kept_id, mergedId };
  // The account is one record's at a time where an organisation holds both.
  await restoreRecord(tx, merged);
  await giveBack(tx, pair, moved, { actorAccountId: accountId, now });
  await partRecords(tx, pair, moved.records, { kept: moved.kept, merged }, now);
  await repo.deleteMerge(tx, organisationId, mergedId);
  await scoring.partScores(tx, pair, moved.scores);
  for (const candidateId of [pair.keptId, mergedId]) await noteDuplicates(tx, { organisationId, candidateId, now });
  await recordAudit(tx, {
    action: 'candidate.merge-undone',
    at: now,
    organisationId,
    actorAccountId: accountId,
    subject: { type: 'candidate', id: mergedId },
    detail: { keptId: pair.keptId },
  });
  return mergedId;
}

/** Read once the record is held: until then it may be claimed. */
async function lockWithRecord(tx: Tx, organisationId: string, mergedId: string): Promise<repo.MergeRow> {
  const lock = async () => {
    const merge = await repo.lockMerge(tx, organisationId, mergedId);
    if (!merge) throw new AppError('NOT_FOUND');
    return merge;
  };
  await repo.lockRecords(tx, organisationId, [(await lock()).kept_id]);
  return lock();
}

/** What each owner had moved goes the other way; what came since stays with the record that was kept. */
async function giveBack(
  tx: Tx,
  pair: { organisationId: string; keptId: string; mergedId: string },
  moved: Moved,
  { actorAccountId, now }: { actorAccountId: string; now: Date },
): Promise<void> {
  const { organisationId, keptId, mergedId } = pair;
  const back = { organisationId, keptId: mergedId, mergedId: keptId };
  const { reviews, mails } = await partApplications(tx, { ...pair, actorAccountId, now }, moved.applications);
  await restoreReviews(tx, reviews);
  await restoreStageMails(tx, mails);
  await moveStatements(tx, back, moved.records.cvs);
  await moveNotifications(tx, back, moved.notifications);
  await moveSuggestions(tx, back, moved.suggestions);
  await moveReports(tx, back, moved.reports);
  await moveInterviews(tx, back, moved.interviews);
  await moveBookings(tx, back, moved.bookings);
  await moveMails(tx, back, moved.mails);
  await partNotes(tx, pair, moved.notes, now);
  await repo.followMerge(tx, mergedId, keptId, moved.merges);
}
