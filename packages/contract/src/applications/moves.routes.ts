import { z } from 'zod';
import { dataResponse, idSchema, requiredText } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { applicationStatusSchema, rejectionSchema } from './applications.schemas.ts';

const pair = { candidateId: idSchema, jobId: idSchema };

/** Why one of several was not moved. */
export const refusalTypes = ['NOT_FOUND', 'CONFLICT', 'JOB_CLOSED', 'WITHDRAWN'] as const;

export const mostMoves = 200;

export const moveApplications = defineRoute({
  id: 'applications.move-several',
  method: 'PATCH',
  path: '/api/recruiter/applications/moves',
  summary: 'Move several applications at once; those that cannot be moved are named, the others are moved',
  access: may('application.move'),
  body: z.object({
    moves: z
      .array(z.object({ ...pair, status: applicationStatusSchema, version: z.number().int().optional() }))
      .min(1)
      .max(mostMoves),
    /** With moves to rejected. */
    rejection: rejectionSchema.optional(),
    /** Whether the candidates get the mail of the stage; absent leaves it to the stage. */
    mail: z.boolean().optional(),
  }),
  response: dataResponse(
    z.object({
      /** With where each came from: moving them back is the same call. */
      moved: z.array(
        z.object({
          ...pair,
          from: applicationStatusSchema,
          status: applicationStatusSchema,
          version: z.number().int(),
        }),
      ),
      refused: z.array(z.object({ ...pair, type: z.enum(refusalTypes), message: z.string() })),
    }),
  ),
});

/** What an organisation starts with. */
export const usualRejectionReasons = [
  'Skills do not match what the job asks for',
  'Less experience than the job asks for',
  'Other candidates were closer to what the job asks for',
  'Expectations of salary or hours differ',
  'No right to work here',
  'The position is filled',
] as const;

const reasonsSchema = z.object({
  reasons: z.array(requiredText(200, 'A reason cannot be empty')).max(50, 'At most 50 reasons'),
});

export const listRejectionReasons = defineRoute({
  id: 'applications.list-rejection-reasons',
  method: 'GET',
  path: '/api/recruiter/rejection-reasons',
  summary: 'The reasons the organisation chooses from when it rejects',
  access: may('application.read'),
  response: dataResponse(reasonsSchema),
});

export const setRejectionReasons = defineRoute({
  id: 'applications.set-rejection-reasons',
  method: 'PUT',
  path: '/api/recruiter/rejection-reasons',
  summary: 'Replaces the list of reasons; none brings the usual ones back',
  access: may('rejection-reason.update'),
  body: reasonsSchema,
  response: dataResponse(reasonsSchema),
});
