import type { ResourceType } from '@candela/contract/resources/resources.schemas.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** Live resources with the version visitors see. */
const live = (open: Tx) =>
  open
    .selectFrom('resources as r')
    .innerJoin('resource_versions as v', (join) =>
      join.onRef('v.resource_id', '=', 'r.id').onRef('v.number', '=', 'r.live_version'),
    )
    .leftJoin('media as m', 'm.id', 'v.thumbnail_id');

const itemColumns = [
  'r.id',
  'r.type',
  'r.slug',
  'r.published_at',
  'v.title',
  'v.description',
  'v.words',
  'v.created_at as changed_at',
  'm.id as thumbnail_id',
  'm.width as thumbnail_width',
  'm.height as thumbnail_height',
] as const;

export const listLive = (open: Tx, type: ResourceType, { limit, offset }: { limit: number; offset: number }) =>
  live(open)
    .select(itemColumns)
    .where('r.type', '=', type)
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countLive = async (open: Tx, type: ResourceType): Promise<number> =>
  (
    await open
      .selectFrom('resources')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('type', '=', type)
      .where('live_version', 'is not', null)
      .executeTakeFirstOrThrow()
  ).count;

export const listNewestOfEach = (open: Tx, perType: number) =>
  live(open)
    .select(itemColumns)
    .where(
      'r.id',
      'in',
      sql<string>`(
        select newest.id from unnest(array['blog', 'product-update', 'news', 'whitepapers']) as kind,
        lateral (select r2.id from resources r2 where r2.type = kind and r2.live_version is not null
                 order by r2.published_at desc, r2.id limit ${perType}) newest)`,
    )
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id')
    .execute();

/** By the present address or any it had before. */
export const findLive = (open: Tx, type: ResourceType, slug: string) =>
  live(open)
    .innerJoin('resource_slugs as s', 's.resource_id', 'r.id')
    .leftJoin('media as f', 'f.id', 'v.file_id')
    .select(itemColumns)
    .select([
      'v.content',
      'f.bytes as file_bytes',
      'f.pages as file_pages',
      'f.storage_key as file_key',
      'f.file_name as file_name',
    ])
    .where('s.type', '=', type)
    .where('s.slug', '=', slug)
    .executeTakeFirst();

/** The draft as a reader would get it. */
export const findDraft = (tx: Tx, id: string) =>
  tx
    .selectFrom('resources as r')
    .leftJoin('media as m', 'm.id', 'r.thumbnail_id')
    .leftJoin('media as f', 'f.id', 'r.file_id')
    .select([
      'r.id',
      'r.type',
      'r.slug',
      'r.published_at',
      'r.title',
      'r.description',
      'r.content',
      'r.updated_at as changed_at',
      'm.id as thumbnail_id',
      'm.width as thumbnail_width',
      'm.height as thumbnail_height',
      'f.bytes as file_bytes',
      'f.pages as file_pages',
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();

/** Addresses of everything live, for the map of the site. */
export const listLiveAddresses = (open: Tx) =>
  live(open)
    .select(['r.type', 'r.slug', 'v.created_at as changed_at'])
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id')
    .limit(40_000)
    .execute();
