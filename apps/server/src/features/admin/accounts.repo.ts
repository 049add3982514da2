import type { Role } from '@candela/contract/kernel/roles.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { searchPattern } from './search-pattern.ts';

export interface AccountFilter {
  search: string;
  role?: Role | undefined;
  state?: 'active' | 'suspended' | undefined;
  page: number;
  pageSize: number;
}

const accounts = (tx: Tx) =>
  tx
    .selectFrom('accounts as a')
    .leftJoin('members as m', 'm.account_id', 'a.id')
    .leftJoin('organisations as o', 'o.id', 'm.organisation_id')
    .select([
      'a.id',
      'a.email',
      'a.first_name',
      'a.last_name',
      'a.role',
      'a.auth_provider',
      'a.created_at',
      'a.suspended_at',
      'm.organisation_id',
      'm.is_parent',
      'o.name as organisation_name',
      sql<Date | null>`(select max(s.last_used_at) from sessions s where s.account_id = a.id)`.as('last_seen_at'),
    ]);

export type AccountRow = Awaited<ReturnType<typeof findAccount>> & object;

export const findAccount = (tx: Tx, id: string) => accounts(tx).where('a.id', '=', id).executeTakeFirst();

/** The founder first, then in the order they came. */
export const listAccountsOf = (tx: Tx, organisationId: string): Promise<AccountRow[]> =>
  accounts(tx)
    .where('m.organisation_id', '=', organisationId)
    .orderBy('m.is_parent', 'desc')
    .orderBy('m.created_at')
    .orderBy('a.id')
    .execute();

/** Newest first, by part of the name or of the address. */
export async function listAccounts(tx: Tx, filter: AccountFilter): Promise<{ rows: AccountRow[]; total: number }> {
  const pattern = searchPattern(filter.search);
  const matching = tx
    .selectFrom('accounts as a')
    .$if(filter.role !== undefined, (query) => query.where('a.role', '=', filter.role as Role))
    .$if(filter.state !== undefined, (query) =>
      query.where('a.suspended_at', filter.state === 'suspended' ? 'is not' : 'is', null),
    )
    .$if(pattern !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('a.email', 'ilike', pattern), eb(sql<string>`a.first_name || ' ' || a.last_name`, 'ilike', pattern)]),
      ),
    );
  const count = matching.select((eb) => eb.fn.countAll<number>().as('total'));
  const page = matching
    .select('a.id')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const shown = accounts(tx).where('a.id', 'in', page).orderBy('a.created_at', 'desc').orderBy('a.id');
  const [rows, { total }] = await Promise.all([shown.execute(), count.executeTakeFirstOrThrow()]);
  return { rows, total };
}

/** In one order, so that two who suspend each other wait for each other instead of locking each other out. */
export const lockAccounts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'suspended_at', 'suspension_reason'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
