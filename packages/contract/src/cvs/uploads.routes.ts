import { z } from 'zod';
import { dataResponse, idSchema, requiredText, text } from '../kernel/fields.ts';
import { plainFileName } from '../kernel/file-names.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

export const cvMaxBytes = 10 * 1024 * 1024;
export const cvExtensions = ['.pdf', '.doc', '.docx', '.txt'] as const;
export const tooLargeMessage = 'File too large. Max 10MB';
export const wrongTypeMessage = 'Only .pdf, .doc, .docx and .txt files can be read';
export const mostFilesAtOnce = 500;

export const contentTypes: Readonly<Record<(typeof cvExtensions)[number], string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain',
};

/** A browser may call a .doc anything, or nothing: the ending decides, and the file itself afterwards. */
export function contentTypeOf(fileName: string): string | null {
  const ending = cvExtensions.find((extension) => fileName.toLowerCase().endsWith(extension));
  return ending ? contentTypes[ending] : null;
}

export const generateUploadUrls = defineRoute({
  id: 'cvs.generate-upload-urls',
  method: 'POST',
  path: '/api/upload/generate-upload-urls',
  summary: 'Addresses that single files may be PUT to, for a few minutes',
  access: may('cv.upload'),
  rateLimit: { limit: 120, windowSeconds: 600, by: 'account' },
  body: z.object({
    cvs: z
      .array(
        z.object({
          fileName: requiredText(255, 'A file name is required')
            .overwrite(plainFileName)
            .refine((name) => contentTypeOf(name) !== null, wrongTypeMessage),
          contentType: text(200).default(''),
          size: z.number().int().min(1, 'The file is empty').max(cvMaxBytes, tooLargeMessage).optional(),
        }),
      )
      .min(1, 'Choose at least one file')
      .max(mostFilesAtOnce, `At most ${mostFilesAtOnce} files at once`),
    maxBytes: z.number().int().min(1).optional(),
    jobId: idSchema.optional(),
    companyId: idSchema.optional(),
  }),
  response: z.object({
    batchId: idSchema,
    uploadUrls: z.array(
      z.object({ fileName: z.string(), uploadUrl: z.url(), contentType: z.string(), key: z.string() }),
    ),
  }),
  errors: ['NOT_FOUND', 'CONFLICT', 'SUBSCRIPTION_LIMIT_EXCEEDED', 'RATE_LIMITED'],
});

export const uploadFileStates = ['awaited', 'arrived', 'reading', 'read', 'duplicate', 'failed'] as const;

export const uploadFileSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  status: z.enum(uploadFileStates),
  /** Why it failed, or whom it repeats. */
  reason: z.string().nullable(),
  candidateId: idSchema.nullable(),
  cvId: idSchema.nullable(),
  name: z.string().nullable(),
});
export type UploadFile = z.infer<typeof uploadFileSchema>;

export const uploadBatchSchema = z.object({
  id: idSchema,
  createdAt: z.iso.datetime(),
  jobId: idSchema.nullable(),
  jobTitle: z.string().nullable(),
  total: z.number().int(),
  /** Read, whether or not the person was known already. */
  read: z.number().int(),
  duplicates: z.number().int(),
  failed: z.number().int(),
  /** Still to come, by file or by reading. */
  open: z.number().int(),
});
export type UploadBatch = z.infer<typeof uploadBatchSchema>;

export const completeUpload = defineRoute({
  id: 'cvs.complete-upload',
  method: 'POST',
  path: '/api/upload/complete',
  summary: 'Says which files have arrived; reading them begins',
  access: may('cv.upload'),
  body: z.object({
    keys: z.array(text(300)).min(1).max(mostFilesAtOnce),
    jobId: idSchema.optional(),
  }),
  status: 202,
  response: dataResponse(z.object({ accepted: z.number().int(), refused: z.array(uploadFileSchema) })),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

const withId = z.object({ id: idSchema });

export const listBatches = defineRoute({
  id: 'cvs.list-batches',
  method: 'GET',
  path: '/api/upload/batches',
  summary: 'The latest uploads and how far they are',
  access: may('cv.upload'),
  response: dataResponse(z.array(uploadBatchSchema)),
});

export const getBatch = defineRoute({
  id: 'cvs.get-batch',
  method: 'GET',
  path: '/api/upload/batches/:id',
  summary: 'One upload with its files',
  access: may('cv.upload'),
  params: withId,
  response: dataResponse(uploadBatchSchema.extend({ files: z.array(uploadFileSchema) })),
  errors: ['NOT_FOUND'],
});

export const retryFile = defineRoute({
  id: 'cvs.retry-file',
  method: 'POST',
  path: '/api/upload/files/:id/retry',
  summary: 'Reads a file that failed once more',
  access: may('cv.upload'),
  params: withId,
  status: 202,
  response: dataResponse(uploadFileSchema),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
