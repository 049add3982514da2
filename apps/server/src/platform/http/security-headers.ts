import { randomBytes } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Everything that is not a page runs nothing and is framed by nobody. Pages set their own policy, with a
 * nonce for the framework's inline scripts, through `allowPage`.
 */
export function addSecurityHeaders(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/** The least that any answer carries, for those that no hook reaches. */
export const strictHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export const createNonce = (): string => randomBytes(16).toString('base64');

export interface PagePolicy {
  nonce: string;
  isSecure: boolean;
  /** Vite's development client talks over a web socket and injects style elements. */
  isDevServer: boolean;
  /** Origins files are uploaded to, when the store is not ours. */
  uploadOrigins: readonly string[];
}

/** A server-rendered page: our own scripts and those that carry this answer's nonce. */
export function allowPage(reply: FastifyReply, { nonce, isSecure, isDevServer, uploadOrigins }: PagePolicy): void {
  const connect = ["'self'", ...uploadOrigins, ...(isDevServer ? ['ws:'] : [])].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Attributes only ever come from our own components; style elements cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  reply.header('content-security-policy', policy);
}
