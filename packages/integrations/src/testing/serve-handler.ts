import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { LocalHandler } from '../http/local-http.ts';
import { type Loopback, startLoopback } from './loopback.ts';

/** Mounts an embedded adapter's handler on a real port, as the product's server does. */
export function serveHandler(handle: LocalHandler): Promise<Loopback> {
  return startLoopback(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
    try {
      const answer = await handle({ method: incoming.method ?? 'GET', url, headers: incoming.headers, body: incoming });
      outgoing.writeHead(answer.status, answer.headers);
      if (answer.body instanceof Readable) await pipeline(answer.body, outgoing);
      else outgoing.end(answer.body);
    } catch {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    }
  });
}
