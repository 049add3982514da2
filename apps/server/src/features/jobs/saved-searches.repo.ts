import type { JobSearch } from '@candela/contract/jobs/browse.routes.ts';
import type { Tx } from '../../platform/database/database.ts';

const columns = ['id', 'search', 'is_mailed', 'looked_at', 'created_at'] as const;

export type SavedSearchRow = Awaited<ReturnType<typeof listSaved>>[number];

export const listSaved = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('saved_searches')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The same search is kept once, and mailed again: of what opened while it was not, nothing is mailed. */
export const keepSearch = (tx: Tx, accountId: string, search: JobSearch, now: Date): Promise<SavedSearchRow> =>
  tx
    .insertInto('saved_searches')
    .values({ account_id: accountId, search: JSON.stringify(search), looked_at: now, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'search']).doUpdateSet((eb) => ({
        is_mailed: true,
        looked_at: eb
          .case()
          .when('saved_searches.is_mailed', '=', true)
          .then(eb.ref('saved_searches.looked_at'))
          .else(eb.ref('excluded.looked_at'))
          .end(),
      })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();

export const setMailed = (tx: Tx, accountId: string, id: string, isMailed: boolean, now: Date) =>
  tx
    .updateTable('saved_searches')
    .set({ is_mailed: isMailed, looked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

export async function removeSearch(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx.deleteFrom('saved_searches').where('account_id', '=', accountId).where('id', '=', id).execute();
}

export async function stopMail(tx: Tx, accountId: string): Promise<void> {
  await tx.updateTable('saved_searches').set({ is_mailed: false }).where('account_id', '=', accountId).execute();
}

/** Held, so that two tries of one day's mail wait for each other. */
export const lockMailed = (tx: Tx, accountId: string): Promise<SavedSearchRow[]> =>
  tx
    .selectFrom('saved_searches')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('is_mailed', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** What was looked at later stays so: it was saved since. */
export async function noteLook(tx: Tx, accountId: string, until: Date): Promise<void> {
  await tx
    .updateTable('saved_searches')
    .set({ looked_at: until })
    .where('account_id', '=', accountId)
    .where('is_mailed', '=', true)
    .where('looked_at', '<', until)
    .execute();
}

/** Where to write, and whether to: neither to a suspended account nor to one that asked to be deleted. */
export const findAddress = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('accounts as a')
    .leftJoin('account_deletions as d', 'd.account_id', 'a.id')
    .select((eb) => [
      'a.email',
      'a.first_name',
      eb.or([eb('a.suspended_at', 'is not', null), eb('d.account_id', 'is not', null)]).as('is_away'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
