import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Names the key a box was sealed with, so that keys can be replaced while old boxes still open. */
const keyId = 1;
const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM; the row's id is authenticated too, so a box copied into another row does not open. */
export function seal(key: Uint8Array, rowId: string, secret: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([keyId]), iv, cipher.getAuthTag(), sealed]);
}

export function open(key: Uint8Array, rowId: string, box: Uint8Array): string {
  const bytes = Buffer.from(box);
  if (bytes[0] !== keyId) throw new Error(`A secret was sealed with key ${bytes[0]}, which is not known here`);
  const iv = bytes.subarray(1, 1 + ivLength);
  const tag = bytes.subarray(1 + ivLength, 1 + ivLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(rowId)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(1 + ivLength + tagLength)), decipher.final()]).toString('utf8');
}
