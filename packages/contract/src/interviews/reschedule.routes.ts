import { z } from 'zod';
import { dataResponse, idSchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { calendarInterviewSchema, mostSlots, rescheduleRequestSchema, slotInputSchema } from './interviews.schemas.ts';

/** The failures of these calls, word for word. */
export const rescheduleTexts = {
  submitFailed: 'Failed to submit request',
  loadFailed: 'Failed to load reschedule requests',
  acceptFailed: 'Failed to accept reschedule',
  /** Why a request was not answered: another one came after it. */
  replaced: 'Replaced by a later request.',
} as const;

const interviewParams = z.object({ id: idSchema });
const requestParams = z.object({ id: idSchema, requestId: idSchema });

export const requestReschedule = defineRoute({
  id: 'interviews.request-reschedule',
  method: 'POST',
  path: '/api/calendar/interviews/:id/reschedule-requests',
  summary: 'Ask for another time, with one to three that would suit',
  access: may('interview.request-time'),
  params: interviewParams,
  body: z.object({
    proposedSlots: z.array(slotInputSchema).min(1, 'Please propose at least one time.').max(mostSlots),
    message: text(1000).default(''),
  }),
  response: dataResponse(z.object({ request: rescheduleRequestSchema })),
  errors: ['NOT_FOUND', 'CONFLICT', 'INTERVIEW_OVER'],
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'account' },
});

export const getOwnRescheduleRequest = defineRoute({
  id: 'interviews.get-own-reschedule-request',
  method: 'GET',
  path: '/api/calendar/interviews/:id/my-reschedule-request',
  summary: "The candidate's latest request for another time",
  access: may('interview.request-time'),
  params: interviewParams,
  response: dataResponse(z.object({ request: rescheduleRequestSchema.nullable() })),
  errors: ['NOT_FOUND'],
});

export const listRescheduleRequests = defineRoute({
  id: 'interviews.list-reschedule-requests',
  method: 'GET',
  path: '/api/calendar/interviews/:id/reschedule-requests',
  summary: 'Requests for another time, the latest first',
  access: may('interview.schedule'),
  params: interviewParams,
  response: dataResponse(z.object({ requests: z.array(rescheduleRequestSchema) })),
  errors: ['NOT_FOUND'],
});

export const acceptReschedule = defineRoute({
  id: 'interviews.accept-reschedule',
  method: 'POST',
  path: '/api/calendar/interviews/:id/reschedule-requests/:requestId/accept',
  summary: 'Move the interview to one of the proposed times',
  access: may('interview.schedule'),
  params: requestParams,
  body: z.object({ chosenSlot: slotInputSchema }),
  response: dataResponse(z.object({ request: rescheduleRequestSchema, interview: calendarInterviewSchema })),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const rejectReschedule = defineRoute({
  id: 'interviews.reject-reschedule',
  method: 'POST',
  path: '/api/calendar/interviews/:id/reschedule-requests/:requestId/reject',
  summary: 'Keep the time, and say why',
  access: may('interview.schedule'),
  params: requestParams,
  body: z.object({ reason: text(500).default('') }),
  response: dataResponse(z.object({ request: rescheduleRequestSchema })),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
