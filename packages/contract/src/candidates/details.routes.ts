import { dataResponse } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { candidateDetailsSchema, detailsInputSchema } from './details.schemas.ts';

export const getDetails = defineRoute({
  id: 'candidates.get-details',
  method: 'GET',
  path: '/api/candidate/details',
  summary: "The signed-in candidate's own details, CV data and assessments",
  access: may('candidate.read-own'),
  response: dataResponse(candidateDetailsSchema),
});

export const updateDetails = defineRoute({
  id: 'candidates.update-details',
  method: 'PATCH',
  path: '/api/candidate/details',
  summary: 'Change name, phone, address and social links; absent fields stay as they are',
  access: may('candidate.update-own'),
  body: detailsInputSchema,
  response: dataResponse(candidateDetailsSchema),
});
