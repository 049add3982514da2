import type { AccountItem } from '@candela/contract/admin/admin-people.routes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { systemScope } from '../../platform/database/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import { setAccountSuspension } from '../auth/account-suspension.service.ts';
import { type AccountFilter, type AccountRow, findAccount, listAccounts, lockAccounts } from './accounts.repo.ts';
import { type AdminActor, type AdminOptions, recordAdminAct } from './admin-act.ts';
import { nextSuspension, type SuspensionInput } from './suspension.ts';

export const createAdminAccountsService = ({ database, clock }: AdminOptions) => ({
  async list(filter: AccountFilter): Promise<{ items: AccountItem[]; pagination: Pagination }> {
    const { rows, total } = await listAccounts(database.system, filter);
    return { items: rows.map(toAccountItem), pagination: paginate(filter, total) };
  },

  async setSuspension(actor: AdminActor, id: string, input: SuspensionInput): Promise<AccountItem> {
    // An id may be written in capitals as well.
    if (id.toLowerCase() === actor.principal.accountId) throw new AppError('OWN_ACCOUNT');
    return database.transaction(systemScope, async (tx) => {
      const { own, present } = await lockBoth(tx, actor, id);
      // Of two admins who suspend each other at once one goes on: otherwise the console would be without any.
      if (!own || own.suspended_at) throw new AppError('UNAUTHENTICATED');
      if (!present) throw new AppError('NOT_FOUND');
      const next = nextSuspension(present, input, clock.now());
      if (next !== 'unchanged') {
        const ended = await setAccountSuspension(tx, id, next);
        await recordAdminAct(tx, clock, actor, {
          action: next ? 'admin.account-suspended' : 'admin.account-reinstated',
          subject: { type: 'account', id },
          detail: { reason: input.reason, ...(next && { sessionsEnded: ended }) },
        });
      }
      const account = await findAccount(tx, id);
      if (!account) throw new AppError('NOT_FOUND');
      return toAccountItem(account);
    });
  },
});

async function lockBoth(tx: Tx, { principal }: AdminActor, id: string) {
  const locked = await lockAccounts(tx, [principal.accountId, id]);
  const find = (wanted: string) => locked.find((each) => each.id === wanted.toLowerCase());
  return { own: find(principal.accountId), present: find(id) };
}

export type AdminAccountsService = ReturnType<typeof createAdminAccountsService>;

export const toAccountItem = (row: AccountRow): AccountItem => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  authProvider: row.auth_provider,
  organisationId: row.organisation_id,
  organisationName: row.organisation_name,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  suspendedAt: row.suspended_at?.toISOString() ?? null,
});
