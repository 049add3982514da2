import { z } from 'zod';
import { applicationStatusSchema } from '../applications/applications.schemas.ts';
import { dataResponse, idSchema, messageResponseSchema, pageQuerySchema, paginationSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

/** Why two records may be about one person. */
export const duplicateReasonSchema = z.enum(['email', 'phone', 'text']);
export type DuplicateReason = z.infer<typeof duplicateReasonSchema>;

export const duplicateRecordSchema = z.object({
  candidateId: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The person has tied it to their account. */
  isClaimed: z.boolean(),
  createdAt: z.iso.datetime(),
  cvId: idSchema.nullable(),
  fileName: z.string().nullable(),
  /** Of the latest entry in the CV. */
  title: z.string(),
  employer: z.string(),
  /** The companies of the organisation that know the person, by name. */
  companies: z.array(z.string()),
  applications: z.array(
    z.object({
      jobId: idSchema,
      jobTitle: z.string(),
      companyName: z.string(),
      status: applicationStatusSchema,
      appliedAt: z.iso.datetime(),
    }),
  ),
});
export type DuplicateRecord = z.infer<typeof duplicateRecordSchema>;

export const duplicatePairSchema = z.object({
  reasons: z.array(duplicateReasonSchema),
  foundAt: z.iso.datetime(),
  /** The older first. */
  records: z.tuple([duplicateRecordSchema, duplicateRecordSchema]),
});
export type DuplicatePair = z.infer<typeof duplicatePairSchema>;

export const listDuplicates = defineRoute({
  id: 'duplicates.list',
  method: 'GET',
  path: '/api/recruiter/duplicates',
  summary: 'Records that may be about the same person; for members who see all companies',
  access: may('candidate.merge'),
  query: pageQuerySchema,
  response: z.object({
    items: z.array(duplicatePairSchema),
    pagination: paginationSchema.extend({ total: z.number().int() }),
  }),
  errors: ['FORBIDDEN'],
});

export const mergeDuplicates = defineRoute({
  id: 'duplicates.merge',
  method: 'POST',
  path: '/api/recruiter/duplicates/merge',
  summary: 'Move everything of one record to another; what it was before is kept',
  access: may('candidate.merge'),
  body: z.object({ keepId: idSchema, mergeId: idSchema }).refine(({ keepId, mergeId }) => keepId !== mergeId, {
    path: ['mergeId'],
    message: 'Choose two different records',
  }),
  response: dataResponse(z.object({ candidateId: idSchema })),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TWO_ACCOUNTS'],
});

export const dismissDuplicates = defineRoute({
  id: 'duplicates.dismiss',
  method: 'POST',
  path: '/api/recruiter/duplicates/dismiss',
  summary: 'Say that two records are about two people; they are not suggested again',
  access: may('candidate.merge'),
  body: z.object({ candidateId: idSchema, otherId: idSchema }),
  response: messageResponseSchema,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const mergeSchema = z.object({
  /** Of the record that was merged into the other. */
  mergedId: idSchema,
  mergedName: z.string(),
  mergedEmail: z.string(),
  candidateId: idSchema,
  name: z.string(),
  mergedAt: z.iso.datetime(),
  mergedBy: z.string().nullable(),
  /** Why it can no longer be undone, in a sentence; null when it can. */
  obstacle: z.string().nullable(),
});
export type Merge = z.infer<typeof mergeSchema>;

export const listMerges = defineRoute({
  id: 'duplicates.list-merges',
  method: 'GET',
  path: '/api/recruiter/duplicates/merges',
  summary: 'The latest merges, and which of them can be undone',
  access: may('candidate.merge'),
  response: dataResponse(z.array(mergeSchema)),
  errors: ['FORBIDDEN'],
});

export const undoMerge = defineRoute({
  id: 'duplicates.undo-merge',
  method: 'POST',
  path: '/api/recruiter/duplicates/merges/:id/undo',
  summary: 'Makes two records of one again: each has what it had, with what happened to it since',
  access: may('candidate.merge'),
  params: z.object({ id: idSchema }),
  response: dataResponse(z.object({ candidateId: idSchema })),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'MERGE_STANDS'],
});
