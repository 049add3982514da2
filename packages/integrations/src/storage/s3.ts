import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { assertContentType, attachmentDisposition } from './content-headers.ts';
import { type Storage, StorageObjectMissing, StorageUnavailable, spentType } from './port.ts';
import { putStream } from './s3-stream.ts';
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts';

export interface S3StorageOptions {
  bucket: string;
  region: string;
  /** For stores other than Amazon's; addressed by path, because they rarely have a host name for each bucket. */
  endpoint?: string;
  /** Absent: the SDK's own chain (instance role, web identity, profile). */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
  now: () => Date;
  connectTimeoutMs?: number;
  /** Until the answer's headers, and the longest silence on a connection. */
  requestTimeoutMs?: number;
  maxAttempts?: number;
}

interface Bucket {
  client: S3Client;
  name: string;
  now: () => Date;
}

export function createS3Storage(options: S3StorageOptions): Storage {
  const bucket: Bucket = { client: openClient(options), name: options.bucket, now: options.now };
  return {
    signUpload: (upload) => signUpload(bucket, upload),
    signDownload: (download) => signDownload(bucket, download),
    put: (key, body, contentType) => putObject(bucket, key, body, contentType),
    read: (key) => readObject(bucket, key),
    head: (key) => headObject(bucket, key),
    keep: (uploadKey, keptKey) => keepObject(bucket, uploadKey, keptKey),
    delete: (key) => deleteObject(bucket, key),
    list: (prefix) => listBucket(bucket, prefix),
    check: () => checkBucket(bucket),
    close: () => closeClient(bucket),
  };
}

const openClient = ({ requestTimeoutMs = 15_000, ...options }: S3StorageOptions): S3Client =>
  new S3Client({
    region: options.region,
    endpoint: options.endpoint,
    forcePathStyle: options.endpoint !== undefined,
    credentials: options.credentials,
    maxAttempts: options.maxAttempts ?? 3,
    // Otherwise the checksum of an empty body lands in presigned URLs, and stores refuse the upload that follows.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: options.connectTimeoutMs ?? 3_000,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: requestTimeoutMs,
    },
  });

async function signUpload(
  { client, name, now }: Bucket,
  { key, contentType, size, maxBytes, expiresInSeconds }: Parameters<Storage['signUpload']>[0],
): Promise<string> {
  assertStorageKey(key);
  assertContentType(contentType);
  if (size !== undefined && size > maxBytes) throw new RangeError('The size is above the limit');
  const command = new PutObjectCommand({ Bucket: name, Key: key, ContentType: contentType, ContentLength: size });
  // Only `host` is signed unless we ask: every type and length would do.
  const signableHeaders = new Set(size === undefined ? ['content-type'] : ['content-type', 'content-length']);
  return attempt('sign an upload', () =>
    getSignedUrl(client, command, { expiresIn: expiresInSeconds, signableHeaders, signingDate: now() }),
  );
}

async function signDownload(
  { client, name, now }: Bucket,
  { key, fileName, contentType, expiresInSeconds }: Parameters<Storage['signDownload']>[0],
): Promise<string> {
  assertStorageKey(key);
  assertContentType(contentType);
  const command = new GetObjectCommand({
    Bucket: name,
    Key: key,
    ResponseContentType: contentType,
    ResponseContentDisposition: attachmentDisposition(fileName),
    ResponseCacheControl: 'private, no-store',
  });
  return attempt('sign a download', () =>
    getSignedUrl(client, command, { expiresIn: expiresInSeconds, signingDate: now() }),
  );
}

async function putObject(
  { client, name }: Bucket,
  key: string,
  body: Readable | Uint8Array,
  contentType: string,
): Promise<void> {
  assertStorageKey(key);
  assertContentType(contentType);
  const target = { Bucket: name, Key: key, ContentType: contentType };
  await attempt('store an object', async () => {
    if (body instanceof Readable) await putStream(client, target, body);
    else await client.send(new PutObjectCommand({ ...target, Body: body }));
  });
}

async function readObject({ client, name }: Bucket, key: string): Promise<Readable> {
  assertStorageKey(key);
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: key }));
    if (Body instanceof Readable) return Body;
    throw new Error('no body');
  } catch (error) {
    if (isMissing(error)) throw new StorageObjectMissing(key);
    throw new StorageUnavailable('read an object', errorCode(error));
  }
}

// A signed PUT cannot be taken back, and one that may only create would need a header that not every client sends: so
// what is kept lies under another key, and what comes later under the old one is never read.
async function keepObject(bucket: Bucket, uploadKey: string, keptKey: string) {
  const kept = await headObject(bucket, keptKey);
  if (kept || uploadKey === keptKey) return kept;
  const uploaded = await headObject(bucket, uploadKey);
  if (!uploaded || uploaded.contentType === spentType) return null;
  await attempt('keep an object', async () => {
    await bucket.client.send(
      new CopyObjectCommand({ Bucket: bucket.name, Key: keptKey, CopySource: `${bucket.name}/${uploadKey}` }),
    );
    await bucket.client.send(
      new PutObjectCommand({ Bucket: bucket.name, Key: uploadKey, ContentType: spentType, Body: '' }),
    );
  });
  return uploaded;
}

async function deleteObject({ client, name }: Bucket, key: string): Promise<void> {
  assertStorageKey(key);
  await attempt('delete an object', () => client.send(new DeleteObjectCommand({ Bucket: name, Key: key })));
}

function listBucket({ client, name }: Bucket, prefix: string) {
  assertStoragePrefix(prefix);
  return listObjects(client, name, prefix);
}

async function checkBucket({ client, name }: Bucket) {
  await attempt('be reached', () => client.send(new HeadBucketCommand({ Bucket: name })));
}

async function closeClient({ client }: Bucket) {
  client.destroy();
}

async function headObject({ client, name }: Bucket, key: string) {
  assertStorageKey(key);
  try {
    const found = await client.send(new HeadObjectCommand({ Bucket: name, Key: key }));
    return {
      size: found.ContentLength ?? 0,
      contentType: found.ContentType ?? 'application/octet-stream',
      modifiedAt: found.LastModified ?? new Date(0),
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw new StorageUnavailable('look at an object', errorCode(error));
  }
}

async function attempt<T>(operation: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new StorageUnavailable(operation, errorCode(error));
  }
}

async function* listObjects(client: S3Client, Bucket: string, prefix: string) {
  try {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix || undefined })) {
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
      }
    }
  } catch (error) {
    throw new StorageUnavailable('list objects', errorCode(error));
  }
}

/** HEAD answers have no body, so the SDK only sees the status there and calls the error `NotFound`. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

/** The code alone: the SDK's messages and attachments quote URLs, headers and key ids. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : error.name;
}
