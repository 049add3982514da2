import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What everyone gets alike: kept for a while, then asked about by its tag, which is cheap when nothing changed. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  seconds: number,
): FastifyReply {
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('cache-control', `public, max-age=${seconds}`).header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((value) => value.trim().replace(/^W\//, ''));
  return known?.includes(tag) ? reply.code(304).send() : reply.send(body);
}
