import { noticeDays, type Retention } from '@candela/contract/privacy/retention.routes.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import { after, type Clock, days } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { organisationScope, systemScope } from '../../platform/database/scope.ts';
import type { PersonalData } from '../../platform/manifest/personal-data.ts';
import { forEach, forEachFew } from '../../platform/queue/for-each.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { deleteFilesTask } from '../candidates/candidates.tasks.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { monthsBefore } from './months-before.ts';
import * as repo from './retention.repo.ts';

export interface RetentionOptions {
  database: Database;
  clock: Clock;
  queue: Queue;
  notifications: Pick<NotificationsService, 'notify'>;
  personal: Pick<PersonalData, 'erase' | 'leave'>;
}

/** In one transaction, so that each stays short; of a larger organisation more are noted in the next. */
const notedAtOnce = 20_000;
const removedAtOnce = 50;

export const createRetentionService = (options: RetentionOptions) => ({
  get: (principal: RecruiterPrincipal): Promise<Retention> =>
    options.database.transaction(tenantScope(principal), (tx) => describe(tx, principal.organisationId)),
  set: (principal: RecruiterPrincipal, months: number): Promise<Retention> =>
    options.database.transaction(tenantScope(principal), async (tx) => {
      const { organisationId, accountId } = principal;
      const at = options.clock.now();
      await repo.upsertMonths(tx, organisationId, months, at);
      await noteSome(tx, options, organisationId);
      await recordAudit(tx, {
        action: 'privacy.retention-set',
        at,
        organisationId,
        actorAccountId: accountId,
        detail: { months },
      });
      return describe(tx, organisationId);
    }),
  /** Each night: says whom the period removes two weeks from now, and removes those of whom it was said. */
  async enforce(signal: AbortSignal): Promise<void> {
    const { database } = options;
    const organisations = await database.transaction(systemScope, repo.listOrganisations);
    await forEach(organisations, signal, async (organisationId) => {
      const note = async () => {
        for (let noted = notedAtOnce; noted === notedAtOnce && !signal.aborted; ) {
          const scope = organisationScope(organisationId);
          noted = await database.transaction(scope, (tx) => noteSome(tx, options, organisationId));
        }
      };
      await forEach([() => removeDue(options, organisationId, signal), note], signal, (step) => step());
    });
  },
});

export type RetentionService = ReturnType<typeof createRetentionService>;

async function describe(tx: Tx, organisationId: string): Promise<Retention> {
  const ahead = await repo.findAhead(tx, organisationId);
  return {
    months: await repo.findMonths(tx, organisationId),
    ahead: ahead && { count: ahead.count, from: ahead.from.toISOString() },
  };
}

/** Says of some more that they will be removed, and how many that are. */
async function noteSome(tx: Tx, { clock, notifications }: RetentionOptions, organisationId: string): Promise<number> {
  const now = clock.now();
  const dueAt = after(now, days(noticeDays));
  const since = monthsBefore(now, await repo.findMonths(tx, organisationId));
  const count = await repo.noteIdle(tx, organisationId, { since, dueAt, limit: notedAtOnce });
  if (count === 0) return 0;
  const day = dueAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
  for (const accountId of await repo.listParents(tx, organisationId)) {
    const values = { people: count === 1 ? 'One candidate' : `${count} candidates`, day };
    await notifications.notify(tx, { kind: 'retention.ahead', organisationId, to: { accountId }, values });
  }
  return count;
}

async function removeDue(options: RetentionOptions, organisationId: string, signal: AbortSignal): Promise<void> {
  const { database, clock } = options;
  const due = await database.transaction(systemScope, (tx) => repo.listDue(tx, organisationId, clock.now()));
  await forEachFew(due, removedAtOnce, signal, (some) =>
    database.transaction(systemScope, (tx) => removeSome(tx, options, organisationId, some)),
  );
}

async function removeSome(
  tx: Tx,
  { clock, queue, personal }: RetentionOptions,
  organisationId: string,
  candidateIds: readonly string[],
): Promise<void> {
  const now = clock.now();
  const since = monthsBefore(now, await repo.findMonths(tx, organisationId));
  const due = await repo.lockDue(tx, organisationId, { since, now, candidateIds });
  const keys: string[] = [];
  for (const { candidate_id, email, is_own_record } of due) {
    const person = { candidateIds: [candidate_id], emails: email ? [email] : [], organisationId };
    keys.push(...(await (is_own_record ? personal.leave(tx, person) : personal.erase(tx, person))));
    await recordAudit(tx, {
      action: 'candidate.erased',
      at: now,
      organisationId,
      subject: { type: 'candidate', id: candidate_id },
      detail: { by: 'the retention period' },
    });
  }
  if (keys.length > 0) await queue.enqueue(tx, deleteFilesTask, { keys }, { tenant: { organisationId } });
}
