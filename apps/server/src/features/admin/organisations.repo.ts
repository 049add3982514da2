import { sql } from 'kysely';
import { after, days } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { renewalGrace } from '../../platform/sessions/subscription-status.ts';
import { searchPattern } from './search-pattern.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface OrganisationFilter {
  search: string;
  state?: 'active' | 'suspended' | 'lapsed' | undefined;
  /** When "lapsed" is asked. */
  now: Date;
  plan?: string | undefined;
  page: number;
  pageSize: number;
}

/** As the overview counts them. */
export const hasLapsed = (now: Date) =>
  sql<boolean>`s.status <> 'free' and not (s.status = 'active' and s.current_period_end > case
      when s.processor_subscription_id is not null and not s.ends_at_period_end then ${after(now, -renewalGrace)}::timestamptz else ${now}::timestamptz end)
    and not (s.status = 'past_due' and s.grace_until is not null and s.grace_until > ${now})`;

const organisations = (tx: Tx) =>
  tx
    .selectFrom('organisations as o')
    .innerJoin('subscriptions as s', 's.organisation_id', 'o.id')
    .innerJoin('plans as p', 'p.id', 's.plan_id');

/** What an organisation shows of itself; the counts are looked up for the rows that are shown. */
const withFigures = (tx: Tx) =>
  organisations(tx).select([
    'o.id',
    'o.name',
    'o.created_at',
    'o.suspended_at',
    'o.suspension_reason',
    'p.display_name as plan_name',
    'p.limit_companies',
    'p.limit_jobs',
    'p.limit_seats',
    'p.limit_storage_mb',
    's.status',
    's.term',
    's.current_period_end',
    's.grace_until',
    's.processor_subscription_id',
    's.ends_at_period_end',
    sql<number>`(select count(*)::int from members m where m.organisation_id = o.id)`.as('members'),
    sql<number>`(select count(*)::int from companies c where c.organisation_id = o.id and c.archived_at is null)`.as(
      'companies',
    ),
    sql<number>`(select count(*)::int from jobs j where j.organisation_id = o.id and j.status = 'Active')`.as(
      'active_jobs',
    ),
  ]);

export type OrganisationRow = Awaited<ReturnType<typeof listOrganisations>>['rows'][number];

export const findOrganisation = (tx: Tx, id: string, now: Date) =>
  withFigures(tx)
    .select([
      // Not all members take a seat: counted where the plan's limits are.
      sql<number>`(select seats from app.usage_of(o.id))`.as('seats_used'),
      sql<string>`app.storage_of(o.id, ${now})`.as('stored_bytes'),
      sql<number>`app.refused_files_of(o.id, null, ${after(now, -days(1))})`.as('refused_files'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst();

/** Newest first; by part of the name or of a member's address, or by the id as a whole. */
export async function listOrganisations(tx: Tx, filter: OrganisationFilter) {
  const pattern = searchPattern(filter.search);
  const id = filter.search.trim();
  const matching = organisations(tx)
    .$if(filter.state === 'active' || filter.state === 'suspended', (query) =>
      query.where('o.suspended_at', filter.state === 'suspended' ? 'is not' : 'is', null),
    )
    .$if(filter.state === 'lapsed', (query) => query.where(hasLapsed(filter.now)))
    .$if(filter.plan !== undefined, (query) => query.where('p.name', '=', filter.plan ?? ''))
    .$if(pattern !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('o.name', 'ilike', pattern),
          eb(
            'o.id',
            'in',
            eb
              .selectFrom('members as m')
              .innerJoin('accounts as a', 'a.id', 'm.account_id')
              .select('m.organisation_id')
              .where('a.email', 'ilike', pattern),
          ),
          ...(uuid.test(id) ? [eb('o.id', '=', id)] : []),
        ]),
      ),
    );
  const count = matching.select((eb) => eb.fn.countAll<number>().as('total'));
  const page = matching
    .select('o.id')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const shown = withFigures(tx).where('o.id', 'in', page).orderBy('o.created_at', 'desc').orderBy('o.id', 'desc');
  const [rows, { total }] = await Promise.all([shown.execute(), count.executeTakeFirstOrThrow()]);
  return { rows, total };
}

export const lockOrganisation = (tx: Tx, id: string) =>
  tx
    .selectFrom('organisations')
    .select(['suspended_at', 'suspension_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function listMemberIds(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('members')
    .select('account_id')
    .where('organisation_id', '=', organisationId)
    .execute();
  return rows.map((row) => row.account_id);
}
