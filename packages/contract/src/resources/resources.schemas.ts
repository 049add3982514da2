import { z } from 'zod';
import { idSchema, paginationSchema, text } from '../kernel/fields.ts';

/** The kinds of resources, as the last part of their address spells them. */
export const resourceTypes = ['blog', 'product-update', 'news', 'whitepapers'] as const;
export type ResourceType = (typeof resourceTypes)[number];
export const resourceTypeSchema = z.enum(resourceTypes);

/** Lower-case words joined by hyphens: what may stand in an address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slugSchema = text(120).regex(slugPattern, 'Use lower-case letters, numbers and single hyphens');

/** A picture with the measures that keep a page from shifting while it loads. */
export const pictureSchema = z.object({
  url: z.string(),
  /** The same picture at half the width, for small screens and lists. */
  smallUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type Picture = z.infer<typeof pictureSchema>;

export const resourceItemSchema = z.object({
  id: idSchema,
  type: resourceTypeSchema,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnailUrl: z.string().nullable(),
  thumbnail: pictureSchema.nullable(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Minutes, from the number of words. */
  readingTime: z.number().int(),
});
export type ResourceItem = z.infer<typeof resourceItemSchema>;

export const resourceSchema = resourceItemSchema.extend({
  /** Sanitised HTML. */
  content: z.string(),
});
export type Resource = z.infer<typeof resourceSchema>;

export const whitepaperSchema = resourceSchema.extend({
  /** What the form leads to; null while the file is missing. */
  file: z.object({ bytes: z.number().int(), pages: z.number().int().nullable() }).nullable(),
});
export type Whitepaper = z.infer<typeof whitepaperSchema>;

export const resourcesSummarySchema = z.object({
  blogs: z.array(resourceItemSchema),
  productUpdates: z.array(resourceItemSchema),
  news: z.array(resourceItemSchema),
  whitepapers: z.array(resourceItemSchema),
});
export type ResourcesSummary = z.infer<typeof resourcesSummarySchema>;

export const totalPaginationSchema = paginationSchema.extend({ total: z.number().int() });
