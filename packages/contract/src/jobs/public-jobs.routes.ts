import { z } from 'zod';
import { dataResponse, idSchema, text } from '../kernel/fields.ts';
import { defineRoute } from '../kernel/route.ts';
import { jobOverviewSchema } from './jobs.schemas.ts';

export const widgetJobSchema = jobOverviewSchema
  .pick({
    _id: true,
    title: true,
    location: true,
    town: true,
    jobType: true,
    workingHours: true,
    salary: true,
    applicationDeadline: true,
    postedAt: true,
  })
  .extend({
    /** How its description begins. */
    summary: z.string(),
    /** Path of the public job page. */
    path: z.string(),
  });
export type WidgetJob = z.infer<typeof widgetJobSchema>;

export const listWidgetJobs = defineRoute({
  id: 'jobs.widget',
  method: 'GET',
  path: '/api/public/companies/:token/jobs',
  summary: 'The open jobs of the company with this public token; none for an unknown token',
  access: { kind: 'public' },
  params: z.object({ token: text(100) }),
  cacheSeconds: 60,
  response: dataResponse(z.object({ companyName: z.string().nullable(), jobs: z.array(widgetJobSchema) })),
});

export const publicJobSchema = jobOverviewSchema.extend({
  companyWebsite: z.string(),
  path: z.string(),
});
export type PublicJob = z.infer<typeof publicJobSchema>;

export const getPublicJob = defineRoute({
  id: 'jobs.get-public',
  method: 'GET',
  path: '/api/public/jobs/:id',
  summary: 'An open job; 410 once it is closed',
  access: { kind: 'public' },
  params: z.object({ id: idSchema }),
  cacheSeconds: 60,
  response: dataResponse(publicJobSchema),
  errors: ['NOT_FOUND', 'GONE'],
});
