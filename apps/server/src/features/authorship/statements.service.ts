import type { Statement } from '@candela/contract/authorship/authorship.schemas.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { accountScope, type CandidatePrincipal } from '../../platform/sessions/principal.ts';
import * as repo from './authorship.repo.ts';

/** Two records become one: what the person said stays beside the CVs. */
export const moveStatements = (
  tx: Tx,
  { keptId, mergedId }: { keptId: string; mergedId: string },
  onlyOfCvs?: readonly string[],
): Promise<void> => repo.moveStatements(tx, mergedId, keptId, onlyOfCvs);

/** What a person says to the AI likelihood of a CV about them, in whichever organisation it is. */
export function createStatementsService({ database, clock }: { database: Database; clock: Clock }) {
  const find = async (tx: Tx, { accountId }: CandidatePrincipal, cvId: string) => {
    const cv = await repo.findCvAbout(tx, accountId, cvId);
    if (!cv) throw new AppError('NOT_FOUND');
    return cv;
  };
  const record = (tx: Tx, action: string, principal: CandidatePrincipal, cv: Awaited<ReturnType<typeof find>>) =>
    recordAudit(tx, {
      action,
      at: clock.now(),
      actorAccountId: principal.accountId,
      subject: { type: 'candidate', id: cv.candidate_id },
      detail: { cvId: cv.id },
    });

  return {
    write: (principal: CandidatePrincipal, cvId: string, text: string): Promise<Statement> =>
      database.transaction(accountScope(principal), async (tx) => {
        const now = clock.now();
        const cv = await find(tx, principal, cvId);
        await repo.upsertStatement(tx, { cvId, candidateId: cv.candidate_id, text, now });
        await record(tx, 'cv.statement-written', principal, cv);
        return { text, writtenAt: now.toISOString() };
      }),

    remove: (principal: CandidatePrincipal, cvId: string): Promise<void> =>
      database.transaction(accountScope(principal), async (tx) => {
        const cv = await find(tx, principal, cvId);
        if (await repo.deleteStatement(tx, cvId)) await record(tx, 'cv.statement-removed', principal, cv);
      }),
  };
}

export type StatementsService = ReturnType<typeof createStatementsService>;
