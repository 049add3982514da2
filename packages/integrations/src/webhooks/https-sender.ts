import type { LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { createNameLookup } from './name-lookup.ts';
import { type WebhookMessage, WebhookRefused, type WebhookSender } from './port.ts';
import { isPublicAddress } from './public-address.ts';

export interface HttpsSenderOptions {
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
  isAllowed?: (address: string) => boolean;
  /** Of a private authority, for tests. */
  ca?: string;
  timeoutMs?: number;
}

/**
 * Posts over TLS to public addresses only. The name is resolved once, every address it has is checked, and the connection goes
 * to one that was: a name that answers differently the second time is not asked a second time. Redirects are not followed.
 */
export function createHttpsSender(options: HttpsSenderOptions = {}): WebhookSender {
  const { resolve = createNameLookup(), isAllowed = isPublicAddress, timeoutMs = 10_000 } = options;
  return {
    async send(message, signal) {
      const url = new URL(message.url);
      if (url.protocol !== 'https:') throw new WebhookRefused('Only https addresses are called.');
      const address = await pickAddress(url.hostname, resolve, isAllowed);
      return post(url, address, message, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        ca: options.ca,
      });
    },
  };
}

/** One of the addresses of a name, all of which are allowed. @throws WebhookRefused */
export async function pickAddress(
  hostname: string,
  resolve: (host: string) => Promise<LookupAddress[]>,
  isAllowed: (address: string) => boolean,
): Promise<LookupAddress> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(host);
  const addresses = version ? [{ address: host, family: version }] : await resolve(host);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => isAllowed(address))) {
    throw new WebhookRefused('This address is not on the public network.');
  }
  return first;
}

const post = (
  url: URL,
  pinned: LookupAddress,
  { headers, body }: WebhookMessage,
  { signal, ca }: { signal: AbortSignal; ca: string | undefined },
): Promise<number> =>
  new Promise((done, fail) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal,
        agent: false,
        ...(ca !== undefined && { ca }),
        // The name stays in the certificate's check; where it leads was decided above.
        lookup: (_host, { all }, answer) =>
          all ? answer(null, [pinned]) : answer(null, pinned.address, pinned.family),
      },
      (response) => {
        // What the other side says beyond its status is of no interest, and may be endless.
        response.destroy();
        done(response.statusCode ?? 0);
      },
    );
    call.on('error', fail);
    call.end(body);
  });
