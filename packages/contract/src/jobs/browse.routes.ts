import { z } from 'zod';
import { applicationStatusSchema } from '../applications/applications.schemas.ts';
import { dataResponse, idSchema, pageQuerySchema, paginationSchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { explanationSchema, factorSchema, keyFactorSchema } from '../rankings/rankings.schemas.ts';
import { jobLocations, jobOverviewSchema } from './jobs.schemas.ts';

/** Both vocabularies of job types, as one reader knows them. */
export const jobTypeFilters = [
  'full-time',
  'part-time',
  'permanent',
  'contract',
  'temporary',
  'freelance',
  'internship',
  'hybrid',
] as const;

/** What a candidate looks for. */
export const jobSearchSchema = z.object({
  /** Words of the title, the company's name, the town or the skills; all of them. */
  search: text(200).trim().default(''),
  /** A town, as the job or else its company names it. */
  place: text(100).trim().default(''),
  location: z.enum(jobLocations).optional(),
  jobType: z.enum(jobTypeFilters).optional(),
  /** Jobs that pay at least this, at their upper end. */
  minSalary: z.coerce.number().int().min(0).max(10_000_000).optional(),
});
export type JobSearch = z.infer<typeof jobSearchSchema>;

/** How the candidate's own CV fits a job: by the engine that scores applications, and only for the candidate. */
export const fitSchema = z.object({
  match_score: z.number(),
  factors: z.array(factorSchema),
  key_match_factors: z.array(keyFactorSchema),
});

export const browsedJobSchema = jobOverviewSchema
  .pick({
    _id: true,
    title: true,
    companyId: true,
    companyName: true,
    town: true,
    location: true,
    jobType: true,
    workingHours: true,
    salary: true,
    applicationDeadline: true,
    postedAt: true,
  })
  .extend({
    /** Null without a CV. */
    fit: fitSchema.nullable(),
    /** Where the candidate's application stands; null without one. */
    status: applicationStatusSchema.nullable(),
    isWithdrawn: z.boolean(),
  });
export type BrowsedJob = z.infer<typeof browsedJobSchema>;

export const browseJobs = defineRoute({
  id: 'jobs.browse',
  method: 'GET',
  path: '/api/candidate/jobs',
  summary: 'Open jobs for a candidate: searched, and with how well the own CV fits each',
  access: may('job.browse'),
  query: pageQuerySchema.extend({
    ...jobSearchSchema.shape,
    pageSize: z.coerce.number().int().min(1).max(50).default(20),
    sort: z.enum(['newest', 'fit']).default('newest'),
  }),
  response: z.object({
    items: z.array(browsedJobSchema),
    pagination: paginationSchema.extend({ total: z.number().int() }),
    /** By fit, only the newest so many are put in order. */
    isPartial: z.boolean(),
  }),
  rateLimit: { limit: 300, windowSeconds: 300, by: 'account' },
});

export const explainFit = defineRoute({
  id: 'jobs.explain-fit',
  method: 'GET',
  path: '/api/candidate/jobs/:id/fit',
  summary: 'Why the caller’s own CV fits an open job as it does, before applying; no organisation is told',
  access: may('job.browse'),
  params: z.object({ id: idSchema }),
  response: dataResponse(explanationSchema),
  errors: ['NOT_FOUND', 'NO_CV'],
});
