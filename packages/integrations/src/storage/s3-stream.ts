import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** S3 allows 10,000 parts of at least 5 MiB: this size reaches 80 GiB. */
const partBytes = 8 * 1024 * 1024;

interface Target {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/**
 * S3 must know a body's length beforehand, and a stream does not. What fits into one part goes as a plain PUT; the rest
 * goes in parts, so that memory stays at one part and each part can be retried. A failure leaves no object and no parts.
 */
export async function putStream(client: S3Client, target: Target, body: Readable): Promise<void> {
  const parts = inParts(body);
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  if (second.done) {
    await client.send(new PutObjectCommand({ ...target, Body: first.value ?? new Uint8Array() }));
    return;
  }
  const { Bucket, Key } = target;
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  const upload = { Bucket, Key, UploadId };
  const done: CompletedPart[] = [];
  const send = async (Body: Uint8Array): Promise<void> => {
    const PartNumber = done.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    done.push({ PartNumber, ETag });
  };
  try {
    await send(first.value ?? new Uint8Array());
    await send(second.value);
    for await (const part of parts) await send(part);
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: done } }));
  } catch (error) {
    // The bucket's life-cycle rule is the second net when even this does not arrive.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function* inParts(body: Readable): AsyncGenerator<Uint8Array, undefined> {
  let chunks: Buffer[] = [];
  let held = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    held += bytes.length;
    while (held >= partBytes) {
      const all = Buffer.concat(chunks);
      yield all.subarray(0, partBytes);
      chunks = [all.subarray(partBytes)];
      held -= partBytes;
    }
  }
  if (held > 0) yield Buffer.concat(chunks);
}
