import { z } from 'zod';
import { idSchema, pageQuerySchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { totalPaginationSchema } from '../resources/resources.schemas.ts';

export const leadItemSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  companyEmail: z.string(),
  resourceId: idSchema,
  resourceTitle: z.string(),
  createdAt: z.iso.datetime(),
  /** How often the form was sent, and when last. */
  requests: z.number().int(),
  lastRequestedAt: z.iso.datetime(),
});
export type LeadItem = z.infer<typeof leadItemSchema>;

export const interestItemSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  createdAt: z.iso.datetime(),
  unsubscribedAt: z.iso.datetime().nullable(),
});
export type InterestItem = z.infer<typeof interestItemSchema>;

const leadFilter = z.object({ search: text(200).default(''), resourceId: idSchema.optional() });
const interestFilter = z.object({ search: text(200).default('') });

export const listLeads = defineRoute({
  id: 'leads.list',
  method: 'GET',
  path: '/api/admin/leads',
  summary: 'Who asked for a whitepaper, newest first',
  access: may('platform.read'),
  query: pageQuerySchema.extend(leadFilter.shape),
  response: z.object({ items: z.array(leadItemSchema), pagination: totalPaginationSchema }),
});

export const exportLeads = defineRoute({
  id: 'leads.export',
  method: 'GET',
  path: '/api/admin/leads/export',
  summary: 'The same list as CSV, all of it',
  access: may('platform.read'),
  query: leadFilter,
  format: 'csv',
  response: z.string(),
});

export const listInterest = defineRoute({
  id: 'leads.list-interest',
  method: 'GET',
  path: '/api/admin/interest',
  summary: 'Who registered interest, newest first',
  access: may('platform.read'),
  query: pageQuerySchema.extend(interestFilter.shape),
  response: z.object({ items: z.array(interestItemSchema), pagination: totalPaginationSchema }),
});

export const exportInterest = defineRoute({
  id: 'leads.export-interest',
  method: 'GET',
  path: '/api/admin/interest/export',
  summary: 'The same list as CSV, all of it',
  access: may('platform.read'),
  query: interestFilter,
  format: 'csv',
  response: z.string(),
});
