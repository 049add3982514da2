import { z } from 'zod';
import { statementInputSchema, statementSchema } from '../authorship/authorship.schemas.ts';
import { dataResponse, idSchema, messageResponseSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { ownApplicationSchema, timelineEntrySchema } from './own-applications.schemas.ts';

const ofJob = z.object({ id: idSchema });

export const listOwnApplications = defineRoute({
  id: 'applications.list-own',
  method: 'GET',
  path: '/api/candidate/applications/self',
  summary: "The signed-in candidate's applications, newest first",
  access: may('application.read-own'),
  response: dataResponse(z.array(ownApplicationSchema)),
});

export const getOwnApplication = defineRoute({
  id: 'applications.get-own',
  method: 'GET',
  path: '/api/candidate/job/:id/application',
  summary: "The signed-in candidate's application to one job, with what has happened to it",
  access: may('application.read-own'),
  params: ofJob,
  response: dataResponse(z.object({ application: ownApplicationSchema, timeline: z.array(timelineEntrySchema) })),
  errors: ['NOT_FOUND'],
});

export const applyForJob = defineRoute({
  id: 'applications.apply',
  method: 'POST',
  path: '/api/candidate/job/:id/apply',
  summary: 'Apply with the current CV, which the organisation then sees as it is; doing it twice changes nothing',
  access: may('application.apply'),
  params: ofJob,
  response: dataResponse(ownApplicationSchema),
  errors: ['NOT_FOUND', 'NO_CV', 'GONE'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'account' },
});

export const withdrawApplication = defineRoute({
  id: 'applications.withdraw',
  method: 'POST',
  path: '/api/candidate/job/:id/withdraw',
  summary: 'Take an application back; doing it twice changes nothing',
  access: may('application.apply'),
  params: ofJob,
  response: dataResponse(ownApplicationSchema),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  rateLimit: { limit: 60, windowSeconds: 3600, by: 'account' },
});

export const writeScoreStatement = defineRoute({
  id: 'applications.write-statement',
  method: 'PUT',
  path: '/api/candidate/job/:id/statement',
  summary: 'What the candidate says to the score of an application; recruiters read it beside the score',
  access: may('application.apply'),
  params: ofJob,
  body: statementInputSchema,
  response: dataResponse(statementSchema),
  errors: ['NOT_FOUND'],
});

export const removeScoreStatement = defineRoute({
  id: 'applications.remove-statement',
  method: 'DELETE',
  path: '/api/candidate/job/:id/statement',
  summary: 'Takes the statement back; doing it twice changes nothing',
  access: may('application.apply'),
  params: ofJob,
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});
