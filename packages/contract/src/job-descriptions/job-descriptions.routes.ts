import { z } from 'zod';
import { dataResponse, idSchema, requiredText } from '../kernel/fields.ts';
import { plainFileName } from '../kernel/file-names.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const maxUploadBytes = 10 * 1024 * 1024;

export const jobDescriptionUploadSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  companyId: idSchema,
  status: z.enum(['queued', 'reading', 'ready', 'failed']),
  /** Pages read so far, for progress; 0 of 0 while it waits. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  /** Why it could not be read, in words. */
  reason: z.string().nullable(),
  jobId: idSchema.nullable(),
  createdAt: z.iso.datetime(),
});
export type JobDescriptionUpload = z.infer<typeof jobDescriptionUploadSchema>;

export const uploadJobDescription = defineRoute({
  id: 'job-descriptions.upload',
  method: 'POST',
  path: '/api/upload/job-description',
  summary: 'Send a job description as a PDF (base64); it becomes a draft in the background',
  access: may('job.create'),
  body: z.object({
    fileName: requiredText(255, 'File name is required').overwrite(plainFileName),
    contentType: z.literal('application/pdf', { error: 'Please choose a PDF file' }),
    companyId: z.uuid('Please select a company before uploading'),
    fileContent: z
      .string({ error: 'The file is empty' })
      .min(1, 'The file is empty')
      .max(14_000_000, 'File too large. Max 10MB'),
  }),
  response: z.object({ message: z.string(), data: jobDescriptionUploadSchema }),
  status: 202,
  errors: ['NOT_FOUND', 'INVALID_FILE'],
  bodyLimit: 14 * 1024 * 1024,
});

export const listJobDescriptionUploads = defineRoute({
  id: 'job-descriptions.list',
  method: 'GET',
  path: '/api/upload/job-descriptions',
  summary: 'Job descriptions being read, and those of the last week that could not be',
  access: may('job.create'),
  response: dataResponse(z.array(jobDescriptionUploadSchema)),
});

export const retryJobDescriptionUpload = defineRoute({
  id: 'job-descriptions.retry',
  method: 'POST',
  path: '/api/upload/job-descriptions/:id/retry',
  summary: 'Read a failed job description again',
  access: may('job.create'),
  params: z.object({ id: idSchema }),
  response: dataResponse(jobDescriptionUploadSchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const dismissJobDescriptionUpload = defineRoute({
  id: 'job-descriptions.dismiss',
  method: 'DELETE',
  path: '/api/upload/job-descriptions/:id',
  summary: 'Take a failed upload off the list and delete its file',
  access: may('job.create'),
  params: z.object({ id: idSchema }),
  response: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
