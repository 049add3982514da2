import { z } from 'zod';
import { dataResponse, idSchema, messageResponseSchema, text } from '../kernel/fields.ts';
import { refuseLinks } from '../kernel/names.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import {
  bookingInputSchema,
  bookingPageSchema,
  bookingSchema,
  timeSchema,
  timesInputSchema,
} from './bookings.schemas.ts';

export const createBooking = defineRoute({
  id: 'bookings.create',
  method: 'POST',
  path: '/api/bookings',
  summary: 'Send a candidate a link with which they choose the time of an interview',
  access: may('interview.schedule'),
  body: bookingInputSchema,
  response: dataResponse(bookingSchema),
  errors: ['CALENDAR_NOT_CONNECTED', 'NOT_FOUND', 'JOB_CLOSED', 'WITHDRAWN'],
});

export const listBookings = defineRoute({
  id: 'bookings.list',
  method: 'GET',
  path: '/api/bookings',
  summary: 'Links with which no time was chosen yet, the latest first',
  access: may('interview.schedule'),
  response: dataResponse(z.array(bookingSchema)),
});

export const previewBooking = defineRoute({
  id: 'bookings.preview',
  method: 'POST',
  path: '/api/bookings/preview',
  summary: 'The times that a link would offer now',
  access: may('interview.schedule'),
  body: timesInputSchema,
  response: dataResponse(z.object({ times: z.array(timeSchema) })),
});

export const endBooking = defineRoute({
  id: 'bookings.end',
  method: 'POST',
  path: '/api/bookings/:id/end',
  summary: 'Take a link back',
  access: may('interview.schedule'),
  params: z.object({ id: idSchema }),
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});

const token = { params: z.object({ token: text(200) }) };

export const getBookingPage = defineRoute({
  id: 'bookings.get-page',
  method: 'GET',
  path: '/api/book/:token',
  summary: 'What a link offers, or the time that was chosen with it',
  access: { kind: 'public' },
  rateLimit: { limit: 120, windowSeconds: 600, by: 'address' },
  ...token,
  response: dataResponse(bookingPageSchema),
  errors: ['NOT_FOUND'],
});

export const chooseTime = defineRoute({
  id: 'bookings.choose-time',
  method: 'POST',
  path: '/api/book/:token',
  summary: 'Choose a time, or another one',
  access: { kind: 'public' },
  rateLimit: { limit: 40, windowSeconds: 600, by: 'address' },
  ...token,
  body: z.object({
    start: z.iso.datetime({ offset: true }),
    /** The candidate's own, in which they are told. */
    timeZone: text(60).default('UTC'),
    /** The time that the page showed as booked; where another one is by now, it stays. Without it the booked one moves. */
    insteadOf: z.iso.datetime({ offset: true }).nullable().optional(),
  }),
  response: dataResponse(bookingPageSchema),
  errors: ['NOT_FOUND', 'CONFLICT', 'SLOT_TAKEN', 'INTERVIEW_OVER', 'BOOKING_ENDED', 'CALENDAR_UNAVAILABLE'],
});

export const cancelBooked = defineRoute({
  id: 'bookings.cancel',
  method: 'POST',
  path: '/api/book/:token/cancel',
  summary: 'Cancel the interview that was chosen with the link',
  access: { kind: 'public' },
  rateLimit: { limit: 40, windowSeconds: 600, by: 'address' },
  ...token,
  // It goes out by mail, to everyone who was invited.
  body: z.object({ reason: text(500).check(refuseLinks).default('') }),
  response: dataResponse(bookingPageSchema),
  errors: ['NOT_FOUND', 'INTERVIEW_OVER'],
});
