import { z } from 'zod';
import { dataResponse, emailSchema, idSchema, messageResponseSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

/** Days between asking for an account's deletion and the deletion. */
export const graceDays = 7;
/** Days a made copy can be fetched. */
export const exportDays = 7;

export const dataExportSchema = z.object({
  id: idSchema,
  /** About the account's person, or of the whole organisation. */
  of: z.enum(['account', 'organisation']),
  status: z.enum(['queued', 'ready', 'failed']),
  requestedAt: z.iso.datetime(),
  bytes: z.number().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** What is held in one table, in words. */
export const heldItemSchema = z.object({
  holds: z.string(),
  count: z.number().int(),
  /** Why it is not in the copy; null where it is. */
  notExported: z.string().nullable(),
});

export const dataHolderSchema = z.object({
  organisationId: idSchema,
  organisationName: z.string(),
  /** The record was made by the organisation; otherwise the candidate applied with their own. */
  isTheirRecord: z.boolean(),
  /** Of a record the organisation made: whether the candidate has claimed it. */
  isClaimed: z.boolean(),
  /** The record that the candidate has claimed, and may correct. */
  recordId: idSchema.nullable(),
  /** Since when the organisation's own record is there; without one, when the candidate first applied. */
  since: z.iso.datetime(),
  /** When the candidate first applied with their own CV, if they did. */
  appliedAt: z.iso.datetime().nullable(),
  items: z.array(heldItemSchema),
});
export type DataHolder = z.infer<typeof dataHolderSchema>;

export const privacyOverviewSchema = z.object({
  email: z.string(),
  accountItems: z.array(heldItemSchema),
  holders: z.array(dataHolderSchema),
  /** Since when the candidate is ranked by people only. */
  objectedAt: z.iso.datetime().nullable(),
  exports: z.array(dataExportSchema),
  /** What an erasure leaves, and why. */
  stays: z.array(z.object({ holds: z.string(), why: z.string() })),
  /** Of the parent of an organisation: what has to be settled before the account can go. */
  organisation: z.object({ name: z.string(), otherMembers: z.number().int(), hasPaidPlan: z.boolean() }).nullable(),
});
export type PrivacyOverview = z.infer<typeof privacyOverviewSchema>;

export const getPrivacy = defineRoute({
  id: 'privacy.get',
  method: 'GET',
  path: '/api/privacy',
  summary: 'What is held about the signed-in person, by which organisation',
  access: may('account.use'),
  response: dataResponse(privacyOverviewSchema),
});

export const setObjection = defineRoute({
  id: 'privacy.set-objection',
  method: 'PUT',
  path: '/api/privacy/objection',
  summary: 'Objects to automated scoring, or takes the objection back',
  access: may('candidate.update-own'),
  body: z.object({ isObjecting: z.boolean() }),
  response: dataResponse(z.object({ objectedAt: z.iso.datetime().nullable() })),
});

export const eraseAtOrganisation = defineRoute({
  id: 'privacy.erase-at-organisation',
  method: 'DELETE',
  path: '/api/privacy/holders/:organisationId',
  summary: 'Erases everything one organisation holds about the signed-in candidate',
  access: may('candidate.update-own'),
  params: z.object({ organisationId: idSchema }),
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
  rateLimit: { limit: 20, windowSeconds: 3600, by: 'account' },
});

/** jsonresume.org, version 1.0.0; fields we know nothing of are left out. */
export const getResume = defineRoute({
  id: 'privacy.get-resume',
  method: 'GET',
  path: '/api/privacy/resume',
  summary: "The candidate's own CV as JSON Resume",
  access: may('cv.read-own'),
  response: dataResponse(z.record(z.string(), z.unknown())),
  errors: ['NO_CV'],
});

export const requestExport = defineRoute({
  id: 'privacy.request-export',
  method: 'POST',
  path: '/api/privacy/exports',
  summary: 'Makes a copy of everything held about the signed-in person, in the background; asking twice makes one',
  access: may('account.use'),
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'account' },
  status: 202,
  response: dataResponse(dataExportSchema),
});

export const requestOrganisationExport = defineRoute({
  id: 'privacy.request-organisation-export',
  method: 'POST',
  path: '/api/privacy/organisation/exports',
  summary: 'Makes a copy of everything the organisation has, in the background; asking twice makes one',
  access: may('organisation.export'),
  rateLimit: { limit: 10, windowSeconds: 3600, by: 'account' },
  status: 202,
  response: dataResponse(dataExportSchema),
});

export const downloadExport = defineRoute({
  id: 'privacy.download-export',
  method: 'GET',
  path: '/api/privacy/exports/:id/download',
  summary: 'A link to the copy that works for a minute',
  access: may('account.use'),
  params: z.object({ id: idSchema }),
  response: z.object({ url: z.string() }),
  errors: ['NOT_FOUND'],
});

export const deleteAccount = defineRoute({
  id: 'privacy.delete-account',
  method: 'POST',
  path: '/api/privacy/deletion',
  summary: 'Asks for the deletion of the account; signing in within seven days keeps it',
  access: may('account.use'),
  body: z.object({
    /** The account's own address, typed again. */
    email: emailSchema,
    /** Of the parent of an organisation: it is closed with the account. */
    closesOrganisation: z.boolean().default(false),
  }),
  response: dataResponse(z.object({ dueAt: z.iso.datetime() })),
  errors: ['VALIDATION_FAILED', 'CONFLICT'],
});

export const processingEntrySchema = z.object({
  feature: z.string(),
  table: z.string(),
  holds: z.string(),
  persons: z.array(z.enum(['candidate', 'account', 'address'])),
  exported: z.string(),
  erased: z.string(),
});

export const getProcessing = defineRoute({
  id: 'privacy.get-processing',
  method: 'GET',
  path: '/api/privacy/processing',
  summary: 'The record of processing: every kind of personal data, how it is exported and erased',
  access: { kind: 'public' },
  response: dataResponse(z.array(processingEntrySchema)),
});
