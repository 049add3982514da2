import { z } from 'zod';
import { applicationStatusSchema } from '../applications/applications.schemas.ts';
import { dataResponse, idSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { stageMailInputSchema } from './stage-mails.ts';

export const stageMailSchema = z.object({
  status: applicationStatusSchema,
  subject: z.string(),
  body: z.string(),
  isSent: z.boolean(),
  /** Written by the organisation; otherwise the product's own words. */
  isOwn: z.boolean(),
});
export type StageMail = z.infer<typeof stageMailSchema>;

export const listStageMails = defineRoute({
  id: 'process.list-stage-mails',
  method: 'GET',
  path: '/api/process/stage-mails',
  summary: 'The mail a candidate can get at each stage',
  access: may('process.read'),
  response: dataResponse(z.array(stageMailSchema)),
});

export const saveStageMail = defineRoute({
  id: 'process.save-stage-mail',
  method: 'PUT',
  path: '/api/process/stage-mails/:status',
  summary: "Writes the organisation's own mail for a stage",
  access: may('process.write'),
  params: z.object({ status: applicationStatusSchema }),
  body: stageMailInputSchema,
  response: dataResponse(stageMailSchema),
});

export const resetStageMail = defineRoute({
  id: 'process.reset-stage-mail',
  method: 'DELETE',
  path: '/api/process/stage-mails/:status',
  summary: "Goes back to the product's own mail for a stage",
  access: may('process.write'),
  params: z.object({ status: applicationStatusSchema }),
  response: dataResponse(stageMailSchema),
});

export const previewStageMail = defineRoute({
  id: 'process.preview-stage-mail',
  method: 'GET',
  path: '/api/process/stage-mails/:status/preview',
  summary: 'The mail a candidate would get if their application moved to a stage',
  access: may('process.read'),
  params: z.object({ status: applicationStatusSchema }),
  query: z.object({ candidateId: idSchema, jobId: idSchema }),
  response: dataResponse(
    z.object({
      subject: z.string(),
      paragraphs: z.array(z.string()),
      isSent: z.boolean(),
      /** Without an address there is nowhere to send it. */
      hasAddress: z.boolean(),
    }),
  ),
  errors: ['NOT_FOUND'],
});

/** What became of a mail about an application. */
export const mailStateSchema = z.enum(['sent', 'on-its-way', 'bounced', 'not-sent']);
export type MailState = z.infer<typeof mailStateSchema>;

export const sentStageMailSchema = z.object({
  jobId: idSchema,
  jobTitle: z.string(),
  kind: z.enum(['moved', 'closed', 'still-open']),
  status: applicationStatusSchema,
  at: z.iso.datetime(),
  state: mailStateSchema,
  /** Why none was written. */
  because: z.enum(['not-chosen', 'no-address', 'taken-back']).nullable(),
});
export type SentStageMail = z.infer<typeof sentStageMailSchema>;

export const listSentStageMails = defineRoute({
  id: 'process.list-sent-mails',
  method: 'GET',
  path: '/api/process/candidates/:id/mails',
  summary: "Which mails a candidate's applications have caused, and what became of them",
  access: may('process.read'),
  params: z.object({ id: idSchema }),
  response: dataResponse(z.array(sentStageMailSchema)),
  errors: ['NOT_FOUND'],
});

export const processSettingsSchema = z
  .object({
    /** An application that was not touched for so many days waits for its recruiter. */
    waitingDays: z.number().int().min(1).max(365),
    /** After so many its candidate is told that it is still open. */
    tellDays: z.number().int().min(1).max(365),
    /** Whether receipts name the recruiter who decided, or only say that it was one. */
    areDecidersNamed: z.boolean(),
  })
  .refine(({ waitingDays, tellDays }) => tellDays >= waitingDays, {
    path: ['tellDays'],
    message: 'The candidate cannot be told before the recruiter is reminded',
  });
export type ProcessSettings = z.infer<typeof processSettingsSchema>;
export const defaultProcessSettings: ProcessSettings = { waitingDays: 14, tellDays: 21, areDecidersNamed: true };

export const getProcessSettings = defineRoute({
  id: 'process.get-settings',
  method: 'GET',
  path: '/api/process/settings',
  summary: 'How long applications may wait, and what receipts say',
  access: may('process.read'),
  response: dataResponse(processSettingsSchema),
});

export const saveProcessSettings = defineRoute({
  id: 'process.save-settings',
  method: 'PUT',
  path: '/api/process/settings',
  summary: 'Changes how long applications may wait, and what receipts say',
  access: may('process.write'),
  body: processSettingsSchema,
  response: dataResponse(processSettingsSchema),
});

export const waitingApplicationSchema = z.object({
  candidateId: idSchema,
  jobId: idSchema,
  name: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  status: applicationStatusSchema,
  /** When it was last moved. */
  since: z.iso.datetime(),
  /** When the candidate was told that it is still open. */
  toldAt: z.iso.datetime().nullable(),
});
export type WaitingApplication = z.infer<typeof waitingApplicationSchema>;

export const listWaitingApplications = defineRoute({
  id: 'process.list-waiting',
  method: 'GET',
  path: '/api/process/waiting',
  summary: 'Applications that were not touched for too long, the longest first',
  access: may('process.read'),
  response: dataResponse(
    z.object({ items: z.array(waitingApplicationSchema), total: z.number().int(), days: z.number().int() }),
  ),
});
