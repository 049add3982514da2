import type { AdminResource, AdminResourceItem, Media } from '@candela/contract/resources/editor.routes.ts';
import type { AdminResourceRow } from './editor.repo.ts';
import { pictureOf, thumbnailOf } from './resource-view.ts';
import { plainText } from './sanitise-content.ts';

export const toAdminItem = (row: AdminResourceRow): AdminResourceItem => ({
  id: row.id,
  type: row.type,
  slug: row.slug,
  title: row.title,
  state: row.state,
  thumbnail: thumbnailOf(row),
  publishedAt: row.live_version === null ? null : (row.published_at?.toISOString() ?? null),
  scheduledFor: row.scheduled_for?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by_name,
  leads: row.leads,
  views: row.views,
});

export const toAdminResource = (row: AdminResourceRow): AdminResource => ({
  ...toAdminItem(row),
  description: row.description,
  content: row.content,
  thumbnailMedia: thumbnailMediaOf(row),
  file: fileMediaOf(row),
  revision: row.revision,
  liveVersion: row.live_version,
  missing: missingIn(row),
});

/** What a reader would miss, in words. */
export function missingIn(resource: {
  type: string;
  description: string;
  content: string;
  file_id: string | null;
}): string[] {
  return [
    ...(resource.description.trim() === '' ? ['A description, for lists, search engines and previews'] : []),
    ...(plainText(resource.content) === '' ? ['Some text'] : []),
    ...(resource.type === 'whitepapers' && resource.file_id === null ? ['The file people come to download'] : []),
  ];
}

function thumbnailMediaOf(row: AdminResourceRow): Media | null {
  if (!row.thumbnail_id || !row.thumbnail_width || !row.thumbnail_height) return null;
  return {
    id: row.thumbnail_id,
    kind: 'image',
    fileName: row.thumbnail_name ?? '',
    bytes: row.thumbnail_bytes ?? 0,
    picture: pictureOf(row.thumbnail_id, row.thumbnail_width, row.thumbnail_height),
    pages: null,
  };
}

const fileMediaOf = (row: AdminResourceRow): Media | null =>
  row.file_id === null
    ? null
    : {
        id: row.file_id,
        kind: 'document',
        fileName: row.file_name ?? '',
        bytes: row.file_bytes ?? 0,
        picture: null,
        pages: row.file_pages,
      };
