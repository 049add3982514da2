import { z } from 'zod';
import { dataResponse, idSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { receiptSchema } from './receipts.schemas.ts';

export const listReceipts = defineRoute({
  id: 'receipts.list',
  method: 'GET',
  path: '/api/recruiter/candidates/:id/receipts',
  summary: "Receipts of every decision about a candidate's applications, newest first",
  access: may('receipt.read'),
  params: z.object({ id: idSchema }),
  response: dataResponse(z.array(receiptSchema)),
  errors: ['NOT_FOUND'],
});

export const listOwnReceipts = defineRoute({
  id: 'receipts.list-own',
  method: 'GET',
  path: '/api/candidate/job/:id/receipts',
  summary: "Receipts of every decision about the signed-in candidate's application to a job, newest first",
  access: may('receipt.read-own'),
  params: z.object({ id: idSchema }),
  response: dataResponse(z.array(receiptSchema)),
  errors: ['NOT_FOUND'],
});

export const receiptVerdicts = ['genuine', 'altered', 'unknown', 'broken'] as const;

export const checkReceipt = defineRoute({
  id: 'receipts.check',
  method: 'POST',
  path: '/api/receipts/check',
  summary: 'Whether a receipt and those before it are unchanged since they were issued',
  access: { kind: 'public' },
  rateLimit: { limit: 60, windowSeconds: 60, by: 'address' },
  body: z.object({ receipt: receiptSchema }),
  response: dataResponse(
    z.object({
      verdict: z.enum(receiptVerdicts),
      /** How many receipts were issued after it, for a genuine one. */
      later: z.number().int().nullable(),
    }),
  ),
});
