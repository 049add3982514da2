import { z } from 'zod';
import { applicationStatusSchema } from '../applications/applications.schemas.ts';
import { idSchema, text } from '../kernel/fields.ts';

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, 'Not a hash');

/** What was decided about an application, by whom and on what. Nothing in it names the candidate. */
export const receiptBodySchema = z.object({
  format: z.literal('candela-receipt/1'),
  application: idSchema,
  /** Its place in the chain of the application, from 1. */
  number: z.number().int().min(1).max(1_000_000),
  /** The hash of the receipt before it; null for the first. */
  previous: hashSchema.nullable(),
  at: z.iso.datetime(),
  job: text(500),
  company: text(500),
  /** Null where the application began. */
  from: applicationStatusSchema.nullable(),
  to: applicationStatusSchema,
  by: z.object({
    role: z.enum(['candidate', 'recruiter', 'system']),
    /** Of a recruiter, where the organisation wishes it. */
    name: text(500).nullable(),
  }),
  /** The score as it stood, and the engine that made it; null where there was none. */
  score: z.object({ value: z.number(), engine: text(200), version: text(200), scoredAt: z.iso.datetime() }).nullable(),
});
export type ReceiptBody = z.infer<typeof receiptBodySchema>;

export const receiptSchema = receiptBodySchema.extend({
  /** SHA-256 of everything else, as canonical JSON (RFC 8785: keys in order, no spaces). */
  hash: hashSchema,
});
export type Receipt = z.infer<typeof receiptSchema>;

/** One text for one value: keys sorted, no spaces, numbers and strings as JSON writes them (RFC 8785 for what receipts hold). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
}
