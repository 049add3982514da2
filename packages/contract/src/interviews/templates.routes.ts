import { z } from 'zod';
import { dataResponse, idSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { interviewTemplateSchema, templateInputSchema } from './templates.ts';

const ofId = z.object({ id: idSchema });

export const listTemplates = defineRoute({
  id: 'interviews.list-templates',
  method: 'GET',
  path: '/api/calendar/templates',
  summary: "The organisation's words for titles and descriptions of interviews, by name",
  access: may('process.read'),
  response: dataResponse(z.array(interviewTemplateSchema)),
});

export const createTemplate = defineRoute({
  id: 'interviews.create-template',
  method: 'POST',
  path: '/api/calendar/templates',
  summary: 'A new template for interviews',
  access: may('process.write'),
  body: templateInputSchema,
  response: dataResponse(interviewTemplateSchema),
  errors: ['CONFLICT'],
});

export const saveTemplate = defineRoute({
  id: 'interviews.save-template',
  method: 'PUT',
  path: '/api/calendar/templates/:id',
  summary: 'Change a template; interviews that were arranged with it keep their words',
  access: may('process.write'),
  params: ofId,
  body: templateInputSchema,
  response: dataResponse(interviewTemplateSchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const deleteTemplate = defineRoute({
  id: 'interviews.delete-template',
  method: 'DELETE',
  path: '/api/calendar/templates/:id',
  summary: 'Delete a template',
  access: may('process.write'),
  params: ofId,
  response: dataResponse(z.object({ id: idSchema })),
  errors: ['NOT_FOUND'],
});
