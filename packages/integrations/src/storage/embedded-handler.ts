import { Transform } from 'node:stream';
import { type LocalHandler, type LocalRequest, type LocalResponse, singleHeader } from '../http/local-http.ts';
import { attachmentDisposition } from './content-headers.ts';
import type { createDiskFiles } from './disk-files.ts';
import { StorageFull, StorageObjectMissing } from './port.ts';
import { isStorageKey } from './storage-key.ts';
import { type FileGrant, readGrant } from './url-signature.ts';

interface HandlerParts {
  files: ReturnType<typeof createDiskFiles>;
  signingKey: Uint8Array;
  now: () => Date;
}

type UploadGrant = Extract<FileGrant, { method: 'PUT' }>;
type DownloadGrant = Extract<FileGrant, { method: 'GET' }>;

const pathPrefix = '/files/';
const fullMessage = 'There is no room for this file at the moment. Please try again later.';

/** A stored file is a stranger's: it is saved, never shown, and could do nothing if it were shown. */
const safeHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

class BodyRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function createFileHandler({ files, signingKey, now }: HandlerParts): LocalHandler {
  return async (request) => {
    const { method, url } = request;
    if (method !== 'PUT' && method !== 'GET') {
      return refuse(405, 'Only PUT and GET are possible here', { allow: 'GET, PUT' });
    }
    const key = url.pathname.startsWith(pathPrefix) ? url.pathname.slice(pathPrefix.length) : '';
    // A key has no character that needs escaping, so an escaped path is never one of ours.
    const grant = isStorageKey(key) ? readGrant(method, key, url.searchParams, signingKey) : null;
    if (grant === null) return refuse(403, 'This link is not valid');
    if (now().getTime() >= grant.expires * 1000) return refuse(403, 'This link has expired');
    return grant.method === 'PUT' ? upload(request, grant) : download(grant);
  };

  async function upload(request: LocalRequest, grant: UploadGrant): Promise<LocalResponse> {
    try {
      assertDeclared(request, grant);
      const body = request.body.pipe(boundedBy(grant, request));
      const isNew = await files.create(grant.key, body, grant.contentType);
      if (!isNew) return refuse(409, 'This address was used already');
    } catch (error) {
      if (error instanceof StorageFull) return refuse(503, fullMessage, { connection: 'close', 'retry-after': '60' });
      if (error instanceof BodyRefused) return refuse(error.status, error.message, { connection: 'close' });
      throw error;
    }
    return { status: 200, headers: { ...safeHeaders, 'content-length': '0' } };
  }

  async function download(grant: DownloadGrant): Promise<LocalResponse> {
    try {
      const { body, size } = await files.read(grant.key);
      const headers = {
        ...safeHeaders,
        'content-type': grant.contentType,
        'content-length': String(size),
        'content-disposition': attachmentDisposition(grant.fileName),
      };
      return { status: 200, headers, body };
    } catch (error) {
      if (error instanceof StorageObjectMissing) return refuse(404, 'This file no longer exists');
      throw error;
    }
  }
}

/** What the headers already give away is refused before a byte is read. */
function assertDeclared(request: LocalRequest, grant: UploadGrant): void {
  if (singleHeader(request, 'content-type') !== grant.contentType) {
    throw new BodyRefused(415, `The content type must be ${grant.contentType}`);
  }
  if (request.headers['content-encoding'] !== undefined) {
    throw new BodyRefused(415, 'The body must be sent as it is');
  }
  const declared = singleHeader(request, 'content-length');
  if (declared === undefined) return;
  if (Number(declared) > grant.limit) throw new BodyRefused(413, 'The file is too large');
  if (grant.size !== undefined && Number(declared) !== grant.size) throw wrongSize();
}

/** Counts what really arrives, because a header can lie or be missing. */
function boundedBy(grant: UploadGrant, request: LocalRequest): Transform {
  let received = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > grant.limit) done(new BodyRefused(413, 'The file is too large'));
      else done(null, chunk);
    },
    flush(done) {
      done(grant.size === undefined || received === grant.size ? null : wrongSize());
    },
  });
  // `pipe` forwards data only: without these, a browser that goes away would leave the writer waiting for ever.
  const interrupted = () => bounded.destroy(new BodyRefused(400, 'The upload was interrupted'));
  if (request.body.destroyed && !request.body.readableEnded) interrupted();
  request.body.once('error', interrupted);
  request.body.once('close', () => {
    if (!request.body.readableEnded) interrupted();
  });
  return bounded;
}

function wrongSize(): BodyRefused {
  return new BodyRefused(400, 'The file does not have the announced size');
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): LocalResponse {
  return {
    status,
    headers: { ...safeHeaders, 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify({ message }),
  };
}
