import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBody, startLoopback } from './loopback.ts';

export interface CvLibraryAccount {
  username: string;
  password: string;
}

/**
 * What the next request meets instead of a plain answer:
 * - `slow` and `drop` carry it out and then stay silent, or close the connection: the caller cannot know it worked;
 * - `rate-limited` answers 429 with the given Retry-After, `no-adverts-left` 402, `broken` 500, `redirect` 302;
 * - `garbage` carries it out and answers 200 with something that is no JSON, `endless` without end, `odd-url` with a
 *   link of another scheme.
 */
export type CvLibraryMode =
  | { kind: 'slow' | 'drop' | 'no-adverts-left' | 'broken' | 'garbage' | 'odd-url' | 'endless' | 'redirect' }
  | { kind: 'rate-limited'; retryAfter: string };

export interface StoredAdvert extends Record<string, unknown> {
  id: string;
  isRemoved: boolean;
}

const required = ['title', 'description', 'industry', 'location'];
const fixed = ['title', 'location', 'workplace'];

/** Our provisional protocol, as strict as a board would be. */
export async function startCvLibraryServer(account: CvLibraryAccount) {
  const adverts = new Map<string, StoredAdvert>();
  const requests: { method: string; path: string; body: Record<string, unknown> | null }[] = [];
  const modes: CvLibraryMode[] = [];
  const expected = `Basic ${Buffer.from(`${account.username}:${account.password}`).toString('base64')}`;

  const loopback = await startLoopback(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://board.invalid');
    const raw = await readBody(request).catch(() => null);
    if (raw === null) return;
    const body = raw.length === 0 ? null : (JSON.parse(raw.toString()) as Record<string, unknown>);
    requests.push({ method: request.method ?? '', path, body });
    const mode = modes.shift();
    switch (mode?.kind) {
      case 'rate-limited':
        return send(response, 429, {}, { 'retry-after': mode.retryAfter });
      case 'no-adverts-left':
        return send(response, 402, {});
      case 'broken':
        return send(response, 500, { trace: `${request.headers.authorization}` });
      case 'redirect':
        return send(response, 302, {}, { location: '/elsewhere' });
    }
    const answer = act(request, path, searchParams.get('reference'), body);
    switch (mode?.kind) {
      case 'slow':
        return;
      case 'drop':
        return void request.socket.destroy();
      case 'garbage':
        return void response.writeHead(200).end('<html>Welcome to the board!</html>');
      case 'endless':
        return void pipeline(endlessBytes(), response.writeHead(200)).catch(() => undefined);
      case 'odd-url':
        return send(response, 200, { ...answer.body, url: 'javascript:alert(1)' });
    }
    send(response, answer.status, answer.body);
  });

  function act(request: IncomingMessage, path: string, reference: string | null, body: Record<string, unknown> | null) {
    if (request.headers.authorization !== expected) {
      return { status: 401, body: { error: `Unknown account ${request.headers.authorization}` } };
    }
    const [, collection, id, ...rest] = path.split('/');
    if (collection !== 'jobs' || rest.length > 0) return { status: 404, body: {} };
    if (request.method === 'POST' && id === undefined && body !== null) return post(body);
    if (request.method === 'PUT' && id !== undefined && body !== null) return put(id, body);
    if (request.method === 'DELETE' && id !== undefined) return remove(id);
    if (request.method === 'DELETE' && reference !== null) return remove(byReference(reference)?.id ?? '');
    return { status: 405, body: {} };
  }

  function byReference(wanted: unknown) {
    return [...adverts.values()].find(({ reference }) => reference === wanted);
  }

  function post(body: Record<string, unknown>) {
    const fields = problemsOf(body);
    if (fields !== null) return { status: 422, body: { fields } };
    const known = byReference(body.reference);
    if (known?.isRemoved) return { status: 422, body: { fields: { reference: 'This advert was removed.' } } };
    if (known !== undefined) return { status: 200, body: linkOf(known) };
    const advert = { ...body, id: String(225_000_001 + adverts.size), isRemoved: false };
    adverts.set(advert.id, advert);
    return { status: 201, body: linkOf(advert) };
  }

  function put(id: string, body: Record<string, unknown>) {
    const fields = problemsOf(body);
    if (fields !== null) return { status: 422, body: { fields } };
    const advert = adverts.get(id);
    if (advert === undefined || advert.isRemoved) return { status: 404, body: {} };
    if (fixed.some((name) => advert[name] !== body[name])) return { status: 409, body: {} };
    Object.assign(advert, body, { reference: advert.reference });
    return { status: 200, body: linkOf(advert) };
  }

  function remove(id: string) {
    const advert = adverts.get(id);
    if (advert === undefined) return { status: 404, body: {} };
    advert.isRemoved = true;
    return { status: 200, body: {} };
  }

  function linkOf({ id }: StoredAdvert) {
    return { id, url: `${loopback.origin}/job/${id}/advert` };
  }

  /** Boards know the country's towns; this one knows all but one. It also quotes what it should not. */
  function problemsOf(body: Record<string, unknown>): Record<string, string> | null {
    const fields: Record<string, string> = {};
    for (const name of required) if (!body[name]) fields[name] = 'This field is required.';
    if (body.location === 'Atlantis') fields.location = 'This town is not known.';
    if (body.company === 'Quoting Ltd') fields.company = `${account.username}:${account.password} may not post for it.`;
    return Object.keys(fields).length === 0 ? null : fields;
  }

  return {
    ...loopback,
    adverts,
    requests,
    /** The next requests meet these, in order; then all is well again. */
    meet: (...next: CvLibraryMode[]) => void modes.push(...next),
  };
}

/** Slow enough to be harmless, fast enough to pass any limit before a time-out. */
function endlessBytes(): Readable {
  return Readable.from(
    (async function* () {
      for (;;) {
        yield Buffer.alloc(64 * 1024, 'x');
        await sleep(5);
      }
    })(),
  );
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
