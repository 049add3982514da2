import * as contract from '@candela/contract/bookings/bookings.routes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import { sendInterviewFile } from '../interviews/interview-file.service.ts';
import type { InterviewTools } from '../interviews/interview-parts.service.ts';
import { cancelBooked, chooseTime, getPage, readFile } from './book.service.ts';
import { createBooking, endBooking, listBookings, previewTimes } from './bookings.service.ts';

export const bookingRoutes = (tools: InterviewTools): RouteBinding[] => [
  bind(contract.createBooking, async ({ principal, body }) => ({ data: await createBooking(tools, principal, body) })),
  bind(contract.listBookings, async ({ principal }) => ({ data: await listBookings(tools, principal) })),
  bind(contract.previewBooking, async ({ principal, body }) => ({ data: await previewTimes(tools, principal, body) })),
  bind(contract.endBooking, async ({ principal, params }) => {
    await endBooking(tools, principal, params.id);
    return { message: 'The link no longer works.' };
  }),
  bind(contract.getBookingPage, async ({ params }) => ({ data: await getPage(tools, params.token) })),
  bind(contract.chooseTime, async ({ params, body }) => ({ data: await chooseTime(tools, params.token, body) })),
  bind(contract.cancelBooked, async ({ params, body }) => ({
    data: await cancelBooked(tools, params.token, body.reason),
  })),
];

const fileParams = z.object({ token: z.string().max(200) });

/** The chosen time as a file for a calendar program, without a session; the address is the permission. */
export function registerBookingFile(app: FastifyInstance, tools: InterviewTools): void {
  app.get('/calendar/booking/:token/interview.ics', async (request, reply) => {
    const { token } = fileParams.parse(request.params);
    const file = await readFile(tools, token).catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    return sendInterviewFile(reply, file);
  });
}
