import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { constants, createGzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The request in the form React Router takes; it ends early when the person goes away. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value].flat()) if (single !== undefined) headers.append(name, single);
  }
  return new Request(new URL(request.raw.url ?? '/', origin), {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(request.body instanceof Buffer && { body: new Uint8Array(request.body) }),
  });
}

/** Sends a rendered answer on, compressed where the browser asks for it. A page comes whole, other answers as they are made. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  whole: Buffer | undefined,
): FastifyReply {
  reply.code(response.status);
  // What is not said to be the same for every visitor is one visitor's, and stays in no cache and on no shared computer.
  reply.header('cache-control', 'no-store');
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const body = whole ?? (response.body && Readable.fromWeb(response.body as ReadableStream));
  if (!body) return reply.send();
  const isText = /^(text\/|application\/(json|javascript|xml))/.test(response.headers.get('content-type') ?? '');
  const wantsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'cookie, accept-encoding');
  if (!isText || !wantsGzip) return reply.send(body);
  reply.header('content-encoding', 'gzip');
  if (body instanceof Readable) return reply.send(body.pipe(createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })));
  return reply.send(gzipSync(body, { level: 2 }));
}
