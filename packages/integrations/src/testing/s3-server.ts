import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, startLoopback } from './loopback.ts';
import { type SigV4Keys, verifySigV4 } from './sigv4.ts';

export interface S3ServerOptions extends SigV4Keys {
  bucket: string;
  now: () => Date;
  /** Small, so that tests see more than one page. */
  pageSize?: number;
}

interface StoredBody {
  body: Buffer;
  contentType: string;
  modifiedAt: Date;
}

interface PartialUpload {
  key: string;
  contentType: string;
  parts: Map<number, Buffer>;
}

const statusOf: Record<string, number> = { NoSuchKey: 404, NoSuchBucket: 404, NoSuchUpload: 404, BadDigest: 400 };

/** An S3 of one bucket, in memory, that checks every signature and answers errors in Amazon's XML. */
export async function startS3Server(options: S3ServerOptions) {
  const objects = new Map<string, StoredBody>();
  const uploads = new Map<string, PartialUpload>();
  const failures: number[] = [];
  let requests = 0;
  let isHanging = false;

  const loopback = await startLoopback(async (request, response) => {
    requests += 1;
    const url = new URL(request.url ?? '/', 'http://s3.invalid');
    const body = await readBody(request).catch(() => null);
    if (body === null || isHanging) return;
    const failure = failures.shift();
    if (failure !== undefined) return sendError(response, 'SlowDown', 'Please reduce your request rate.', failure);
    const verdict = verifySigV4(request, url, options, options.now());
    if (!verdict.ok) return sendError(response, verdict.code, verdict.message);
    const hash = createHash('sha256').update(body).digest('hex');
    if (verdict.payloadHash !== 'UNSIGNED-PAYLOAD' && verdict.payloadHash !== hash) {
      return sendError(response, 'XAmzContentSHA256Mismatch', 'The body does not match its hash.', 400);
    }
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== options.bucket) return sendError(response, 'NoSuchBucket', 'The bucket does not exist.');
    const key = rest.map(decodeURIComponent).join('/');
    if (key === '') return onBucket(request, url, response);
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) {
      return onUpload(request, url, key, body, response);
    }
    return onObject(request, url, key, body, response);
  });

  function onBucket(request: IncomingMessage, url: URL, response: ServerResponse) {
    if (request.method === 'HEAD') return send(response, 200);
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, options.pageSize ?? 1000);
    const next = keys.length > page.length ? page.at(-1) : undefined;
    const contents = page.map((key) => {
      const found = objects.get(key);
      return `<Contents><Key>${key}</Key><LastModified>${found?.modifiedAt.toISOString()}</LastModified><Size>${found?.body.length}</Size></Contents>`;
    });
    const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    const inner = `<IsTruncated>${next !== undefined}</IsTruncated>${token}${contents.join('')}`;
    send(response, 200, xml(`<ListBucketResult>${inner}</ListBucketResult>`));
  }

  function onObject(request: IncomingMessage, url: URL, key: string, body: Buffer, response: ServerResponse) {
    const source = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && typeof source === 'string') {
      const found = objects.get(decodeURIComponent(source).replace(/^\/?[^/]+\//, ''));
      if (!found) return sendError(response, 'NoSuchKey', 'The specified key does not exist.');
      objects.set(key, { ...found, modifiedAt: options.now() });
      const inner = `<ETag>"${etag(found.body)}"</ETag>`;
      return send(response, 200, xml(`<CopyObjectResult>${inner}</CopyObjectResult>`));
    }
    if (request.method === 'PUT') {
      objects.set(key, { body, contentType: typeOf(request), modifiedAt: options.now() });
      return send(response, 200, undefined, { etag: `"${etag(body)}"` });
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return send(response, 204);
    }
    const found = objects.get(key);
    if (found === undefined) return sendError(response, 'NoSuchKey', 'The specified key does not exist.');
    const headers: Record<string, string> = {
      'content-type': url.searchParams.get('response-content-type') ?? found.contentType,
      'content-length': String(found.body.length),
      'last-modified': found.modifiedAt.toUTCString(),
    };
    for (const name of ['content-disposition', 'cache-control']) {
      const value = url.searchParams.get(`response-${name}`);
      if (value !== null) headers[name] = value;
    }
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : found.body);
  }

  function onUpload(request: IncomingMessage, url: URL, key: string, body: Buffer, response: ServerResponse) {
    const id = url.searchParams.get('uploadId') ?? '';
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const created = randomUUID();
      uploads.set(created, { key, contentType: typeOf(request), parts: new Map() });
      const inner = `<UploadId>${created}</UploadId>`;
      return send(response, 200, xml(`<InitiateMultipartUploadResult>${inner}</InitiateMultipartUploadResult>`));
    }
    const upload = uploads.get(id);
    if (upload?.key !== key) return sendError(response, 'NoSuchUpload', 'The specified upload does not exist.');
    if (request.method === 'PUT') {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body);
      return send(response, 200, undefined, { etag: `"${etag(body)}"` });
    }
    uploads.delete(id);
    if (request.method === 'DELETE') return send(response, 204);
    const whole = Buffer.concat([...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => part));
    objects.set(key, { body: whole, contentType: upload.contentType, modifiedAt: options.now() });
    send(response, 200, xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`));
  }

  return {
    ...loopback,
    objects,
    openUploads: uploads,
    requestCount: () => requests,
    /** The next requests answer these statuses, in order. */
    failNext: (...statuses: number[]) => void failures.push(...statuses),
    /** Takes requests and never answers. */
    hang: (value: boolean) => {
      isHanging = value;
    },
  };
}

function typeOf(request: IncomingMessage): string {
  return request.headers['content-type'] ?? 'binary/octet-stream';
}

function etag(body: Buffer): string {
  return createHash('md5').update(body).digest('hex');
}

function xml(inner: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${inner}`;
}

function send(response: ServerResponse, status: number, body?: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body);
}

function sendError(response: ServerResponse, code: string, message: string, status = statusOf[code] ?? 403): void {
  send(response, status, xml(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`));
}
