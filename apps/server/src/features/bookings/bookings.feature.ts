import { interviewCancelled } from '../../events/interviews.events.ts';
import { listen } from '../../platform/events/event.ts';
import { defineFeature } from '../../platform/manifest/feature.ts';
import { interviewsFeature } from '../interviews/interviews.feature.ts';
import { bookingsPersonal } from './bookings.personal.ts';
import { endBookingOf } from './bookings.repo.ts';
import { bookingRoutes, registerBookingFile } from './bookings.routes.ts';

/** Links with which candidates choose the time of an interview. */
export const bookingsFeature = defineFeature({
  name: 'bookings',
  personal: bookingsPersonal,
  build: ({ platform: { clock }, use }) => {
    const tools = use(interviewsFeature);
    return {
      service: undefined,
      routes: bookingRoutes(tools),
      mount: (app) => registerBookingFile(app, tools),
      listeners: [
        // A candidate who cancels may choose again; a recruiter who does has decided.
        listen(interviewCancelled, 'bookings.end-with-interview', async (tx, cancelled, { organisationId }) => {
          if (!cancelled.byCandidate) await endBookingOf(tx, organisationId, cancelled.interviewId, clock.now());
        }),
      ],
    };
  },
});
