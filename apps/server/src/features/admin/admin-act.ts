import { type AuditEvent, recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import type { AdminPrincipal } from '../../platform/sessions/principal.ts';

/** What every service of the console stands on. Admins are no tenants: they act under the system scope. */
export interface AdminOptions {
  database: Database;
  clock: Clock;
}

/** Who does something in the console, and from where. */
export interface AdminActor {
  principal: AdminPrincipal;
  request: RequestContext;
}

/** In the transaction of what was done: there is no power here that leaves no trace. */
export const recordAdminAct = (
  tx: Tx,
  clock: Clock,
  { principal, request }: AdminActor,
  act: Pick<AuditEvent, 'action' | 'organisationId' | 'subject' | 'detail'>,
): Promise<void> =>
  recordAudit(tx, {
    ...act,
    at: clock.now(),
    actorAccountId: principal.accountId,
    requestId: request.requestId,
    address: request.address,
  });
