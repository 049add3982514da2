import { z } from 'zod';
import { dataResponse, idSchema, pageQuerySchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { roles } from '../kernel/roles.ts';
import { defineRoute } from '../kernel/route.ts';
import { totalPaginationSchema } from '../resources/resources.schemas.ts';
import { limitsSchema, usageSchema } from '../subscriptions/subscriptions.routes.ts';

const suspensionState = z.enum(['active', 'suspended']);
const suspensionBody = z
  .object({
    isSuspended: z.boolean(),
    /** Kept in the audit log. */
    reason: text(500).trim().default(''),
  })
  .refine(({ isSuspended, reason }) => !isSuspended || reason !== '', {
    path: ['reason'],
    message: 'Please say why',
  });

export const organisationItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  planName: z.string(),
  subscriptionStatus: z.enum(['free', 'active', 'past_due', 'canceled']),
  hasActiveSubscription: z.boolean(),
  members: z.number().int(),
  companies: z.number().int(),
  activeJobs: z.number().int(),
  createdAt: z.iso.datetime(),
  suspendedAt: z.iso.datetime().nullable(),
});
export type OrganisationItem = z.infer<typeof organisationItemSchema>;

export const accountItemSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  authProvider: z.string(),
  organisationId: idSchema.nullable(),
  organisationName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  suspendedAt: z.iso.datetime().nullable(),
});
export type AccountItem = z.infer<typeof accountItemSchema>;

export const organisationDetailSchema = organisationItemSchema.extend({
  limits: limitsSchema,
  usage: usageSchema,
  /** Files that were refused in the last day for what they would have cost to read. */
  refusedFilesToday: z.number().int(),
  term: z.enum(['monthly', 'yearly']).nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  suspensionReason: z.string().nullable(),
  accounts: z.array(accountItemSchema.extend({ isParent: z.boolean() })),
});
export type OrganisationDetail = z.infer<typeof organisationDetailSchema>;

const withId = z.object({ id: idSchema });

export const listOrganisations = defineRoute({
  id: 'admin.organisations.list',
  method: 'GET',
  path: '/api/admin/organisations',
  summary: 'Organisations by name, by the address of a member, or by id',
  access: may('organisation.manage'),
  query: pageQuerySchema.extend({
    search: text(200).default(''),
    /** Lapsed: on a paid plan that has run out. */
    state: z.enum([...suspensionState.options, 'lapsed']).optional(),
    plan: text(60).optional(),
  }),
  response: z.object({ items: z.array(organisationItemSchema), pagination: totalPaginationSchema }),
});

export const getOrganisation = defineRoute({
  id: 'admin.organisations.get',
  method: 'GET',
  path: '/api/admin/organisations/:id',
  summary: 'One organisation with its plan, use and people',
  access: may('organisation.manage'),
  params: withId,
  response: dataResponse(organisationDetailSchema),
  errors: ['NOT_FOUND'],
});

export const setOrganisationSuspension = defineRoute({
  id: 'admin.organisations.suspend',
  method: 'PATCH',
  path: '/api/admin/organisations/:id/suspension',
  summary: 'Suspends an organisation or lets it back in: its members are signed out and its jobs leave the public site',
  access: may('organisation.manage'),
  params: withId,
  body: suspensionBody,
  response: dataResponse(organisationDetailSchema),
  errors: ['NOT_FOUND'],
});

export const listAccounts = defineRoute({
  id: 'admin.accounts.list',
  method: 'GET',
  path: '/api/admin/accounts',
  summary: 'Accounts by name or address',
  access: may('account.manage'),
  query: pageQuerySchema.extend({
    search: text(200).default(''),
    role: z.enum(roles).optional(),
    state: suspensionState.optional(),
  }),
  response: z.object({ items: z.array(accountItemSchema), pagination: totalPaginationSchema }),
});

export const setAccountSuspension = defineRoute({
  id: 'admin.accounts.suspend',
  method: 'PATCH',
  path: '/api/admin/accounts/:id/suspension',
  summary: 'Suspends an account and ends its sessions, or lets it back in',
  access: may('account.manage'),
  params: withId,
  body: suspensionBody,
  response: dataResponse(accountItemSchema),
  errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
});
