import {
  type Resource,
  type ResourceItem,
  type ResourcesSummary,
  type ResourceType,
  resourceTypes,
  type Whitepaper,
} from '@candela/contract/resources/resources.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type Pagination, paginate } from '../../platform/http/pagination.ts';
import { readLink } from '../../platform/secrets/signed-link.ts';
import { createKeptResources } from './kept-resources.ts';
import { toItem } from './resource-view.ts';
import { countLive, findDraft, findLive, listLive, listLiveAddresses, listNewestOfEach } from './resources.repo.ts';
import { countWords, sanitiseContent, sanitisedForReaders } from './sanitise-content.ts';

/** Enough for a carousel that is worth turning. */
const perRow = 8;

export interface ResourceFile {
  resourceId: string;
  storageKey: string;
  fileName: string;
}

export interface ResourcesOptions {
  database: Database;
  clock: Clock;
  linkKey: Uint8Array;
}

export function createResourcesService(options: ResourcesOptions) {
  const keep = createKeptResources(options.database);
  return {
    summary: () => keep(['summary'], async () => ({ data: await summarise(options) })),
    list: (type: string, { page, pageSize }: { page: number; pageSize: number }) =>
      keep(['list', type, page, pageSize], () => listResources(options, type, { page, pageSize })),
    get: (type: string, slug: string) =>
      keep(['get', type, slug], async () => ({ data: await getResource(options, type, slug) })),
    getWhitepaper: (slug: string) =>
      keep(['whitepaper', slug], async () => ({ data: await getWhitepaper(options, slug) })),
    /** What the download form leads to; null while a whitepaper has no file. */
    findFile: (slug: string) => findFile(options, slug),
    preview: (token: string) => previewResource(options, token),
    addresses: () => listAddresses(options),
  };
}

export type ResourcesService = ReturnType<typeof createResourcesService>;

async function summarise({ database }: ResourcesOptions): Promise<ResourcesSummary> {
  const items = (await listNewestOfEach(database.public, perRow)).map(toItem);
  const of = (type: ResourceType) => items.filter((item) => item.type === type);
  return {
    blogs: of('blog'),
    productUpdates: of('product-update'),
    news: of('news'),
    whitepapers: of('whitepapers'),
  };
}

async function listResources(
  { database }: ResourcesOptions,
  type: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: ResourceItem[]; pagination: Pagination }> {
  const known = knownType(type);
  const [rows, total] = await Promise.all([
    listLive(database.public, known, { limit: pageSize, offset: (page - 1) * pageSize }),
    countLive(database.public, known),
  ]);
  return { items: rows.map(toItem), pagination: paginate({ page, pageSize }, total) };
}

async function getResource(options: ResourcesOptions, type: string, slug: string): Promise<Resource> {
  const row = await findPublished(options, type, slug);
  return { ...toItem(row), content: sanitisedForReaders(row.content) };
}

async function getWhitepaper(options: ResourcesOptions, slug: string): Promise<Whitepaper> {
  const row = await findPublished(options, 'whitepapers', slug);
  return { ...toItem(row), content: sanitisedForReaders(row.content), file: fileOf(row) };
}

async function findFile(options: ResourcesOptions, slug: string): Promise<ResourceFile | null> {
  const row = await findPublished(options, 'whitepapers', slug);
  return row.file_key && row.file_name
    ? { resourceId: row.id, storageKey: row.file_key, fileName: row.file_name }
    : null;
}

async function previewResource({ database, clock, linkKey }: ResourcesOptions, token: string): Promise<Whitepaper> {
  const id = readLink(linkKey, 'resource-preview', token, clock.now());
  const row = id ? await findDraft(database.system, id) : undefined;
  if (!row) throw new AppError('NOT_FOUND');
  return {
    ...toItem({ ...row, words: countWords(row.content) }),
    content: sanitiseContent(row.content),
    file: fileOf(row),
  };
}

const listAddresses = async ({ database }: ResourcesOptions): Promise<{ path: string; changedAt: Date }[]> =>
  (await listLiveAddresses(database.public)).map((row) => ({
    path: `/resources/${row.type}/${row.slug}`,
    changedAt: row.changed_at,
  }));

async function findPublished({ database }: ResourcesOptions, type: string, slug: string) {
  const row = await findLive(database.public, knownType(type), slug);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Not a mistake in the request: simply nothing at that address. */
function knownType(type: string): ResourceType {
  const known = resourceTypes.find((name) => name === type);
  if (!known) throw new AppError('NOT_FOUND');
  return known;
}

const fileOf = (row: { file_bytes: number | null; file_pages: number | null }): Whitepaper['file'] =>
  row.file_bytes === null ? null : { bytes: row.file_bytes, pages: row.file_pages };
