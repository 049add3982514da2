import { z } from 'zod';
import { dataResponse, idSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { cvEditSchema, cvSchema, socialsSchema } from './cvs.schemas.ts';
import { holderSchema } from './holders.schemas.ts';

const withId = z.object({ id: idSchema });

const shownCvSchema = z.object({
  cv: cvSchema,
  candidate: z.object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    socials: socialsSchema,
  }),
});

export const getCv = defineRoute({
  id: 'cvs.get',
  method: 'GET',
  path: '/api/cv/:id',
  summary: 'A CV as it was read, with where each field was found; for its owner and all who may see the candidate',
  access: may('cv.read'),
  params: withId,
  response: shownCvSchema,
  errors: ['NOT_FOUND'],
});

export const getCvAhead = defineRoute({
  id: 'cvs.get-ahead',
  method: 'GET',
  path: '/api/cv/:id/ahead',
  summary:
    'The same for a screen that may show it next; noted as prepared. Showing it asks for `cvs.get`, noted as viewed',
  access: may('candidate.read'),
  params: withId,
  response: shownCvSchema,
  errors: ['NOT_FOUND'],
  // Enough for a recruiter who steps through a list, and no way to read people in bulk without a trace.
  rateLimit: { limit: 300, windowSeconds: 600, by: 'account' },
});

export const getCvFile = defineRoute({
  id: 'cvs.get-file',
  method: 'GET',
  path: '/api/cv/:id/file',
  summary: 'A short-lived link to the original file',
  access: may('cv.read'),
  params: withId,
  response: dataResponse(z.object({ url: z.url() })),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const getOwnCv = defineRoute({
  id: 'cvs.get-own',
  method: 'GET',
  path: '/api/candidate/cv',
  summary: "The signed-in candidate's present CV, or null",
  access: may('cv.read-own'),
  response: dataResponse(cvSchema.nullable()),
});

export const listHolders = defineRoute({
  id: 'cvs.list-holders',
  method: 'GET',
  path: '/api/candidate/cv/holders',
  summary: 'Who has a CV about the signed-in candidate, what its AI likelihood is and how it was scored',
  access: may('cv.read-own'),
  response: dataResponse(z.array(holderSchema)),
});

export const updateCv = defineRoute({
  id: 'cvs.update',
  method: 'PATCH',
  path: '/api/candidate/cv/:id',
  summary: "Corrects the candidate's own CV; what it was scored for is scored again",
  access: may('cv.update-own'),
  params: withId,
  body: cvEditSchema.extend({
    /** That of the CV the edit was begun with; one that was edited since is refused. Without it the edit is made anyway. */
    editedAt: z.iso.datetime().nullable().optional(),
  }),
  response: dataResponse(cvSchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const confirmCv = defineRoute({
  id: 'cvs.confirm',
  method: 'POST',
  path: '/api/candidate/cv/:id/confirm',
  summary: 'The candidate says that the CV is right',
  access: may('cv.update-own'),
  params: withId,
  response: dataResponse(cvSchema),
  errors: ['NOT_FOUND'],
});
