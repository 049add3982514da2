import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import { mergeApplications } from '../applications/merge-applications.service.ts';
import { moveStatements } from '../authorship/statements.service.ts';
import { lockIntake, mergeRecords } from '../cvs/merge-records.service.ts';
import { moveInterviews } from '../interviews/merge-interviews.service.ts';
import { moveNotes } from '../notes/notes.service.ts';
import { moveNotifications } from '../notifications/notifications.service.ts';
import { moveReports } from '../reports/reports.service.ts';
import { moveScores } from '../scoring/scoring.service.ts';
import { moveSuggestions } from '../suggestions/suggestions.service.ts';
import { followMerge, insertMerge, lockRecords } from './merge.repo.ts';
import { noteDuplicates } from './notes.service.ts';

export interface MergeService {
  /** Everything of the second record belongs to the first afterwards. */
  merge(principal: RecruiterPrincipal, records: { keepId: string; mergeId: string }): Promise<void>;
}

export interface MergeOptions {
  database: Database;
  clock: Clock;
  /** Scores a person again for whatever they have a score for. */
  rescorePerson(tx: Tx, candidateId: string): Promise<unknown>;
}

export const createMergeService = ({ database, clock, rescorePerson }: MergeOptions): MergeService => ({
  async merge(principal, { keepId, mergeId }) {
    // Statements and claims belong to the person, out of a recruiter's reach; each step names the organisation.
    await database.transaction(systemScope, async (tx) => {
      const { organisationId, accountId } = principal;
      const now = clock.now();
      await lockIntake(tx, organisationId);
      const records = await lockRecords(tx, organisationId, [keepId, mergeId]);
      const [kept, merged] = [keepId, mergeId].map((id) => records.find((record) => record.id === id));
      if (!kept || !merged) throw new AppError('NOT_FOUND');
      if (kept.account_id && merged.account_id && kept.account_id !== merged.account_id) {
        throw new AppError('TWO_ACCOUNTS');
      }
      const pair = { organisationId, keptId: keepId, mergedId: mergeId };
      const applications = await mergeApplications(tx, { ...pair, actorAccountId: accountId, now });
      const scores = await moveScores(tx, pair);
      await moveStatements(tx, pair);
      await moveNotifications(tx, pair);
      await moveNotes(tx, pair);
      await moveSuggestions(tx, pair);
      await moveReports(tx, pair);
      await moveInterviews(tx, pair);
      await followMerge(tx, keepId, mergeId);
      const { cvs, files, companies } = await mergeRecords(tx, pair, { kept, merged }, now);
      await insertMerge(tx, {
        merged_id: mergeId,
        kept_id: keepId,
        organisation_id: organisationId,
        merged_at: now,
        merged_by: accountId,
        record: JSON.stringify(merged),
        moved: JSON.stringify({ cvs, files, companies, scores, applications }),
      });
      await rescorePerson(tx, keepId);
      await noteDuplicates(tx, { organisationId, candidateId: keepId, now });
      await recordAudit(tx, {
        action: 'candidate.merged',
        at: now,
        organisationId,
        actorAccountId: accountId,
        subject: { type: 'candidate', id: keepId },
        detail: { mergedId: mergeId, cvs: cvs.length, applications: applications.length },
      });
    });
  },
});
