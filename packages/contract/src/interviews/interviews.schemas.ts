import { z } from 'zod';
import { cutAtWord } from '../kernel/cut-at-word.ts';
import { idSchema, text } from '../kernel/fields.ts';

export const mostAttendees = 20;
export const mostSlots = 3;
export const interviewOutcomes = ['took-place', 'no-show', 'moved'] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/**
 * A moment in ISO 8601: with `Z` or an offset as it is, without one on the clocks of the zone beside it. Read by the
 * server, which says what is wrong in the order people are told.
 */
const momentText = text(40);
const zoneText = text(60);

/** Of several addresses the wrong one is named. */
const attendeeEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z
      .email({ error: ({ input }) => `“${cutAtWord(String(input), 60)}” is not an email address.` })
      .max(254, 'The address of an attendee is too long.'),
  );

export const attendeeEmailsSchema = z
  .array(attendeeEmailSchema)
  .max(mostAttendees, `Please invite at most ${mostAttendees} attendees.`)
  .default([]);

export const scheduleInputSchema = z.object({
  candidateId: text(100).default(''),
  jobId: text(100).default(''),
  title: text(200).default(''),
  description: text(5000).default(''),
  startDateTime: momentText.default(''),
  endDateTime: momentText.default(''),
  timeZone: zoneText.default('UTC'),
  location: text(300).default(''),
  includeMeet: z.boolean().default(true),
  attendeeEmails: attendeeEmailsSchema,
});
export type ScheduleInput = z.output<typeof scheduleInputSchema>;

export const attendeeSchema = z.object({ email: z.string(), displayName: z.string() });

/** As what an attendee takes part. */
export const attendeeKinds = ['candidate', 'interviewer'] as const;

/** An interview as a calendar event, and beside it what the event's description only says in words. */
export const calendarInterviewSchema = z.object({
  id: idSchema,
  summary: z.string(),
  /** Labelled lines (Job ID, Candidate ID, Company, Job Title, Candidate Name), then the notes. */
  description: z.string(),
  start: z.object({ dateTime: z.string(), timeZone: z.string() }),
  end: z.object({ dateTime: z.string() }),
  location: z.string(),
  attendees: z.array(attendeeSchema.extend({ kind: z.enum(attendeeKinds) })),
  meetLink: z.string().nullable(),
  /** By video: with no link yet, the recruiter says how to join. */
  hasMeeting: z.boolean(),
  /** A page of the calendar for those who can open it; for the others the interview as a file to add to their own. */
  calendarLink: z.string().nullable(),
  isCalendarFile: z.boolean(),
  jobId: idSchema,
  candidateId: idSchema,
  companyName: z.string(),
  jobTitle: z.string(),
  candidateName: z.string(),
  notes: z.string(),
  isCancelled: z.boolean(),
  cancelReason: z.string().nullable(),
  outcome: z.enum(interviewOutcomes).nullable(),
  /** Requests for another time that are not answered yet. */
  openRequests: z.number().int(),
  /**
   * To recruiters, where the event stands in a calendar that is no longer connected: it does not follow what is changed here,
   * and is outdated once something was. Everyone is told by mail.
   */
  calendarGap: z.enum(['detached', 'outdated']).nullable(),
});
export type CalendarInterview = z.infer<typeof calendarInterviewSchema>;

export const slotSchema = z.object({
  startDateTime: z.string(),
  endDateTime: z.string(),
  timeZone: z.string(),
});
export type Slot = z.infer<typeof slotSchema>;

export const slotInputSchema = z.object({
  startDateTime: momentText,
  endDateTime: momentText,
  timeZone: zoneText.default('UTC'),
});

export const rescheduleRequestSchema = z.object({
  _id: idSchema,
  status: z.enum(['pending', 'accepted', 'rejected']),
  proposedSlots: z.array(slotSchema),
  acceptedSlot: slotSchema.nullable(),
  message: z.string(),
  /** Why it was rejected. */
  reason: z.string(),
  createdAt: z.string(),
});
export type RescheduleRequest = z.infer<typeof rescheduleRequestSchema>;
