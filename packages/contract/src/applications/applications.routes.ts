import { z } from 'zod';
import { dataResponse, idSchema, pageQuerySchema, paginationSchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  applicationSourceSchema,
  applicationStatusSchema,
  dashboardSummarySchema,
  recentApplicationSchema,
  rejectionSchema,
  stageFilters,
} from './applications.schemas.ts';

export const changeApplicationStatus = defineRoute({
  id: 'applications.change-status',
  method: 'PATCH',
  path: '/api/candidate/applications',
  summary: "Move a person's application to another stage",
  access: may('application.move'),
  body: z.object({
    candidateId: idSchema,
    jobId: idSchema,
    status: applicationStatusSchema,
    /** The version the move was based on; a stale one is refused. Without it the move is made whatever came between. */
    version: z.number().int().optional(),
    /** With a move to rejected. */
    rejection: rejectionSchema.optional(),
    /** Whether the candidate gets the mail of the stage; absent leaves it to the stage. */
    mail: z.boolean().optional(),
  }),
  response: dataResponse(
    z.object({ candidateId: idSchema, jobId: idSchema, status: applicationStatusSchema, version: z.number().int() }),
  ),
  errors: ['NOT_FOUND', 'CONFLICT', 'JOB_CLOSED', 'WITHDRAWN'],
});

export const applicationSorts = ['applied', 'moved', 'name', 'score'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** What a list of applications can be narrowed to. */
export const applicationFilterSchema = z.object({
  jobId: idSchema.optional(),
  companyId: idSchema.optional(),
  status: z.enum(stageFilters, { error: 'Invalid status value. Please try again.' }).optional(),
  source: applicationSourceSchema.optional(),
  /** Part of a name or an address. */
  search: text(200).default(''),
  minScore: z.coerce.number().int().min(0).max(100).optional(),
  /** Applied at this moment or later, and before the second. */
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
  sort: z.enum(applicationSorts).default('applied'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

export const listApplications = defineRoute({
  id: 'applications.list',
  method: 'GET',
  path: '/api/recruiter/applications',
  summary: 'Applications, the newest first unless another order is asked for',
  access: may('application.read'),
  query: pageQuerySchema.extend(applicationFilterSchema.shape),
  mayBeSecondsOld: true,
  response: z.object({
    items: z.array(recentApplicationSchema),
    /** Counted up to 10,000 beyond the page. */
    pagination: paginationSchema.extend({ total: z.number().int() }),
  }),
  errors: ['NOT_FOUND'],
});

export const exportApplications = defineRoute({
  id: 'applications.export',
  method: 'GET',
  path: '/api/recruiter/applications/export',
  summary: 'The same list as CSV, all of it',
  access: may('application.read'),
  query: applicationFilterSchema,
  format: 'csv',
  response: z.string(),
  errors: ['NOT_FOUND'],
});

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const getApplicationStats = defineRoute({
  id: 'applications.stats',
  method: 'GET',
  path: '/api/recruiter/applications/stats',
  summary: "The dashboard's figures; days and weeks are those of the time zone",
  access: may('application.read'),
  query: z.object({ timeZone: text(64).refine(isTimeZone, 'Not a time zone').default('UTC') }),
  mayBeSecondsOld: true,
  response: dataResponse(dashboardSummarySchema),
});
