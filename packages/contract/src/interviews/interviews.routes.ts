import { z } from 'zod';
import { dataResponse, idSchema, requiredText, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  calendarInterviewSchema,
  interviewOutcomes,
  scheduleInputSchema,
  slotInputSchema,
} from './interviews.schemas.ts';

const dateMissing = 'Please enter a date.';

export const listInterviews = defineRoute({
  id: 'interviews.list',
  method: 'GET',
  path: '/api/calendar/interviews',
  summary: 'Interviews between two days or moments, in their order',
  access: may('interview.read'),
  query: z.object({
    /** A moment, or a day on the clocks of `timeZone`. */
    startDate: requiredText(40, dateMissing),
    /** A moment, or a day that is included. */
    endDate: requiredText(40, dateMissing),
    timeZone: text(60).default('UTC'),
  }),
  response: dataResponse(z.object({ interviews: z.array(calendarInterviewSchema), totalCount: z.number().int() })),
});

export const scheduleInterview = defineRoute({
  id: 'interviews.schedule',
  method: 'POST',
  path: '/api/calendar/interviews/schedule',
  summary: 'Schedule an interview and invite those who take part',
  access: may('interview.schedule'),
  body: scheduleInputSchema,
  response: dataResponse(calendarInterviewSchema),
  errors: ['CALENDAR_NOT_CONNECTED', 'CALENDAR_UNAVAILABLE', 'NOT_FOUND', 'CONFLICT', 'JOB_CLOSED', 'WITHDRAWN'],
});

const interviewParams = z.object({ id: idSchema });

export const changeInterviewTime = defineRoute({
  id: 'interviews.change-time',
  method: 'POST',
  path: '/api/calendar/interviews/:id/time',
  summary: 'Move an interview that is still to come to another time and tell those who were invited, with the reason',
  access: may('interview.schedule'),
  params: interviewParams,
  body: slotInputSchema.extend({
    /** The start that the caller saw; where it is another by now, it stays. Without it the interview moves from any time. */
    insteadOf: text(40).optional(),
    reason: text(500).default(''),
  }),
  response: dataResponse(calendarInterviewSchema),
  errors: ['NOT_FOUND', 'CONFLICT', 'SLOT_TAKEN', 'INTERVIEW_OVER'],
});

export const cancelInterview = defineRoute({
  id: 'interviews.cancel',
  method: 'POST',
  path: '/api/calendar/interviews/:id/cancel',
  summary: 'Cancel an interview that is still to come and tell those who were invited, with the reason',
  access: may('interview.schedule'),
  params: interviewParams,
  body: z.object({ reason: text(500).default('') }),
  response: dataResponse(calendarInterviewSchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const noteInterviewOutcome = defineRoute({
  id: 'interviews.note-outcome',
  method: 'POST',
  path: '/api/calendar/interviews/:id/outcome',
  summary: 'Say whether an interview took place',
  access: may('interview.schedule'),
  params: interviewParams,
  body: z.object({ outcome: z.enum(interviewOutcomes) }),
  response: dataResponse(calendarInterviewSchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const listInterviewCandidates = defineRoute({
  id: 'interviews.list-candidates',
  method: 'GET',
  path: '/api/calendar/candidates',
  summary: 'Candidates of a job who can be interviewed',
  access: may('interview.schedule'),
  query: z.object({ jobId: idSchema }),
  response: dataResponse(z.array(z.object({ candidateId: idSchema, name: z.string(), email: z.string() }))),
  errors: ['NOT_FOUND'],
});

const busySchema = z.object({
  start: z.string(),
  end: z.string(),
  who: z.enum(['you', 'candidate', 'interviewer']),
  /** Of an interviewer. */
  name: z.string().optional(),
  what: z.string(),
});

export const findInterviewTimes = defineRoute({
  id: 'interviews.find-times',
  method: 'GET',
  path: '/api/calendar/times',
  summary: 'What a time would collide with, and free times near it in working hours',
  access: may('interview.schedule'),
  query: z.object({
    candidateId: idSchema.optional(),
    /** The interview that would move to this time: it makes room, and stands in no one's way. */
    movingId: idSchema.optional(),
    /** Other interviewers, separated by commas: colleagues' times count too. */
    interviewers: text(6000).default(''),
    startDateTime: text(40),
    endDateTime: text(40),
    timeZone: text(60).default('UTC'),
  }),
  response: dataResponse(
    z.object({
      conflicts: z.array(busySchema),
      free: z.array(z.object({ startDateTime: z.string(), endDateTime: z.string() })),
    }),
  ),
  errors: ['NOT_FOUND'],
});
