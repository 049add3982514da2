import type { LocalHandler } from '../http/local-http.ts';
import { assertContentType } from './content-headers.ts';
import { createDiskFiles } from './disk-files.ts';
import { createFileHandler } from './embedded-handler.ts';
import { type Storage, StorageUnavailable } from './port.ts';
import { assertStorageKey } from './storage-key.ts';
import { signedQuery } from './url-signature.ts';

export interface EmbeddedStorageOptions {
  /** Created when missing. */
  directory: string;
  /** At least 32 bytes; URLs stop working when it changes. */
  signingKey: Uint8Array;
  now: () => Date;
  /**
   * Prepended to `/files/…`. Empty (the default) makes URLs relative to the page, so that an upload works under
   * whichever host name the person opened the product.
   */
  baseUrl?: string;
}

export interface EmbeddedStorage extends Storage {
  /** Mount on `/files/*`, any method, body unparsed, and without the session: the signature is the permission. */
  handle: LocalHandler;
}

export function createEmbeddedStorage(options: EmbeddedStorageOptions): EmbeddedStorage {
  const { directory, signingKey, now, baseUrl = '' } = options;
  if (signingKey.byteLength < 32) throw new TypeError('The storage signing key needs at least 32 bytes');
  const files = createDiskFiles(directory);

  function expiry(seconds: number): number {
    return Math.floor(now().getTime() / 1000) + seconds;
  }

  return {
    async signUpload({ key, contentType, size, maxBytes, expiresInSeconds }) {
      assertStorageKey(key);
      assertContentType(contentType);
      if (size !== undefined && size > maxBytes) throw new RangeError('The size is above the limit');
      const limit = size ?? maxBytes;
      const grant = { method: 'PUT', key, contentType, size, limit, expires: expiry(expiresInSeconds) } as const;
      return `${baseUrl}/files/${key}?${signedQuery(grant, signingKey)}`;
    },
    async signDownload({ key, fileName, contentType, expiresInSeconds }) {
      assertStorageKey(key);
      assertContentType(contentType);
      const grant = { method: 'GET', key, contentType, fileName, expires: expiry(expiresInSeconds) } as const;
      return `${baseUrl}/files/${key}?${signedQuery(grant, signingKey)}`;
    },
    async put(key, body, contentType) {
      assertContentType(contentType);
      await files.write(key, body, contentType);
    },
    async read(key) {
      return (await files.read(key)).body;
    },
    keep: (uploadKey, keptKey) => files.keep(uploadKey, keptKey),
    head: (key) => files.head(key),
    delete: (key) => files.remove(key),
    list: (prefix) => files.list(prefix),
    async check() {
      try {
        await files.check();
      } catch (error) {
        throw new StorageUnavailable('be written to', (error as NodeJS.ErrnoException).code ?? 'unknown');
      }
    },
    async close() {},
    handle: createFileHandler({ files, signingKey, now }),
  };
}
