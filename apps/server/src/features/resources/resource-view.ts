import type { Picture, ResourceItem, ResourceType } from '@candela/contract/resources/resources.schemas.ts';

const wordsPerMinute = 220;

export interface ThumbnailColumns {
  thumbnail_id: string | null;
  thumbnail_width: number | null;
  thumbnail_height: number | null;
}

export interface ItemRow extends ThumbnailColumns {
  id: string;
  type: string;
  slug: string;
  title: string;
  description: string;
  words: number;
  published_at: Date | null;
  changed_at: Date;
}

export const pictureOf = (id: string, width: number, height: number): Picture => ({
  url: `/media/${id}.webp`,
  smallUrl: `/media/${id}-small.webp`,
  width,
  height,
});

export const thumbnailOf = (row: ThumbnailColumns): Picture | null =>
  row.thumbnail_id && row.thumbnail_width && row.thumbnail_height
    ? pictureOf(row.thumbnail_id, row.thumbnail_width, row.thumbnail_height)
    : null;

export function toItem(row: ItemRow): ResourceItem {
  const thumbnail = thumbnailOf(row);
  return {
    id: row.id,
    type: row.type as ResourceType,
    slug: row.slug,
    title: row.title,
    description: row.description,
    thumbnailUrl: thumbnail?.url ?? null,
    thumbnail,
    publishedAt: (row.published_at ?? row.changed_at).toISOString(),
    updatedAt: row.changed_at.toISOString(),
    readingTime: Math.max(1, Math.round(row.words / wordsPerMinute)),
  };
}
