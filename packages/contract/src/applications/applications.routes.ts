import { z } from 'zod';
import { dataResponse, idSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { applicationStatusSchema } from './applications.schemas.ts';

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
  }),
  response: dataResponse(
    z.object({ candidateId: idSchema, jobId: idSchema, status: applicationStatusSchema, version: z.number().int() }),
  ),
  errors: ['NOT_FOUND', 'CONFLICT', 'JOB_CLOSED', 'WITHDRAWN'],
});
