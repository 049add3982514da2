import { z } from 'zod';
import { dataResponse, pageQuerySchema, text } from '../kernel/fields.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  resourceItemSchema,
  resourceSchema,
  resourcesSummarySchema,
  totalPaginationSchema,
  whitepaperSchema,
} from './resources.schemas.ts';

const open = { kind: 'public' } as const;
/** Short enough that a correction is seen soon, long enough to spare the database a busy day. */
const cacheSeconds = 60;

/** An unknown type is an address that leads nowhere (404), not a badly written request. */
const typeParam = text(200);
const slugParam = text(200);

export const getResourcesSummary = defineRoute({
  id: 'resources.summary',
  method: 'GET',
  path: '/api/resources/summary',
  summary: 'The newest resources of each type',
  access: open,
  cacheSeconds,
  response: dataResponse(resourcesSummarySchema),
});

export const listResources = defineRoute({
  id: 'resources.list',
  method: 'GET',
  path: '/api/resources/:type',
  summary: 'Published resources of one type, newest first',
  access: open,
  cacheSeconds,
  params: z.object({ type: typeParam }),
  query: pageQuerySchema.extend({ pageSize: z.coerce.number().int().min(1).max(100).default(24) }),
  response: z.object({ items: z.array(resourceItemSchema), pagination: totalPaginationSchema }),
  errors: ['NOT_FOUND'],
});

export const getResource = defineRoute({
  id: 'resources.get',
  method: 'GET',
  path: '/api/resources/:type/:slug',
  summary: 'One published resource. An address it had before answers with its present slug',
  access: open,
  cacheSeconds,
  params: z.object({ type: typeParam, slug: slugParam }),
  response: dataResponse(resourceSchema),
  errors: ['NOT_FOUND'],
});

export const getWhitepaper = defineRoute({
  id: 'resources.whitepaper',
  method: 'GET',
  path: '/api/resources/whitepapers/:slug',
  summary: 'One published whitepaper',
  access: open,
  cacheSeconds,
  params: z.object({ slug: slugParam }),
  response: dataResponse(whitepaperSchema),
  errors: ['NOT_FOUND'],
});

/** A draft as it will look: for the holders of the link, which an admin makes and which expires. */
export const getResourcePreview = defineRoute({
  id: 'resources.preview',
  method: 'GET',
  path: '/api/resources/preview/:token',
  summary: 'An unpublished resource, for those who were given the link',
  access: open,
  params: z.object({ token: text(500) }),
  response: dataResponse(whitepaperSchema),
  errors: ['NOT_FOUND'],
});
