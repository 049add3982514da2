import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { CustomFetch, CustomFetchOptions } from 'openid-client';
import { pickAddress } from '../webhooks/https-sender.ts';
import { createNameLookup } from '../webhooks/name-lookup.ts';
import { isPublicAddress } from '../webhooks/public-address.ts';

const findName = createNameLookup();

/** No provider's document or token is nearly as long. */
const longestAnswer = 1024 * 1024;

/**
 * For providers that organisations name themselves: over TLS, to public addresses only. The name is resolved once, and the
 * connection goes to an address that was checked.
 */
export const publicFetch: CustomFetch = async (address, options) => {
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new TypeError('Only https addresses are called.');
  const pinned = await pickAddress(url.hostname, findName, isPublicAddress);
  const answer = await call(url, pinned, options);
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(await readBody(answer), { status: answer.statusCode ?? 502, headers });
};

const call = (url: URL, pinned: LookupAddress, { method, headers, body, signal }: CustomFetchOptions) =>
  new Promise<IncomingMessage>((done, fail) => {
    const sent = request(
      url,
      {
        method,
        headers,
        agent: false,
        ...(signal && { signal }),
        lookup: (_host, { all }, answer) =>
          all ? answer(null, [pinned]) : answer(null, pinned.address, pinned.family),
      },
      done,
    );
    sent.on('error', fail);
    sent.end(body === undefined || body === null ? undefined : String(body));
  });

async function readBody(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > longestAnswer) throw new RangeError('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
