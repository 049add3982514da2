import { z } from 'zod';
import { dataResponse, idSchema, pageQuerySchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { totalPaginationSchema } from '../resources/resources.schemas.ts';

export const heldMailSchema = z.object({
  id: idSchema,
  organisationId: idSchema,
  organisationName: z.string(),
  organisationCreatedAt: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** What the rules found: `link`, `brand`, … */
  findings: z.array(z.string()),
  createdAt: z.iso.datetime(),
});
export type HeldMail = z.infer<typeof heldMailSchema>;

export const listHeldMails = defineRoute({
  id: 'mail.list-held',
  method: 'GET',
  path: '/api/admin/mail/held',
  summary: 'Mails of new organisations that the rules held, oldest first',
  access: may('mail.manage'),
  query: pageQuerySchema,
  response: z.object({ items: z.array(heldMailSchema), pagination: totalPaginationSchema }),
});

export const mailDecisionSchema = z
  .object({
    decision: z.enum(['release', 'refuse']),
    /** `organisation`: everything of its that is held; releasing ends the reviews, refusing pauses the organisation. */
    scope: z.enum(['mail', 'organisation']).default('mail'),
    /** Kept with the mail and in the audit log. */
    reason: text(500).trim().default(''),
  })
  .refine(({ decision, reason }) => decision === 'release' || reason !== '', {
    path: ['reason'],
    message: 'Please say why',
  });

export const decideHeldMail = defineRoute({
  id: 'mail.decide-held',
  method: 'POST',
  path: '/api/admin/mail/held/:id/decision',
  summary: 'Releases or refuses a held mail, or all of its organisation',
  access: may('mail.manage'),
  params: z.object({ id: idSchema }),
  body: mailDecisionSchema,
  response: dataResponse(z.object({ count: z.number().int() })),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const failedMailSchema = z.object({
  id: idSchema,
  /** Who writes; null where it is Candela itself. */
  organisation: z.object({ id: idSchema, name: z.string() }).nullable(),
  to: z.string(),
  /** Without the code that stands in some: it is for their reader alone. */
  subject: z.string(),
  /** What the mail server answered to the last try. */
  reason: z.string(),
  attempts: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type FailedMail = z.infer<typeof failedMailSchema>;

export const listFailedMails = defineRoute({
  id: 'mail.list-failed',
  method: 'GET',
  path: '/api/admin/mail/failed',
  summary: 'Mails that could not be delivered, newest first',
  access: may('mail.manage'),
  query: pageQuerySchema,
  response: z.object({ items: z.array(failedMailSchema), pagination: totalPaginationSchema }),
});

export const retryFailedMail = defineRoute({
  id: 'mail.retry-failed',
  method: 'POST',
  path: '/api/admin/mail/failed/:id/retry',
  summary: 'Hands a mail over once more, as often as a new one',
  access: may('mail.manage'),
  params: z.object({ id: idSchema }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const mailComplaintSchema = z.object({
  id: idSchema,
  organisationId: idSchema,
  organisationName: z.string(),
  address: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  /** When the organisation was resumed; it no longer counts. */
  settledAt: z.iso.datetime().nullable(),
});
export type MailComplaint = z.infer<typeof mailComplaintSchema>;

export const listMailComplaints = defineRoute({
  id: 'mail.list-complaints',
  method: 'GET',
  path: '/api/admin/mail/complaints',
  summary: 'Who complained about mail of which organisation, newest first',
  access: may('mail.manage'),
  query: pageQuerySchema,
  response: z.object({ items: z.array(mailComplaintSchema), pagination: totalPaginationSchema }),
});

export const mailSenderSchema = z.object({
  organisationId: idSchema,
  organisationName: z.string(),
  planName: z.string(),
  sentToday: z.number().int(),
  dailyLimit: z.number().int(),
  sentInAll: z.number().int(),
  waiting: z.number().int(),
  held: z.number().int(),
  complaints: z.number().int(),
  isTrusted: z.boolean(),
  pausedAt: z.iso.datetime().nullable(),
  pauseReason: z.string().nullable(),
});
export type MailSender = z.infer<typeof mailSenderSchema>;

export const listMailSenders = defineRoute({
  id: 'mail.list-senders',
  method: 'GET',
  path: '/api/admin/mail/senders',
  summary: 'What each organisation sends: paused ones first, then by mails today',
  access: may('mail.manage'),
  query: pageQuerySchema,
  response: z.object({ items: z.array(mailSenderSchema), pagination: totalPaginationSchema }),
});

export const pauseMailSender = defineRoute({
  id: 'mail.pause-sender',
  method: 'PATCH',
  path: '/api/admin/mail/senders/:id',
  summary: "Pauses an organisation's mail to candidates, or resumes it",
  access: may('mail.manage'),
  params: z.object({ id: idSchema }),
  body: z.object({
    isPaused: z.boolean(),
    /** Kept in the audit log. */
    reason: text(500).trim().min(1, 'Please say why'),
  }),
  response: z.object({}),
  errors: ['NOT_FOUND'],
});
