import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export interface Sender {
  created_at: Date;
  suspended_at: Date | null;
  passed_today: number;
  passed_total: number;
  trusted_at: Date | null;
  paused_at: Date | null;
  mails_per_day: number;
}

/** Held until the transaction ends: of two mails for the last place of a day, one passes. Yesterday's count is dropped. */
export async function lockSender(tx: Tx, organisationId: string, day: string): Promise<Sender> {
  await sql`
    insert into mail_senders (organisation_id, day) values (${organisationId}, ${day}::date)
    on conflict (organisation_id) do update set day = excluded.day, passed_today = 0
    where mail_senders.day < excluded.day`.execute(tx);
  return tx
    .selectFrom('mail_senders as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .innerJoin('subscriptions as s', 's.organisation_id', 'o.id')
    .innerJoin('plans as p', 'p.id', 's.plan_id')
    .select([
      'o.created_at',
      'o.suspended_at',
      'm.passed_today',
      'm.passed_total',
      'm.trusted_at',
      'm.paused_at',
      'p.mails_per_day',
    ])
    .where('m.organisation_id', '=', organisationId)
    .forUpdate('m')
    .executeTakeFirstOrThrow();
}

/** One more has passed; answers with its position among all of the organisation's. */
export async function countPassed(tx: Tx, organisationId: string): Promise<number> {
  const { passed_total } = await tx
    .updateTable('mail_senders')
    .set((eb) => ({ passed_today: eb('passed_today', '+', 1), passed_total: eb('passed_total', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .returning('passed_total')
    .executeTakeFirstOrThrow();
  return passed_total;
}

export const findSenderName = (tx: Tx, organisationId: string) =>
  tx.selectFrom('organisations').select('name').where('id', '=', organisationId).executeTakeFirst();

/** The founders' confirmed addresses and the sites of the companies. */
export async function findDomains(
  tx: Tx,
  organisationId: string,
): Promise<{ addresses: string[]; websites: string[] }> {
  const parents = await tx
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.email')
    .where('m.organisation_id', '=', organisationId)
    .where('m.is_parent', '=', true)
    .execute();
  const companies = await tx
    .selectFrom('companies')
    .select('website')
    .where('organisation_id', '=', organisationId)
    .where('website', '<>', '')
    .execute();
  return { addresses: parents.map(({ email }) => email), websites: companies.map(({ website }) => website) };
}

export async function writePause(
  tx: Tx,
  organisationId: string,
  pause: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('mail_senders')
    .set({ paused_at: pause?.at ?? null, pause_reason: pause?.reason ?? null })
    .where('organisation_id', '=', organisationId)
    .execute();
}

export async function markTrusted(tx: Tx, organisationId: string, at: Date): Promise<void> {
  await tx.updateTable('mail_senders').set({ trusted_at: at }).where('organisation_id', '=', organisationId).execute();
}

/** What the organisation itself is shown. */
export async function findAllowance(tx: Tx, organisationId: string, day: string) {
  const { rows } = await sql<{
    sent_today: number;
    mails_per_day: number;
    is_paused: boolean;
    waiting: number;
    held: number;
  }>`
    select case when m.day = ${day}::date then m.passed_today else 0 end as sent_today, p.mails_per_day,
      m.paused_at is not null as is_paused, stopped.waiting, stopped.held
    from subscriptions s
    join plans p on p.id = s.plan_id
    left join mail_senders m on m.organisation_id = s.organisation_id
    cross join app.stopped_mails_of(${organisationId}::uuid) stopped
    where s.organisation_id = ${organisationId}`.execute(tx);
  return rows[0];
}

/** For the console: who is paused first, then who sends most. */
export async function listSenders(tx: Tx, day: string, page: { limit: number; offset: number }) {
  const { rows } = await sql<{
    organisation_id: string;
    name: string;
    plan_name: string;
    sent_today: number;
    mails_per_day: number;
    passed_total: number;
    trusted_at: Date | null;
    paused_at: Date | null;
    pause_reason: string | null;
    waiting: number;
    held: number;
    complaints: number;
    total: number;
  }>`
    select m.organisation_id, o.name, p.display_name as plan_name, p.mails_per_day, m.passed_total, m.trusted_at, m.paused_at,
      m.pause_reason, case when m.day = ${day}::date then m.passed_today else 0 end as sent_today,
      stopped.waiting, stopped.held, count(*) over ()::int as total,
      (select count(*)::int from mail_complaints c where c.organisation_id = m.organisation_id) as complaints
    from mail_senders m
    join organisations o on o.id = m.organisation_id
    join subscriptions s on s.organisation_id = o.id
    join plans p on p.id = s.plan_id
    cross join lateral (
      select count(*) filter (where b.status = 'waiting')::int as waiting, count(*) filter (where b.status = 'held')::int as held
      from mail_outbox b where b.organisation_id = m.organisation_id and b.status in ('waiting', 'held')) stopped
    order by m.paused_at desc nulls last, sent_today desc, m.passed_total desc, m.organisation_id
    limit ${page.limit} offset ${page.offset}`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}
