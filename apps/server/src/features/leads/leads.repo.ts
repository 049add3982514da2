import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/like.ts';
import type { InterestRegistrations, Leads } from '../../platform/database/schema.ts';

/** Holds a resource that can be read, until the end of the transaction; false where it is taken away in this moment. */
export const holdResource = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('resources')
    .select('id')
    .where('id', '=', id)
    .where('live_version', 'is not', null)
    .forKeyShare()
    .executeTakeFirst()) !== undefined;

/** A visitor who asks again is the same lead, with the name as they now write it. */
export async function upsertLead(tx: Tx, lead: Insertable<Leads>): Promise<void> {
  await tx
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) =>
      conflict.columns(['resource_id', 'company_email']).doUpdateSet((eb) => ({
        first_name: eb.ref('excluded.first_name'),
        last_name: eb.ref('excluded.last_name'),
        // Of two that ask at once, the earlier may be written later.
        last_requested_at: sql`greatest(leads.last_requested_at, excluded.last_requested_at)`,
        requests: sql`leads.requests + 1`,
      })),
    )
    .execute();
}

export interface LeadFilter {
  search: string;
  resourceId?: string | undefined;
}

const matchingLeads = (tx: Tx, { search, resourceId }: LeadFilter) =>
  tx
    .selectFrom('leads as l')
    .innerJoin('resources as r', 'r.id', 'l.resource_id')
    .$if(resourceId !== undefined, (query) => query.where('l.resource_id', '=', resourceId ?? ''))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('l.company_email', 'ilike', anywhere(search)),
          eb(sql`l.first_name || ' ' || l.last_name`, 'ilike', anywhere(search)),
          eb('r.title', 'ilike', anywhere(search)),
        ]),
      ),
    );

export const listLeadRows = (tx: Tx, filter: LeadFilter, { limit, offset }: { limit: number; offset: number }) =>
  matchingLeads(tx, filter)
    .selectAll('l')
    .select('r.title as resource_title')
    .orderBy('l.last_requested_at', 'desc')
    .orderBy('l.id')
    .limit(limit)
    .offset(offset)
    .execute();

/** Where a file goes on: a moment as the database has it, finer than ours, and an id. */
export interface Place {
  at: string;
  id: string;
}

/** The next lines of a file, in the order of the list. */
export const listLeadsAfter = (tx: Tx, filter: LeadFilter, after: Place | undefined, limit: number) =>
  matchingLeads(tx, filter)
    .selectAll('l')
    .select(['r.title as resource_title', sql<string>`l.last_requested_at::text`.as('at')])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(l.last_requested_at < ${after?.at}::timestamptz
          or (l.last_requested_at = ${after?.at}::timestamptz and l.id > ${after?.id}::uuid))`,
      ),
    )
    .orderBy('l.last_requested_at', 'desc')
    .orderBy('l.id')
    .limit(limit)
    .execute();

export const countLeads = async (tx: Tx, filter: LeadFilter): Promise<number> =>
  (
    await matchingLeads(tx, filter)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The row's id when the address is new to the list or comes back to it; null when it is on it already. */
export async function joinList(tx: Tx, person: Insertable<InterestRegistrations>): Promise<string | null> {
  const row = await tx
    .insertInto('interest_registrations')
    .values(person)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet((eb) => ({
          first_name: eb.ref('excluded.first_name'),
          last_name: eb.ref('excluded.last_name'),
          unsubscribed_at: null,
        }))
        .where('interest_registrations.unsubscribed_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function leaveList(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('interest_registrations')
    .set({ unsubscribed_at: sql`coalesce(unsubscribed_at, ${now})` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const matchingInterest = (tx: Tx, search: string) =>
  tx
    .selectFrom('interest_registrations')
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('email', 'ilike', anywhere(search)),
          eb(sql`first_name || ' ' || last_name`, 'ilike', anywhere(search)),
        ]),
      ),
    );

export const listInterestRows = (tx: Tx, search: string, { limit, offset }: { limit: number; offset: number }) =>
  matchingInterest(tx, search)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const listInterestAfter = (tx: Tx, search: string, after: Place | undefined, limit: number) =>
  matchingInterest(tx, search)
    .selectAll()
    .select(sql<string>`created_at::text`.as('at'))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at < ${after?.at}::timestamptz
          or (created_at = ${after?.at}::timestamptz and id > ${after?.id}::uuid))`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export const countInterest = async (tx: Tx, search: string): Promise<number> =>
  (
    await matchingInterest(tx, search)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** What was left on the public site before a moment. */
export async function deleteOld(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('leads').where('last_requested_at', '<', before).execute();
  await tx.deleteFrom('interest_registrations').where('created_at', '<', before).execute();
}
