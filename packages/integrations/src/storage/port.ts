import type { Readable } from 'node:stream';

export interface SignUploadInput {
  key: string;
  /** The browser must send exactly this `Content-Type`. */
  contentType: string;
  /** When given, the body must have exactly this many bytes. */
  size?: number;
  /**
   * Upper limit without a size. Vendors cannot put it into a PUT URL, so callers still `head()` an object before they
   * use it and delete it when it is too large.
   */
  maxBytes: number;
  expiresInSeconds: number;
}

export interface SignDownloadInput {
  key: string;
  /** The name the file is saved under; may contain any character. */
  fileName: string;
  contentType: string;
  expiresInSeconds: number;
}

/** What lies under a key whose address is spent, so that nothing else can be put there. */
export const spentType = 'application/vnd.candela.spent';

export interface StoredObject {
  key: string;
  size: number;
  modifiedAt: Date;
}

export interface Storage {
  /** A URL the browser PUTs a file to; bound to key, content type, size when given, and expiry. May be relative. */
  signUpload(input: SignUploadInput): Promise<string>;
  /** A short-lived URL that downloads as an attachment under this file name. May be relative. */
  signDownload(input: SignDownloadInput): Promise<string>;
  /** Replaces what was there; readers see the old object or the new one, never a part. */
  put(key: string, body: Uint8Array | Readable, contentType: string): Promise<void>;
  /**
   * Moves what was uploaded to where it is kept, and spends the address it was uploaded to: a later PUT there is refused,
   * or where a vendor cannot refuse it, lands where nothing is ever read. May be repeated. Null when nothing was uploaded.
   */
  keep(uploadKey: string, keptKey: string): Promise<{ size: number } | null>;
  /** @throws StorageObjectMissing */
  read(key: string): Promise<Readable>;
  head(key: string): Promise<{ size: number; contentType: string; modifiedAt: Date } | null>;
  /** Idempotent: deleting what is not there succeeds. */
  delete(key: string): Promise<void>;
  /** Every object whose key starts with the prefix (empty = all), in the order of keys. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Resolves when the store answers. @throws StorageUnavailable */
  check(): Promise<void>;
  /** Releases connections; nothing may be called afterwards. */
  close(): Promise<void>;
}

export class StorageObjectMissing extends Error {
  override readonly name = 'StorageObjectMissing';
  readonly key: string;

  constructor(key: string) {
    super(`No stored object has the key ${JSON.stringify(key)}`);
    this.key = key;
  }
}

/** The store did not answer, or refused us. Never carries a vendor's message: those may quote credentials. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  /** The vendor's error code, such as `AccessDenied` or `ECONNREFUSED`. */
  readonly code: string;

  constructor(operation: string, code: string) {
    super(`Storage could not ${operation} (${code})`);
    this.code = code;
  }
}

/** There is no room left; trying again later may help, trying again now does not. */
export class StorageFull extends StorageUnavailable {
  constructor(operation: string) {
    super(operation, 'ENOSPC');
  }
}
