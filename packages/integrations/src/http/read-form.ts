import type { Readable } from 'node:stream';
import { type LocalRequest, singleHeader } from './local-http.ts';

const longestBody = 16 * 1024;

/** The fields of a small form; null for what is none. */
export async function readForm(request: LocalRequest): Promise<URLSearchParams | null> {
  if (!singleHeader(request, 'content-type')?.startsWith('application/x-www-form-urlencoded')) return null;
  const text = await readText(request.body);
  return text === null ? null : new URLSearchParams(text);
}

async function readText(body: Readable): Promise<string | null> {
  const chunks: Buffer[] = [];
  let received = 0;
  // Breaking off must not destroy the request: the answer goes out over the same connection.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    received += bytes.length;
    if (received > longestBody) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
