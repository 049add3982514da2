import { z } from 'zod';
import { dataResponse, idSchema, messageResponseSchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { jobSearchSchema } from './browse.routes.ts';

/** What a candidate keeps looking for. */
export const savedSearchSchema = z.object({
  id: idSchema,
  search: jobSearchSchema,
  /** A mail once a day about jobs that opened since the last one. */
  isMailed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const mostSavedSearches = 20;

const withId = z.object({ id: idSchema });

export const listSavedSearches = defineRoute({
  id: 'jobs.list-saved-searches',
  method: 'GET',
  path: '/api/candidate/searches',
  summary: "The candidate's saved searches, oldest first",
  access: may('job.browse'),
  response: dataResponse(z.array(savedSearchSchema)),
});

export const saveSearch = defineRoute({
  id: 'jobs.save-search',
  method: 'POST',
  path: '/api/candidate/searches',
  summary: 'Keeps a search and mails once a day what is new; the same search twice is one',
  access: may('job.browse'),
  body: jobSearchSchema,
  response: dataResponse(savedSearchSchema),
  errors: ['TOO_MANY_SEARCHES'],
});

export const changeSavedSearch = defineRoute({
  id: 'jobs.change-saved-search',
  method: 'PATCH',
  path: '/api/candidate/searches/:id',
  summary: 'Turns the mail of a saved search on or off',
  access: may('job.browse'),
  params: withId,
  body: z.object({ isMailed: z.boolean() }),
  response: dataResponse(savedSearchSchema),
  errors: ['NOT_FOUND'],
});

export const removeSavedSearch = defineRoute({
  id: 'jobs.remove-saved-search',
  method: 'DELETE',
  path: '/api/candidate/searches/:id',
  summary: 'Forgets a saved search; doing it twice changes nothing',
  access: may('job.browse'),
  params: withId,
  response: messageResponseSchema,
});

export const stopSearchMail = defineRoute({
  id: 'jobs.stop-search-mail',
  method: 'POST',
  path: '/api/public/searches/stop-mail',
  summary: "Ends the daily mail about an account's saved searches: the link at its foot",
  access: { kind: 'public' },
  rateLimit: { limit: 30, windowSeconds: 600, by: 'address' },
  body: z.object({ token: text(500) }),
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});
