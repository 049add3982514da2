import type { MailAllowance } from '@candela/contract/mail/mail.routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { dayOf, nextDay } from './mail-gate.ts';
import { findAllowance } from './mail-senders.repo.ts';

export const createAllowanceService = (database: Database, clock: Clock) => ({
  /** Of the whole organisation, whichever companies the caller may see: the allowance is shared. */
  async describe(principal: RecruiterPrincipal): Promise<MailAllowance> {
    const now = clock.now();
    const row = await database.transaction(tenantScope(principal), (tx) =>
      findAllowance(tx, principal.organisationId, dayOf(now)),
    );
    if (!row) throw new AppError('NOT_FOUND');
    return {
      sentToday: row.sent_today,
      dailyLimit: row.mails_per_day,
      waiting: row.waiting,
      held: row.held,
      isPaused: row.is_paused,
      resetsAt: nextDay(now).toISOString(),
    };
  },
});

export type AllowanceService = ReturnType<typeof createAllowanceService>;
