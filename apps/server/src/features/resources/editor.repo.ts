import type { ResourceState } from '@candela/contract/resources/editor.routes.ts';
import type { ResourceType } from '@candela/contract/resources/resources.schemas.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/like.ts';
import type { ResourceSlugs, Resources, ResourceVersions } from '../../platform/database/schema.ts';

const state = sql<ResourceState>`case
  when r.scheduled_for is not null then 'scheduled'
  when r.live_version is null then 'draft'
  when r.live_revision = r.revision then 'published'
  else 'changed' end`;

/** Every change of the public path counts, also under the addresses it had before. */
const views = (since: Date) => sql<number>`coalesce((
  select sum(p.views)::int from page_views p
  join resource_slugs s on p.path = '/resources/' || s.type || '/' || s.slug
  where s.resource_id = r.id and p.day >= ${since}::date and p.event = ''), 0)`;

const leads = sql<number>`(select count(*)::int from leads l where l.resource_id = r.id)`;

const withAll = (tx: Tx, since: Date) =>
  tx
    .selectFrom('resources as r')
    .leftJoin('media as m', 'm.id', 'r.thumbnail_id')
    .leftJoin('media as f', 'f.id', 'r.file_id')
    .leftJoin('accounts as a', 'a.id', 'r.updated_by')
    .selectAll('r')
    .select([
      'm.width as thumbnail_width',
      'm.height as thumbnail_height',
      'm.bytes as thumbnail_bytes',
      'm.file_name as thumbnail_name',
      'f.bytes as file_bytes',
      'f.file_name as file_name',
      'f.pages as file_pages',
      state.as('state'),
      views(since).as('views'),
      leads.as('leads'),
      sql<string | null>`nullif(concat_ws(' ', a.first_name, a.last_name), '')`.as('updated_by_name'),
    ]);

export type AdminResourceRow = NonNullable<Awaited<ReturnType<typeof findForAdmin>>>;

export interface AdminFilter {
  type?: ResourceType | undefined;
  state?: ResourceState | undefined;
  search: string;
}

export async function listForAdmin(
  tx: Tx,
  filter: AdminFilter,
  { limit, offset, since }: { limit: number; offset: number; since: Date },
) {
  const matching = tx
    .selectFrom('resources as r')
    .where((eb) => (filter.type ? eb('r.type', '=', filter.type) : eb.lit(true)))
    .where((eb) => (filter.state ? eb(state, '=', filter.state) : eb.lit(true)))
    .$if(filter.search !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('r.title', 'ilike', anywhere(filter.search)), eb('r.slug', 'ilike', anywhere(filter.search))]),
      ),
    );
  const [page, { count }] = await Promise.all([
    matching.select('r.id').orderBy('r.updated_at', 'desc').orderBy('r.id').limit(limit).offset(offset).execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const ids = page.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await withAll(tx, since).where('r.id', 'in', ids).orderBy('r.updated_at', 'desc').orderBy('r.id').execute();
  return { rows, total: count };
}

export const findForAdmin = (tx: Tx, id: string, since: Date) =>
  withAll(tx, since).where('r.id', '=', id).executeTakeFirst();

export const lockResource = (tx: Tx, id: string): Promise<Selectable<Resources> | undefined> =>
  tx.selectFrom('resources').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertResource = async (tx: Tx, resource: Insertable<Resources>): Promise<string> =>
  (await tx.insertInto('resources').values(resource).returning('id').executeTakeFirstOrThrow()).id;

export async function updateResource(tx: Tx, id: string, change: Updateable<Resources>): Promise<void> {
  await tx.updateTable('resources').set(change).where('id', '=', id).execute();
}

export async function deleteResourceRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('resources').where('id', '=', id).execute();
}

export const hasLeads = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('leads').select('id').where('resource_id', '=', id).limit(1).executeTakeFirst()) !== undefined;

/** Two that ask for a free address at once would be given the same one. */
export async function lockSlugs(tx: Tx, type: ResourceType): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candela.resource-slugs:' || ${type}))`.execute(tx);
}

/** Addresses that begin like this one and belong to another resource. */
export async function takenSlugs(tx: Tx, type: ResourceType, slug: string, except?: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('resource_slugs')
    .select('slug')
    .where('type', '=', type)
    .where('slug', 'like', `${slug.replace(/[\\%_]/g, '\\$&')}%`)
    .$if(except !== undefined, (query) => query.where('resource_id', '!=', except ?? ''))
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** Claims an address for a resource; one it already had is simply its own again. False when it is another one's. */
export async function claimSlug(tx: Tx, claim: Insertable<ResourceSlugs>): Promise<boolean> {
  const owner = await tx
    .insertInto('resource_slugs')
    .values(claim)
    .onConflict((conflict) => conflict.columns(['type', 'slug']).doUpdateSet({ slug: claim.slug }))
    .returning('resource_id')
    .executeTakeFirstOrThrow();
  return owner.resource_id === claim.resource_id;
}

export const findLatestVersion = (tx: Tx, resourceId: string) =>
  tx
    .selectFrom('resource_versions')
    .select(['number', 'revision'])
    .where('resource_id', '=', resourceId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertVersion(tx: Tx, version: Insertable<ResourceVersions>): Promise<void> {
  await tx.insertInto('resource_versions').values(version).execute();
}

export const findVersion = (tx: Tx, resourceId: string, number: number) =>
  tx
    .selectFrom('resource_versions')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .where('number', '=', number)
    .executeTakeFirst();

export const listVersions = (tx: Tx, resourceId: string) =>
  tx
    .selectFrom('resource_versions as v')
    .innerJoin('resources as r', 'r.id', 'v.resource_id')
    .leftJoin('accounts as a', 'a.id', 'v.created_by')
    .select([
      'v.number',
      'v.title',
      'v.created_at',
      sql<string | null>`nullif(concat_ws(' ', a.first_name, a.last_name), '')`.as('created_by_name'),
      sql<boolean>`v.number is not distinct from r.live_version`.as('is_live'),
    ])
    .where('v.resource_id', '=', resourceId)
    .orderBy('v.number', 'desc')
    .limit(200)
    .execute();

export const listEvents = (tx: Tx, resourceId: string) =>
  tx
    .selectFrom('audit_events as e')
    .leftJoin('accounts as a', 'a.id', 'e.actor_account_id')
    .select([
      'e.id',
      'e.at',
      'e.action',
      'e.detail',
      sql<string | null>`nullif(concat_ws(' ', a.first_name, a.last_name), '')`.as('actor'),
    ])
    .where('e.subject_id', '=', resourceId)
    .where('e.subject_type', '=', 'resource')
    .orderBy('e.id', 'desc')
    .limit(200)
    .execute();

/** Makes live what is due and says which. */
export const releaseDue = (tx: Tx, now: Date) =>
  sql<{ id: string; version: number }>`
    update resources r set live_version = v.number, live_revision = v.revision,
      published_at = coalesce(r.published_at, r.scheduled_for), scheduled_version = null, scheduled_for = null
    from resource_versions v
    where v.resource_id = r.id and v.number = r.scheduled_version and r.scheduled_for <= ${now}
    returning r.id, v.number as version`
    .execute(tx)
    .then(({ rows }) => rows);
