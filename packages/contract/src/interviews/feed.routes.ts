import { z } from 'zod';
import { dataResponse } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const getInterviewFeed = defineRoute({
  id: 'interviews.get-feed',
  method: 'GET',
  path: '/api/calendar/feed',
  summary: 'Whether the caller has a private address to subscribe to their interviews',
  access: may('interview.read'),
  response: dataResponse(z.object({ isActive: z.boolean() })),
});

export const createInterviewFeed = defineRoute({
  id: 'interviews.create-feed',
  method: 'POST',
  path: '/api/calendar/feed',
  summary: 'A new private address; one that was given before ends',
  access: may('interview.read'),
  response: dataResponse(
    z.object({
      /** Shown once: only a hash of it is kept. */
      url: z.string(),
    }),
  ),
});

export const deleteInterviewFeed = defineRoute({
  id: 'interviews.delete-feed',
  method: 'DELETE',
  path: '/api/calendar/feed',
  summary: 'End the private address',
  access: may('interview.read'),
  response: dataResponse(z.object({ isActive: z.boolean() })),
});
