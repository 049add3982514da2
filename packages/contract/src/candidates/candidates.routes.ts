import { z } from 'zod';
import { applicationStatusSchema } from '../applications/applications.schemas.ts';
import { socialsSchema } from '../cvs/cvs.schemas.ts';
import {
  dataResponse,
  idSchema,
  messageResponseSchema,
  pageQuerySchema,
  paginationSchema,
  text,
  yearsSchema,
} from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { factorSchema, keyFactorSchema } from '../rankings/rankings.schemas.ts';

export const personItemSchema = z.object({
  candidateId: idSchema,
  cvId: idSchema.nullable(),
  name: z.string(),
  email: z.string(),
  /** Of the latest entry. */
  title: z.string(),
  company: z.string(),
  experience_years: z.number(),
  skills: z.array(z.string()),
  /** The words that were found, in their surroundings; `**` around each. */
  snippet: z.string(),
  stages: z.array(z.object({ jobId: idSchema, jobTitle: z.string(), status: applicationStatusSchema })),
});
export type PersonItem = z.infer<typeof personItemSchema>;

export const searchPeople = defineRoute({
  id: 'candidates.search',
  method: 'GET',
  path: '/api/recruiter/candidates',
  summary: 'Everyone the recruiter may see, by words, skills, years and stage; typing mistakes are forgiven',
  access: may('candidate.read'),
  query: pageQuerySchema.extend({
    search: text(200).default(''),
    /** Comma-separated; all of them. */
    skills: text(500).default(''),
    minYears: yearsSchema.optional(),
    stage: applicationStatusSchema.optional(),
    /** One of the organisation's own tags. */
    tag: text(40).optional(),
    companyId: idSchema.optional(),
  }),
  mayBeSecondsOld: true,
  response: z.object({
    items: z.array(personItemSchema),
    pagination: paginationSchema.extend({ total: z.number().int() }),
    /** What was searched for instead of a word no CV contains. */
    corrections: z.array(z.object({ typed: z.string(), used: z.string() })),
  }),
});

export const personSchema = z.object({
  candidateId: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  socials: socialsSchema,
  isClaimed: z.boolean(),
  /** The same person again: the record they keep themselves, or one that was added here. Lists show the person once. */
  otherRecords: z.array(z.object({ candidateId: idSchema, kind: z.enum(['own', 'added']) })),
  /** The candidate took back every application, and with them their CV and how to reach them. */
  hasWithdrawn: z.boolean(),
  /** The candidate objected to automated scoring: there are no scores. */
  isPeopleOnly: z.boolean(),
  invitedAt: z.iso.datetime().nullable(),
  cvId: idSchema.nullable(),
  cvs: z.array(z.object({ id: idSchema, fileName: z.string(), createdAt: z.iso.datetime(), isCurrent: z.boolean() })),
  scores: z.array(
    z.object({
      jobId: idSchema,
      jobTitle: z.string(),
      companyName: z.string(),
      match_score: z.number(),
      factors: z.array(factorSchema),
      key_match_factors: z.array(keyFactorSchema),
      version: z.string(),
      scoredAt: z.iso.datetime(),
      status: applicationStatusSchema.nullable(),
    }),
  ),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      jobTitle: z.string(),
      from: applicationStatusSchema.nullable(),
      to: applicationStatusSchema,
      reason: z.string(),
      actor: z.string().nullable(),
    }),
  ),
});
export type Person = z.infer<typeof personSchema>;

const withId = z.object({ id: idSchema });

export const getPerson = defineRoute({
  id: 'candidates.get',
  method: 'GET',
  path: '/api/recruiter/candidates/:id',
  summary:
    'One person: details, CVs, scores, applications and their history; of a merged record, the one that was kept',
  access: may('candidate.read'),
  params: withId,
  response: dataResponse(personSchema),
  errors: ['NOT_FOUND'],
});

/** What an organisation holds about a candidate, for them, without an account: the invitation's link. */
export const heldSchema = z.object({
  organisationName: z.string(),
  name: z.string(),
  email: z.string(),
  fileName: z.string(),
  uploadedAt: z.iso.datetime(),
  jobTitle: z.string().nullable(),
});

export const getHeld = defineRoute({
  id: 'candidates.get-held-record',
  method: 'GET',
  path: '/api/held/:token',
  summary: 'What is held about the person an invitation was sent to',
  access: { kind: 'public' },
  rateLimit: { limit: 60, windowSeconds: 600, by: 'address' },
  params: z.object({ token: text(500) }),
  response: dataResponse(heldSchema),
  errors: ['NOT_FOUND'],
});

export const deleteHeld = defineRoute({
  id: 'candidates.delete-held-record',
  method: 'POST',
  path: '/api/held/:token/delete',
  summary: 'Deletes it: the file, what was read from it and every score',
  access: { kind: 'public' },
  rateLimit: { limit: 20, windowSeconds: 600, by: 'address' },
  params: z.object({ token: text(500) }),
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});

export const deleteOwnRecord = defineRoute({
  id: 'candidates.delete-own-record',
  method: 'POST',
  path: '/api/candidate/records/:id/delete',
  summary: 'Deletes what an organisation holds about the signed-in candidate, applications included',
  access: may('candidate.update-own'),
  params: withId,
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});
