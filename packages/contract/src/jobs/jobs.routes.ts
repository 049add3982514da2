import { z } from 'zod';
import { dataResponse, idSchema, versionSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  createJobInputSchema,
  jobListQuerySchema,
  jobListResponseSchema,
  jobOverviewSchema,
  jobSchema,
  jobStatusSchema,
  updateJobInputSchema,
} from './jobs.schemas.ts';

const params = z.object({ id: idSchema });

export const listRecruiterJobs = defineRoute({
  id: 'jobs.list',
  method: 'GET',
  path: '/api/jobs/recruiter',
  summary: "The recruiter's jobs, searched, sorted and paged",
  access: may('job.read'),
  query: jobListQuerySchema,
  mayBeSecondsOld: true,
  response: jobListResponseSchema,
});

export const createJob = defineRoute({
  id: 'jobs.create',
  method: 'POST',
  path: '/api/jobs/recruiter',
  summary: 'Add a job',
  access: may('job.create'),
  body: createJobInputSchema,
  response: dataResponse(jobSchema),
  status: 201,
  errors: ['NOT_FOUND', 'SUBSCRIPTION_LIMIT_EXCEEDED'],
});

export const getRecruiterJob = defineRoute({
  id: 'jobs.get',
  method: 'GET',
  path: '/api/recruiter/jobs/:id',
  summary: 'One job with everything a recruiter edits',
  access: may('job.read'),
  params,
  response: dataResponse(jobSchema),
  errors: ['NOT_FOUND'],
});

export const getJobOverview = defineRoute({
  id: 'jobs.overview',
  method: 'GET',
  path: '/api/jobs/:id',
  summary: 'A job as candidates see it; drafts exist only for their organisation',
  access: may('job.view'),
  params,
  response: dataResponse(jobOverviewSchema),
  errors: ['NOT_FOUND'],
});

export const updateJob = defineRoute({
  id: 'jobs.update',
  method: 'PATCH',
  path: '/api/jobs/:id',
  summary: 'Change a job; absent fields stay as they are. With a stale `version`: 409 with both texts',
  access: may('job.update'),
  params,
  body: updateJobInputSchema,
  response: dataResponse(jobSchema),
  errors: ['NOT_FOUND', 'CONFLICT', 'JOB_CLOSED', 'JOB_NOT_PUBLISHABLE', 'SUBSCRIPTION_LIMIT_EXCEEDED'],
});

export const changeJobStatus = defineRoute({
  id: 'jobs.change-status',
  method: 'PATCH',
  path: '/api/jobs/:id/status',
  summary: 'Change the status; Closed is permanent: remaining candidates are rejected and told',
  access: may('job.update'),
  params,
  body: z.object({ status: jobStatusSchema, version: versionSchema.optional() }),
  response: dataResponse(jobSchema),
  errors: ['NOT_FOUND', 'CONFLICT', 'JOB_CLOSED', 'JOB_NOT_PUBLISHABLE', 'SUBSCRIPTION_LIMIT_EXCEEDED'],
});

export const duplicateJob = defineRoute({
  id: 'jobs.duplicate',
  method: 'POST',
  path: '/api/jobs/:id/duplicate',
  summary: 'Copy a job as a draft',
  access: may('job.create'),
  params,
  response: dataResponse(jobSchema),
  status: 201,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
