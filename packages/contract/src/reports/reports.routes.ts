import { z } from 'zod';
import { dataResponse, idSchema, pageQuerySchema, paginationSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { reportAboutSchema } from './report-content.ts';

export const reportSteps = 4;

export const reportSchema = z.object({
  id: idSchema,
  candidateId: idSchema,
  candidateName: z.string(),
  jobId: idSchema,
  jobTitle: z.string(),
  companyId: idSchema,
  createdAt: z.iso.datetime(),
  /** Regenerating makes the next one; earlier ones stay. */
  version: z.number().int(),
  isBlind: z.boolean(),
  status: z.enum(['queued', 'working', 'ready', 'failed']),
  /** Of `reportSteps`. */
  stepsDone: z.number().int(),
  /** Why it failed. */
  reason: z.string().nullable(),
});
export type Report = z.infer<typeof reportSchema>;

export const listReports = defineRoute({
  id: 'reports.list',
  method: 'GET',
  path: '/api/recruiter/reports',
  summary: 'Pre-interview reports, newest first, with how far those are that are being made',
  access: may('report.read'),
  query: pageQuerySchema,
  response: dataResponse(z.array(reportSchema)).extend({ pagination: paginationSchema }),
});

export const createReport = defineRoute({
  id: 'reports.create',
  method: 'POST',
  path: '/api/recruiter/reports/pre-interview',
  summary: 'Starts a pre-interview report of a candidate at the interview stage',
  access: may('report.create'),
  body: z.object({
    jobId: idSchema,
    candidateId: idSchema,
    /** Without who the candidate is. */
    isBlind: z.boolean().default(false),
    /** Made although there is no CV assessment to report on. */
    withoutAssessment: z.boolean().default(false),
  }),
  status: 202,
  response: dataResponse(reportSchema),
  errors: ['NOT_FOUND', 'NOT_AT_INTERVIEW', 'ASSESSMENT_NOT_COMPLETED', 'SUBSCRIPTION_LIMIT_EXCEEDED'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'account' },
});

export const downloadReport = defineRoute({
  id: 'reports.download',
  method: 'GET',
  path: '/api/recruiter/reports/:id/download',
  summary: 'A link to the file that works for a minute',
  access: may('report.read'),
  params: z.object({ id: idSchema }),
  response: z.object({ url: z.url() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** What reports say about the candidate who asks; questions suggested for the interview are left out. */
export const ownReportSchema = z.object({
  id: idSchema,
  organisationName: z.string(),
  companyName: z.string(),
  jobId: idSchema,
  jobTitle: z.string(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
  content: reportAboutSchema,
});
export type OwnReport = z.infer<typeof ownReportSchema>;

export const listOwnReports = defineRoute({
  id: 'reports.list-own',
  method: 'GET',
  path: '/api/candidate/reports',
  summary: 'Reports about the signed-in candidate: who had them made, and what they say about them',
  access: may('report.read-own'),
  response: dataResponse(z.array(ownReportSchema)),
});
