import { z } from 'zod';
import { dataResponse, messageResponseSchema, text } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

/** How much of its mail to candidates an organisation has used today, and what is stopped. */
export const mailAllowanceSchema = z.object({
  sentToday: z.number().int(),
  dailyLimit: z.number().int(),
  /** They leave when the next day begins, or when the pause ends. */
  waiting: z.number().int(),
  /** They are being checked by those who run the platform. */
  held: z.number().int(),
  isPaused: z.boolean(),
  resetsAt: z.iso.datetime(),
});
export type MailAllowance = z.infer<typeof mailAllowanceSchema>;

export const getMailAllowance = defineRoute({
  id: 'mail.allowance',
  method: 'GET',
  path: '/api/mail/allowance',
  summary: "How many of today's mails to candidates the organisation has used",
  access: may('mail.read'),
  response: dataResponse(mailAllowanceSchema),
});

const token = z.object({ token: text(500) });

export const getReportedMail = defineRoute({
  id: 'mail.reported',
  method: 'GET',
  path: '/api/mail/report/:token',
  summary: 'The mail a link to complain belongs to',
  access: { kind: 'public' },
  rateLimit: { limit: 600, windowSeconds: 600, by: 'address' },
  params: token,
  response: dataResponse(
    z.object({
      organisationName: z.string(),
      subject: z.string(),
      sentAt: z.iso.datetime(),
      isReported: z.boolean(),
    }),
  ),
  errors: ['NOT_FOUND'],
});

/** Mail providers call it for many people from a few addresses, hence the generous limit. */
export const reportMail = defineRoute({
  id: 'mail.report',
  method: 'POST',
  path: '/api/mail/report/:token',
  summary: 'Complains about a mail: its sender may not write to this address again, and is paused after a few',
  access: { kind: 'public' },
  rateLimit: { limit: 600, windowSeconds: 600, by: 'address' },
  params: token,
  response: messageResponseSchema,
  errors: ['NOT_FOUND'],
});
