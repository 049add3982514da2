import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '@candela/integrations/storage/port.ts';
import type { Insertable } from 'kysely';
import { countWords } from '../features/resources/sanitise-content.ts';
import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Media } from '../platform/database/schema.ts';
import { demoResources } from './demo-resources.ts';
import type { DemoResource } from './resources/demo-resource.ts';

const folder = path.join(import.meta.dirname, 'resources');
const thumbnailSize = { width: 1600, height: 900 };

interface Prepared {
  resource: DemoResource;
  publishedAt: Date;
  thumbnail: Insertable<Media> & { id: string };
  file: (Insertable<Media> & { id: string }) | null;
}

/** Puts the demonstration articles on the public site. Pictures come ready in both sizes, so this only copies. */
export async function seedResources(tx: Tx, storage: Storage, now: Date): Promise<void> {
  // First the files, then the rows that promise them.
  const prepared = await Promise.all(demoResources.map((resource) => prepare(storage, resource, now)));
  await tx
    .insertInto('media')
    .values(prepared.flatMap(({ thumbnail, file }) => (file ? [thumbnail, file] : [thumbnail])))
    .execute();
  const rows = await tx
    .insertInto('resources')
    .values(
      prepared.map(({ resource, publishedAt, thumbnail, file }) => ({
        ...textOf(resource),
        type: resource.type,
        slug: resource.slug,
        thumbnail_id: thumbnail.id,
        file_id: file?.id ?? null,
        revision: 1,
        published_at: publishedAt,
        created_at: publishedAt,
        updated_at: publishedAt,
      })),
    )
    .returning(['id', 'type', 'slug'])
    .execute();
  const idOf = new Map(rows.map(({ id, type, slug }) => [`${type}/${slug}`, id]));
  const published = prepared.map((item) => ({
    ...item,
    id: idOf.get(`${item.resource.type}/${item.resource.slug}`) ?? '',
  }));
  await publish(tx, published);
}

/** The version that visitors see, and the address it is found at. */
async function publish(tx: Tx, published: readonly (Prepared & { id: string })[]): Promise<void> {
  await tx
    .insertInto('resource_versions')
    .values(
      published.map(({ id, resource, publishedAt, thumbnail, file }) => ({
        ...textOf(resource),
        resource_id: id,
        number: 1,
        revision: 1,
        words: countWords(resource.content),
        thumbnail_id: thumbnail.id,
        file_id: file?.id ?? null,
        created_at: publishedAt,
      })),
    )
    .execute();
  await tx
    .insertInto('resource_slugs')
    .values(
      published.map(({ id, resource: { type, slug }, publishedAt }) => ({
        type,
        slug,
        resource_id: id,
        created_at: publishedAt,
      })),
    )
    .execute();
  // A version refers to its resource and a live resource to its version, so it goes live last.
  await tx
    .updateTable('resources')
    .set({ live_version: 1, live_revision: 1 })
    .where(
      'id',
      'in',
      published.map(({ id }) => id),
    )
    .execute();
}

const textOf = ({ title, description, content }: DemoResource) => ({ title, description, content });

async function prepare(storage: Storage, resource: DemoResource, now: Date): Promise<Prepared> {
  const publishedAt = after(now, -days(resource.publishedDaysAgo));
  const [thumbnail, file] = await Promise.all([
    storePicture(storage, resource.thumbnail, publishedAt),
    resource.file ? storeDocument(storage, resource.file, publishedAt) : null,
  ]);
  return { resource, publishedAt, thumbnail, file };
}

async function storePicture(storage: Storage, name: string, createdAt: Date) {
  const id = randomUUID();
  const [storageKey, smallKey] = [`media/${id}.webp`, `media/${id}-small.webp`];
  const [full, small] = await Promise.all([
    readFile(path.join(folder, 'thumbnails', `${name}.webp`)),
    readFile(path.join(folder, 'thumbnails', `${name}-small.webp`)),
  ]);
  await Promise.all([storage.put(storageKey, full, 'image/webp'), storage.put(smallKey, small, 'image/webp')]);
  return {
    id,
    kind: 'image' as const,
    storage_key: storageKey,
    small_key: smallKey,
    content_type: 'image/webp',
    file_name: `${name}.webp`,
    bytes: full.length,
    ...thumbnailSize,
    created_at: createdAt,
  };
}

async function storeDocument(storage: Storage, { name, pages }: { name: string; pages: number }, createdAt: Date) {
  const id = randomUUID();
  const storageKey = `media/${id}.pdf`;
  const bytes = await readFile(path.join(folder, 'files', name));
  await storage.put(storageKey, bytes, 'application/pdf');
  return {
    id,
    kind: 'document' as const,
    storage_key: storageKey,
    content_type: 'application/pdf',
    file_name: name,
    bytes: bytes.length,
    pages,
    created_at: createdAt,
  };
}
