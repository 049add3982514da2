import { z } from 'zod';
import { attendeeEmailsSchema } from '../interviews/interviews.schemas.ts';
import { idSchema, text } from '../kernel/fields.ts';

export const mostNamedTimes = 30;
export const bookingLengths = [15, 30, 45, 60, 90, 120] as const;

const clockText = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time.');

/** Times of the recruiter's choosing. */
const namedTimesSchema = z.object({
  kind: z.literal('times'),
  /** Starts, each a moment or a time on the clocks of the link's zone. */
  starts: z.array(text(40)).min(1, 'Please offer at least one time.').max(mostNamedTimes),
});

/** Days and hours, from which the free times follow whenever the page is opened. */
const rulesSchema = z
  .object({
    kind: z.literal('rules'),
    /** Monday is 1. */
    days: z.array(z.number().int().min(1).max(7)).min(1, 'Please choose at least one day.').max(7),
    from: clockText.default('09:00'),
    to: clockText.default('17:00'),
    /** No sooner than so many hours from now. */
    noticeHours: z.number().int().min(0).max(336).default(24),
    /** Kept free before and after whatever else is in the calendar. */
    bufferMinutes: z.number().int().min(0).max(240).default(15),
    /** So many interviews a day by links like this one. */
    mostADay: z.number().int().min(1).max(20).default(4),
    daysAhead: z.number().int().min(1).max(60).default(14),
  })
  .refine(({ from, to }) => to > from, { path: ['to'], message: 'End time must be after start time.' });

export const bookingOfferSchema = z.discriminatedUnion('kind', [namedTimesSchema, rulesSchema]);
export type BookingOffer = z.output<typeof bookingOfferSchema>;

export const timesInputSchema = z.object({
  lengthMinutes: z.number().int().min(5).max(480).default(45),
  timeZone: text(60).default('UTC'),
  offer: bookingOfferSchema,
});
export type TimesInput = z.output<typeof timesInputSchema>;

export const bookingInputSchema = timesInputSchema.extend({
  candidateId: text(100).default(''),
  jobId: text(100).default(''),
  title: text(200).default(''),
  description: text(5000).default(''),
  location: text(300).default(''),
  includeMeet: z.boolean().default(true),
  attendeeEmails: attendeeEmailsSchema,
  /** So long a time can be chosen. */
  expiresInDays: z.number().int().min(1).max(90).default(14),
});
export type BookingInput = z.output<typeof bookingInputSchema>;

export const timeSchema = z.object({ start: z.string(), end: z.string() });

/** A link as recruiters see it. */
export const bookingSchema = z.object({
  id: idSchema,
  url: z.string(),
  candidateId: idSchema,
  candidateName: z.string(),
  jobId: idSchema,
  jobTitle: z.string(),
  title: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Booking = z.infer<typeof bookingSchema>;

/**
 * - `open`: a time can be chosen;
 * - `booked`: one is chosen, and can be changed until it begins;
 * - `over`: the chosen time has begun;
 * - `paused`: the recruiter's calendar is not connected, so no time can be chosen now;
 * - `ended`: expired, taken back, or the application is closed.
 */
export const bookingStates = ['open', 'booked', 'over', 'paused', 'ended'] as const;

/** What the page behind a link shows; it knows nothing of other candidates. */
export const bookingPageSchema = z.object({
  state: z.enum(bookingStates),
  companyName: z.string(),
  jobTitle: z.string(),
  title: z.string(),
  notes: z.string(),
  location: z.string(),
  hasMeeting: z.boolean(),
  recruiterName: z.string(),
  candidateName: z.string(),
  lengthMinutes: z.number().int(),
  /** The recruiter's. */
  timeZone: z.string(),
  expiresAt: z.string(),
  times: z.array(timeSchema),
  chosen: z.object({ start: z.string(), end: z.string(), meetLink: z.string().nullable() }).nullable(),
});
export type BookingPage = z.infer<typeof bookingPageSchema>;
