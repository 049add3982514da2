import { z } from 'zod';
import { dataResponse, idSchema, messageResponseSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { statementInputSchema, statementSchema } from './authorship.schemas.ts';

const withId = z.object({ id: idSchema });

export const writeStatement = defineRoute({
  id: 'authorship.write-statement',
  method: 'PUT',
  path: '/api/candidate/cv/:id/statement',
  summary: 'The candidate’s statement about the AI likelihood of their CV, for all who may see the CV',
  access: may('cv.update-own'),
  params: withId,
  body: statementInputSchema,
  response: dataResponse(statementSchema),
  errors: ['NOT_FOUND'],
});

export const removeStatement = defineRoute({
  id: 'authorship.remove-statement',
  method: 'DELETE',
  path: '/api/candidate/cv/:id/statement',
  summary: 'Takes the statement back; doing it twice changes nothing',
  access: may('cv.update-own'),
  params: withId,
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});
