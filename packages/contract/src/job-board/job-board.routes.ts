import { z } from 'zod';
import { cvLibrarySchema } from '../jobs/jobs.schemas.ts';
import { dataResponse, idSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const publishToCvLibrary = defineRoute({
  id: 'job-board.publish',
  method: 'POST',
  path: '/api/integrations/cv-library/publish',
  summary: 'Publish an active job to CV-Library; the answer, and the job read back, say how it went',
  access: may('job.publish'),
  body: z.object({ jobId: idSchema }),
  response: dataResponse(cvLibrarySchema),
  errors: ['NOT_FOUND', 'JOB_CLOSED', 'JOB_NOT_PUBLISHABLE'],
});

export const syncWithCvLibrary = defineRoute({
  id: 'job-board.sync',
  method: 'PATCH',
  path: '/api/integrations/cv-library/jobs/:id',
  summary: 'Send the present text of a published job; 409 when the board wants a new posting instead',
  access: may('job.publish'),
  params: z.object({ id: idSchema }),
  body: z.object({ jobId: idSchema.optional() }),
  response: dataResponse(cvLibrarySchema),
  errors: ['NOT_FOUND', 'JOB_CLOSED', 'REPUBLISH_REQUIRED', 'CONFLICT'],
});
