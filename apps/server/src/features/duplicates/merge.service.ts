import type { Merge } from '@candela/contract/duplicates/duplicates.routes.ts';
import { z } from 'zod';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import type { CandidateRow } from '../../records/candidates.repo.ts';
import { mergeApplications } from '../applications/merge-applications.service.ts';
import { moveStatements } from '../authorship/statements.service.ts';
import { moveBookings } from '../bookings/merge-bookings.service.ts';
import { lockIntake, mergeRecords } from '../cvs/merge-records.service.ts';
import { moveInterviews } from '../interviews/merge-interviews.service.ts';
import { moveMails } from '../mail/mail-about.service.ts';
import { moveNotes } from '../notes/notes.service.ts';
import { moveNotifications } from '../notifications/notifications.service.ts';
import { moveReports } from '../reports/reports.service.ts';
import { moveScores } from '../scoring/scoring.service.ts';
import { moveSuggestions } from '../suggestions/suggestions.service.ts';
import { followMerge, insertMerge, listMerges, lockRecords, type MergeRow } from './merge.repo.ts';
import type { MergeOptions } from './merge-options.ts';
import { noteDuplicates } from './notes.service.ts';
import { findObstacle, undoMerge } from './undo-merge.ts';

export const createMergeService = (options: MergeOptions) => {
  const { database } = options;
  // Statements and claims belong to the person, out of a recruiter's reach; each step names the organisation.
  const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => database.transaction(systemScope, work);
  return {
    /** Everything of the second record belongs to the first afterwards. */
    merge: (principal: RecruiterPrincipal, records: { keepId: string; mergeId: string }) =>
      run((tx) => merge(tx, options, principal, records)),
    /** Answers with the record that is there again. */
    undo: (principal: RecruiterPrincipal, mergedId: string) => run((tx) => undoMerge(tx, options, principal, mergedId)),
    list: (principal: RecruiterPrincipal): Promise<Merge[]> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const found: Merge[] = [];
        for (const row of await listMerges(tx, principal.organisationId)) found.push(await toView(tx, row));
        return found;
      }),
  };
};

export type MergeService = ReturnType<typeof createMergeService>;

async function merge(
  tx: Tx,
  { clock, scoring }: MergeOptions,
  { organisationId, accountId }: RecruiterPrincipal,
  { keepId, mergeId }: { keepId: string; mergeId: string },
): Promise<void> {
  const now = clock.now();
  await lockIntake(tx, organisationId);
  const records = await lockRecords(tx, organisationId, [keepId, mergeId]);
  const [kept, merged] = [keepId, mergeId].map((id) => records.find((record) => record.id === id));
  if (!kept || !merged) throw new AppError('NOT_FOUND');
  if (kept.account_id && merged.account_id && kept.account_id !== merged.account_id) {
    throw new AppError('TWO_ACCOUNTS');
  }
  const pair = { organisationId, keptId: keepId, mergedId: mergeId };
  const moved = await moveAll(tx, pair, { kept, merged }, { actorAccountId: accountId, now });
  await insertMerge(tx, {
    merged_id: mergeId,
    kept_id: keepId,
    organisation_id: organisationId,
    merged_at: now,
    merged_by: accountId,
    record: JSON.stringify(merged),
    moved: JSON.stringify({ kept, ...moved }),
  });
  await scoring.rescorePerson(tx, keepId);
  await noteDuplicates(tx, { organisationId, candidateId: keepId, now });
  await recordAudit(tx, {
    action: 'candidate.merged',
    at: now,
    organisationId,
    actorAccountId: accountId,
    subject: { type: 'candidate', id: keepId },
    detail: { mergedId: mergeId, cvs: moved.records.cvs.length, applications: moved.applications.moved.length },
  });
}

/** Each owner moves what is its own and says what that was. */
async function moveAll(
  tx: Tx,
  pair: { organisationId: string; keptId: string; mergedId: string },
  records: { kept: CandidateRow; merged: CandidateRow },
  { actorAccountId, now }: { actorAccountId: string; now: Date },
) {
  const applications = await mergeApplications(tx, { ...pair, actorAccountId, now });
  const scores = await moveScores(tx, pair);
  await moveStatements(tx, pair);
  const notifications = await moveNotifications(tx, pair);
  const notes = await moveNotes(tx, pair);
  const suggestions = await moveSuggestions(tx, pair);
  const reports = await moveReports(tx, pair);
  const interviews = await moveInterviews(tx, pair);
  const bookings = await moveBookings(tx, pair);
  const mails = await moveMails(tx, pair);
  const merges = await followMerge(tx, pair.keptId, pair.mergedId);
  return {
    applications,
    scores,
    notifications,
    notes,
    suggestions,
    reports,
    interviews,
    bookings,
    mails,
    merges,
    records: await mergeRecords(tx, pair, records, now),
  };
}

async function toView(tx: Tx, row: MergeRow): Promise<Merge> {
  const { name, email } = z.object({ name: z.string(), email: z.string() }).parse(row.record);
  return {
    mergedId: row.merged_id,
    mergedName: name,
    mergedEmail: email,
    candidateId: row.kept_id,
    name: row.name,
    mergedAt: row.merged_at.toISOString(),
    mergedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`.trim(),
    obstacle: await findObstacle(tx, row),
  };
}
