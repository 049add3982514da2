import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const offer = z.object({
  plan: z.string(),
  displayName: z.string(),
  term: z.enum(['monthly', 'yearly']),
  pence: z.number().int(),
});

const checkoutSchema = z.object({
  kind: z.literal('checkout'),
  id: z.string(),
  organisationId: z.uuid(),
  organisationName: z.string(),
  offer,
  successUrl: z.string(),
  cancelUrl: z.string(),
});
const portalSchema = z.object({
  kind: z.literal('portal'),
  organisationId: z.uuid(),
  returnUrl: z.string(),
  offer: offer.optional(),
});

export type LocalCheckout = z.infer<typeof checkoutSchema>;
export type LocalPortal = z.infer<typeof portalSchema>;
const tokenSchema = z.object({
  expires: z.number(),
  content: z.discriminatedUnion('kind', [checkoutSchema, portalSchema]),
});

const lifetimeMs = 24 * 3600 * 1000;

const macOf = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update('local-billing').update(text).digest('base64url');

/** Everything a page of the local processor needs to know travels in its address, signed, for a day. */
export function sealToken(key: Uint8Array, content: LocalCheckout | LocalPortal, now: Date): string {
  const text = Buffer.from(JSON.stringify({ expires: now.getTime() + lifetimeMs, content })).toString('base64url');
  return `${text}.${macOf(key, text)}`;
}

export function openToken(key: Uint8Array, token: string, now: Date): LocalCheckout | LocalPortal | null {
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(macOf(key, text));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = tokenSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return parsed.success && parsed.data.expires > now.getTime() ? parsed.data.content : null;
}
