import { jobStatusSchema } from '@candela/contract/jobs/jobs.schemas.ts';
import { z } from 'zod';
import { defineEvent } from '../platform/events/event.ts';

/** What a job asks for was written or changed. */
export const jobChanged = defineEvent({
  name: 'jobs.changed',
  payload: z.object({ jobId: z.uuid() }),
  subjectOf: ({ jobId }) => jobId,
});

export const jobStatusChanged = defineEvent({
  name: 'jobs.status-changed',
  payload: z.object({ jobId: z.uuid(), from: jobStatusSchema, to: jobStatusSchema }),
  subjectOf: ({ jobId }) => jobId,
});
