import { randomBytes } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const oneYear = 365 * 24 * 60 * 60;
const referrers = 'strict-origin-when-cross-origin';

/**
 * Everything that is not a page runs nothing and may not be framed. Pages set their own policy, with a
 * nonce for the framework's inline scripts, through `allowPage`.
 */
export function addSecurityHeaders(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: isSecure ? { maxAge: oneYear, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: referrers },
    xFrameOptions: { action: 'deny' },
  });
}

/** The least that any answer carries, for those that no hook reaches. */
export const strictHeaders = (isSecure: boolean): Record<string, string> => ({
  ...(isSecure && { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` }),
  'referrer-policy': referrers,
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

export const createNonce = (): string => randomBytes(16).toString('base64');

export interface PagePolicy {
  /** For the framework's inline scripts; pages that everyone shares have none and get none. */
  nonce?: string;
  isSecure: boolean;
  /** Vite's development client talks over a web socket and injects style elements. */
  isDevServer: boolean;
  /** Origins files are uploaded to, when the store is not ours. */
  uploadOrigins: readonly string[];
  /** Other sites our forms may be sent to. */
  formOrigins: readonly string[];
  isFramedByUs: boolean;
  /** The vendor whose script a visitor may agree to. */
  analyticsId?: string | null;
  /** The origin of the table that takes cards, on the page that shows it. */
  paymentOrigin?: string | null;
}

const vendorScripts = 'https://www.googletagmanager.com';
const vendorCalls = 'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com';

/** A server-rendered page: our own scripts, those that carry this answer's nonce, and a vendor's where one is set up. */
export function allowPage(reply: FastifyReply, page: PagePolicy): void {
  const join = (...sources: (string | false | undefined | null)[]) => sources.filter(Boolean).join(' ');
  const ancestors = page.isFramedByUs ? "'self'" : "'none'";
  const policy = [
    "default-src 'self'",
    `script-src ${join("'self'", page.nonce && `'nonce-${page.nonce}'`, page.analyticsId && vendorScripts, page.paymentOrigin)}`,
    // Attributes only ever come from our own components; style elements cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${join("'self'", ...page.uploadOrigins, page.isDevServer && 'ws:', page.analyticsId && vendorCalls)}`,
    `frame-src ${join("'self'", page.paymentOrigin)}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${join("'self'", ...page.formOrigins)}`,
    `frame-ancestors ${ancestors}`,
    ...(page.isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  reply.header('content-security-policy', policy);
  if (page.isFramedByUs) reply.header('x-frame-options', 'SAMEORIGIN');
}
