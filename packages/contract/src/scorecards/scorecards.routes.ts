import { z } from 'zod';
import { dataResponse, emailSchema, idSchema, messageResponseSchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  criteriaSchema,
  interviewScorecardsSchema,
  scorecardFormSchema,
  scorecardInputSchema,
  scorecardSummarySchema,
} from './scorecards.schemas.ts';

const ofId = z.object({ id: idSchema });
const token = { params: z.object({ token: text(200) }) };

export const listScorecards = defineRoute({
  id: 'scorecards.list',
  method: 'GET',
  path: '/api/calendar/interviews/:id/scorecards',
  summary: 'The scorecards of an interview; those of others once the own one is in',
  access: may('scorecard.read'),
  params: ofId,
  response: dataResponse(interviewScorecardsSchema),
  errors: ['NOT_FOUND'],
});

export const submitScorecard = defineRoute({
  id: 'scorecards.submit',
  method: 'POST',
  path: '/api/calendar/interviews/:id/scorecards',
  summary: "The caller's scorecard; sent again it replaces the one before",
  access: may('scorecard.write'),
  params: ofId,
  body: scorecardInputSchema,
  response: dataResponse(interviewScorecardsSchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const askForScorecard = defineRoute({
  id: 'scorecards.ask',
  method: 'POST',
  path: '/api/calendar/interviews/:id/scorecards/ask',
  summary: 'Send an interviewer who has no seat a private link to their scorecard',
  access: may('scorecard.manage'),
  params: ofId,
  body: z.object({ email: emailSchema }),
  // Each is a mail to someone outside.
  rateLimit: { limit: 20, windowSeconds: 3600, by: 'account' },
  response: dataResponse(interviewScorecardsSchema),
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
});

export const setCriteria = defineRoute({
  id: 'scorecards.set-criteria',
  method: 'PUT',
  path: '/api/recruiter/jobs/:id/criteria',
  summary: 'What interviewers for a job look at',
  access: may('scorecard.manage'),
  params: ofId,
  body: z.object({ criteria: criteriaSchema }),
  response: dataResponse(z.object({ criteria: z.array(z.string()) })),
  errors: ['NOT_FOUND'],
});

export const summariseScorecards = defineRoute({
  id: 'scorecards.summarise',
  method: 'GET',
  path: '/api/recruiter/candidates/:id/scorecards',
  summary: 'What came of the interviews of a candidate',
  access: may('candidate.read'),
  params: ofId,
  response: dataResponse(z.array(scorecardSummarySchema)),
  errors: ['NOT_FOUND'],
});

export const getScorecardForm = defineRoute({
  id: 'scorecards.get-form',
  method: 'GET',
  path: '/api/scorecard/:token',
  summary: 'The scorecard behind a private link',
  access: { kind: 'public' },
  rateLimit: { limit: 60, windowSeconds: 600, by: 'address' },
  ...token,
  response: dataResponse(scorecardFormSchema),
  errors: ['NOT_FOUND'],
});

export const submitScorecardForm = defineRoute({
  id: 'scorecards.submit-form',
  method: 'POST',
  path: '/api/scorecard/:token',
  summary: 'The scorecard of an interviewer without a seat',
  access: { kind: 'public' },
  rateLimit: { limit: 20, windowSeconds: 600, by: 'address' },
  ...token,
  body: scorecardInputSchema,
  response: messageResponseSchema,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
