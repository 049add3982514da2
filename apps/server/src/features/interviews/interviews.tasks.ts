import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

const interviewPayload = z.object({ organisationId: z.uuid(), interviewId: z.uuid() });

/** Finishes what a process began and did not live to finish: the calendar has the event, or gets it now. */
export const settleInterviewTask = defineTask({
  name: 'interviews.settle',
  payload: interviewPayload,
  retries: 8,
  timeoutSeconds: 60,
  concurrency: 4,
});

/** Brings the organiser's calendar in line with a move or a cancellation. */
export const updateEventTask = defineTask({
  name: 'interviews.update-event',
  payload: interviewPayload,
  retries: 10,
  timeoutSeconds: 60,
  concurrency: 4,
});

/**
 * Takes an event out of a calendar: its making failed half-way, and the calendar may have it although it did not say so, or
 * its interview is gone.
 */
export const removeEventTask = defineTask({
  name: 'interviews.remove-event',
  payload: z.object({ accountId: z.uuid(), eventId: z.string() }),
  retries: 8,
  timeoutSeconds: 60,
  concurrency: 2,
});

/** Has the events taken out whose interviews were deleted, with whatever they belonged to. */
export const takeOutLeftTask = defineTask({
  name: 'interviews.take-out-left',
  payload: z.object({}),
  retries: 2,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '* * * * *',
});

/** A day and an hour before; says nothing when the interview has moved or was cancelled since. */
export const remindTask = defineTask({
  name: 'interviews.remind',
  payload: interviewPayload.extend({ startsAt: z.iso.datetime() }),
  retries: 5,
  timeoutSeconds: 60,
  concurrency: 4,
});

/** Cancels what was arranged for applications that have ended, unless the move was taken back meanwhile. */
export const endInterviewsTask = defineTask({
  name: 'interviews.end',
  payload: z.object({ organisationId: z.uuid(), jobId: z.uuid(), candidateId: z.uuid().optional() }),
  retries: 8,
  timeoutSeconds: 60,
  concurrency: 2,
});

/** Changes that a recruiter made in Google's own calendar, looked for once an hour while interviews are to come. */
export const readBackTask = defineTask({
  name: 'interviews.read-back',
  payload: z.object({ organisationId: z.uuid(), accountId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 300,
  concurrency: 2,
});
