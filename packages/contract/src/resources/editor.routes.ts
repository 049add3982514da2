import { z } from 'zod';
import { auditDetailSchema } from '../kernel/audit-detail.ts';
import { dataResponse, idSchema, pageQuerySchema, requiredText, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { pictureSchema, resourceTypeSchema, slugSchema, totalPaginationSchema } from './resources.schemas.ts';

/** `changed`: visitors see an older version than the one being written. */
export const resourceStates = ['draft', 'scheduled', 'published', 'changed'] as const;
export type ResourceState = (typeof resourceStates)[number];

export const adminResourceItemSchema = z.object({
  id: idSchema,
  type: resourceTypeSchema,
  slug: z.string(),
  title: z.string(),
  state: z.enum(resourceStates),
  thumbnail: pictureSchema.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  /** When a waiting version goes live. */
  scheduledFor: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
  leads: z.number().int(),
  /** In the last 30 days. */
  views: z.number().int(),
});
export type AdminResourceItem = z.infer<typeof adminResourceItemSchema>;

export const mediaSchema = z.object({
  id: idSchema,
  kind: z.enum(['image', 'document']),
  fileName: z.string(),
  bytes: z.number().int(),
  /** Images only. */
  picture: pictureSchema.nullable(),
  /** Documents only. */
  pages: z.number().int().nullable(),
});
export type Media = z.infer<typeof mediaSchema>;

export const adminResourceSchema = adminResourceItemSchema.extend({
  description: z.string(),
  content: z.string(),
  thumbnailMedia: mediaSchema.nullable(),
  file: mediaSchema.nullable(),
  /** Counts the changes of the draft; a save says which one it was based on. */
  revision: z.number().int(),
  /** The number of the version visitors see. */
  liveVersion: z.number().int().nullable(),
  /** What keeps it from being published, in words. */
  missing: z.array(z.string()),
});
export type AdminResource = z.infer<typeof adminResourceSchema>;

const withId = z.object({ id: idSchema });
const one = dataResponse(adminResourceSchema);

export const listAdminResources = defineRoute({
  id: 'resources.list-drafts',
  method: 'GET',
  path: '/api/admin/resources',
  summary: 'Every resource, drafts included',
  access: may('resource.write'),
  query: pageQuerySchema.extend({
    type: resourceTypeSchema.optional(),
    state: z.enum(resourceStates).optional(),
    search: text(200).default(''),
  }),
  response: z.object({ items: z.array(adminResourceItemSchema), pagination: totalPaginationSchema }),
});

export const createResource = defineRoute({
  id: 'resources.create',
  method: 'POST',
  path: '/api/admin/resources',
  summary: 'Begins a draft; its address is made from the title',
  access: may('resource.write'),
  body: z.object({ type: resourceTypeSchema, title: requiredText(200, 'Title is required') }),
  status: 201,
  response: one,
});

export const getAdminResource = defineRoute({
  id: 'resources.get-draft',
  method: 'GET',
  path: '/api/admin/resources/:id',
  summary: 'One resource with its draft',
  access: may('resource.write'),
  params: withId,
  response: one,
  errors: ['NOT_FOUND'],
});

export const saveResource = defineRoute({
  id: 'resources.save',
  method: 'PATCH',
  path: '/api/admin/resources/:id',
  summary: 'Saves the draft; visitors see nothing of it. Refused when another admin has saved since',
  access: may('resource.write'),
  params: withId,
  body: z.object({
    revision: z.number().int().min(0),
    title: requiredText(200, 'Title is required').optional(),
    slug: slugSchema.optional(),
    description: text(500).optional(),
    content: text(400_000).optional(),
    thumbnailId: idSchema.nullable().optional(),
    fileId: idSchema.nullable().optional(),
  }),
  response: one,
  errors: ['NOT_FOUND', 'CONFLICT', 'SLUG_TAKEN'],
});

export const checkSlug = defineRoute({
  id: 'resources.check-slug',
  method: 'GET',
  path: '/api/admin/resources/check-slug',
  summary: 'Whether an address is free, and one that is',
  access: may('resource.write'),
  query: z.object({ type: resourceTypeSchema, slug: text(200), resourceId: idSchema.optional() }),
  response: dataResponse(z.object({ isFree: z.boolean(), suggestion: z.string() })),
});

export const publishResource = defineRoute({
  id: 'resources.publish',
  method: 'POST',
  path: '/api/admin/resources/:id/publish',
  summary: 'Shows the draft to visitors, now or at a date',
  access: may('resource.write'),
  params: withId,
  body: z.object({ revision: z.number().int().min(0), at: z.iso.datetime().nullable().default(null) }),
  response: one,
  errors: ['NOT_FOUND', 'CONFLICT', 'RESOURCE_NOT_PUBLISHABLE'],
});

export const unpublishResource = defineRoute({
  id: 'resources.unpublish',
  method: 'POST',
  path: '/api/admin/resources/:id/unpublish',
  summary: 'Takes it off the site and cancels what is scheduled; the draft stays',
  access: may('resource.write'),
  params: withId,
  response: one,
  errors: ['NOT_FOUND'],
});

export const deleteResource = defineRoute({
  id: 'resources.delete',
  method: 'DELETE',
  path: '/api/admin/resources/:id',
  summary: 'Deletes a resource that visitors do not see',
  access: may('resource.write'),
  params: withId,
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const resourceVersionSchema = z.object({
  number: z.number().int(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
  isLive: z.boolean(),
});

export const resourceEventSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: z.string().nullable(),
  /** `created`, `published`, `scheduled`, `unpublished`, `restored`, `moved`. */
  action: z.string(),
  detail: auditDetailSchema,
});

export const getResourceHistory = defineRoute({
  id: 'resources.list-versions',
  method: 'GET',
  path: '/api/admin/resources/:id/history',
  summary: 'What happened to it and who did it, newest first, and the versions that can be restored',
  access: may('resource.write'),
  params: withId,
  response: dataResponse(z.object({ events: z.array(resourceEventSchema), versions: z.array(resourceVersionSchema) })),
  errors: ['NOT_FOUND'],
});

export const restoreVersion = defineRoute({
  id: 'resources.restore',
  method: 'POST',
  path: '/api/admin/resources/:id/restore',
  summary: 'Puts an earlier version into the draft',
  access: may('resource.write'),
  params: withId,
  body: z.object({ revision: z.number().int().min(0), number: z.number().int().min(1) }),
  response: one,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const createPreview = defineRoute({
  id: 'resources.sign-preview',
  method: 'POST',
  path: '/api/admin/resources/:id/preview',
  summary: 'A link, good for an hour, that shows the draft as visitors will see it',
  access: may('resource.write'),
  params: withId,
  response: dataResponse(z.object({ url: z.string() })),
  errors: ['NOT_FOUND'],
});

/** Base64 makes a file a third larger. */
export const mediaMaxBytes = 10 * 1024 * 1024;

export const uploadMedia = defineRoute({
  id: 'resources.upload-media',
  method: 'POST',
  path: '/api/admin/media',
  summary: 'Stores a picture (PNG, JPEG, WebP) or a document (PDF)',
  access: may('resource.write'),
  bodyLimit: 14 * 1024 * 1024,
  body: z.object({
    fileName: requiredText(255, 'A file name is required'),
    kind: z.enum(['image', 'document']),
    /** Base64. */
    fileContent: z
      .string()
      .min(1, 'The file is empty')
      .max(14 * 1024 * 1024),
  }),
  status: 201,
  response: dataResponse(mediaSchema),
  errors: ['INVALID_FILE'],
});
