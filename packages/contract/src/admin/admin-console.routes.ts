import { z } from 'zod';
import { auditDetailSchema } from '../kernel/audit-detail.ts';
import { dataResponse, idSchema, pageQuerySchema, requiredText, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { totalPaginationSchema } from '../resources/resources.schemas.ts';
import { planSchema, unlimited } from '../subscriptions/subscriptions.routes.ts';

export const overviewSchema = z.object({
  /** What needs an admin: the worst first. Empty when all is well. */
  attention: z.array(
    z.object({
      kind: z.enum([
        'work-failed',
        'mail-failed',
        'mail-held',
        'work-late',
        'audit-broken',
        'audit-late',
        'plans-lapsed',
        'resources-waiting',
      ]),
      severity: z.enum(['problem', 'notice']),
      count: z.number().int(),
      text: z.string(),
      path: z.string(),
    }),
  ),
  totals: z.object({
    organisations: z.number().int(),
    recruiters: z.number().int(),
    candidates: z.number().int(),
    activeJobs: z.number().int(),
    leadsThisWeek: z.number().int(),
    interestThisWeek: z.number().int(),
  }),
  /** The last 30 days, oldest first. */
  visits: z.array(z.object({ day: z.iso.date(), views: z.number().int() })),
  topPages: z.array(z.object({ path: z.string(), views: z.number().int() })),
  referrers: z.array(z.object({ host: z.string(), views: z.number().int() })),
});
export type AdminOverview = z.infer<typeof overviewSchema>;

export const getOverview = defineRoute({
  id: 'admin.overview',
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'What needs attention, and how the platform is used',
  access: may('platform.read'),
  response: dataResponse(overviewSchema),
});

export const adminPlanSchema = planSchema.extend({
  /** Mails to candidates and others that an organisation on this plan may send in a day. */
  mailsPerDay: z.number().int(),
  organisations: z.number().int(),
  position: z.number().int(),
});
export type AdminPlan = z.infer<typeof adminPlanSchema>;

const pounds = z
  .number('Enter an amount in pounds')
  .min(0, 'Must not be negative')
  .max(100_000, 'Must be at most £100,000')
  .multipleOf(0.01, 'Use at most two decimals');
const limit = z
  .number('Enter a whole number')
  .int('Enter a whole number')
  .min(unlimited, 'Use -1 for unlimited')
  .max(1_000_000, 'Must be at most 1,000,000');

export const planBodySchema = z.object({
  displayName: requiredText(60, 'A name is required'),
  description: requiredText(200, 'A description is required'),
  price: z.object({ monthly: pounds, yearly: pounds }),
  limits: z.object({ companies: limit, jobs: limit, seats: limit }),
  mailsPerDay: limit.min(0, 'Must not be negative'),
  features_display: z.array(requiredText(120, 'A feature cannot be empty')).max(12, 'At most 12 features'),
});

export const listAdminPlans = defineRoute({
  id: 'admin.plans.list',
  method: 'GET',
  path: '/api/admin/plans',
  summary: 'The plans, and how many organisations are on each',
  access: may('plan.manage'),
  response: dataResponse(z.array(adminPlanSchema)),
});

export const updatePlan = defineRoute({
  id: 'admin.plans.update',
  method: 'PATCH',
  path: '/api/admin/plans/:id',
  summary: 'Changes prices, limits and words of a plan; no organisation loses what it already has',
  access: may('plan.manage'),
  params: z.object({ id: idSchema }),
  body: planBodySchema.partial(),
  response: dataResponse(adminPlanSchema),
  errors: ['NOT_FOUND'],
});

export const auditItemSchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.string(),
  actorId: idSchema.nullable(),
  /** An address, or null for the system itself. */
  actor: z.string().nullable(),
  organisationId: idSchema.nullable(),
  organisation: z.string().nullable(),
  subjectType: z.string().nullable(),
  subjectId: z.string().nullable(),
  detail: auditDetailSchema,
  address: z.string().nullable(),
  isSealed: z.boolean(),
});
export type AuditItem = z.infer<typeof auditItemSchema>;

export const auditFilterSchema = z.object({
  /** The beginning of an action: `auth` or `auth.signed-in`. */
  action: text(100).default(''),
  /** The address of who did it. */
  actor: text(254).default(''),
  organisationId: idSchema.optional(),
  subjectId: idSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const listAudit = defineRoute({
  id: 'admin.audit.list',
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'The audit log, newest first; `before` is the id to continue from',
  access: may('platform.read'),
  query: auditFilterSchema.extend({
    before: z.coerce.number().int().min(1).optional(),
    pageSize: z.coerce.number().int().min(1).max(200).default(50),
  }),
  response: z.object({
    items: z.array(auditItemSchema),
    /** Null at the end. */
    next: z.number().int().nullable(),
    actions: z.array(z.string()),
  }),
});

/** The log has no end; a file that a spreadsheet opens has. */
export const mostAuditRows = 50_000;

export const exportAudit = defineRoute({
  id: 'admin.audit.export',
  method: 'GET',
  path: '/api/admin/audit/export',
  summary: `What the filter finds, as CSV (the newest ${mostAuditRows.toLocaleString('en-GB')})`,
  access: may('platform.read'),
  query: auditFilterSchema,
  format: 'csv',
  response: z.string(),
});

export const workStates = ['queued', 'waiting', 'running', 'failed', 'done'] as const;
export type WorkState = (typeof workStates)[number];

export const workItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  state: z.enum(workStates),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** When it is due, for what waits. */
  startAfter: z.iso.datetime().nullable(),
  tries: z.number().int(),
  maxTries: z.number().int(),
  /** Why it failed, in the words of the error. */
  reason: z.string().nullable(),
  /** What it is about: ids, never a person's data. */
  payload: z.string(),
});
export type WorkItem = z.infer<typeof workItemSchema>;

export const listWork = defineRoute({
  id: 'admin.work.list',
  method: 'GET',
  path: '/api/admin/work',
  summary: 'Background work: counts by kind and state, and a page of it',
  access: may('task.manage'),
  query: pageQuerySchema.extend({ state: z.enum(workStates).optional(), name: text(100).optional() }),
  response: z.object({
    kinds: z.array(
      z.object({
        name: z.string(),
        counts: z.record(z.enum(workStates), z.number().int()),
        schedule: z.string().nullable(),
      }),
    ),
    /** Who has most waiting, most first: an organisation, or a candidate or something without one. */
    tenants: z.array(
      z.object({
        organisationId: idSchema.nullable(),
        name: z.string(),
        waiting: z.number().int(),
        running: z.number().int(),
      }),
    ),
    items: z.array(workItemSchema),
    pagination: totalPaginationSchema,
  }),
});

export const retryWork = defineRoute({
  id: 'admin.work.retry',
  method: 'POST',
  path: '/api/admin/work/:name/:id/retry',
  summary: 'Tries a failed piece of work again',
  access: may('task.manage'),
  params: z.object({ name: text(100), id: idSchema }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const retryAllWork = defineRoute({
  id: 'admin.work.retry-all',
  method: 'POST',
  path: '/api/admin/work/:name/retry',
  summary: 'Tries everything of one kind that failed again',
  access: may('task.manage'),
  params: z.object({ name: text(100) }),
  response: dataResponse(z.object({ count: z.number().int() })),
  errors: ['NOT_FOUND'],
});
