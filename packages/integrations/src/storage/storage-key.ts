const keyPattern = /^[a-z0-9][a-z0-9/_.-]{0,200}$/;
const prefixPattern = /^(?:[a-z0-9][a-z0-9/_.-]{0,200})?$/;

/** Keys are ours, never a person's file name, so a bad one is a programming error and not an answer to a user. */
export class StorageKeyInvalid extends Error {
  override readonly name = 'StorageKeyInvalid';

  constructor(key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, 220))}`);
  }
}

export function isStorageKey(key: string): boolean {
  return keyPattern.test(key) && key.split('/').every(isPlainSegment);
}

export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new StorageKeyInvalid(key);
}

export function assertStoragePrefix(prefix: string): void {
  const parents = prefix.split('/').slice(0, -1);
  if (!prefixPattern.test(prefix) || prefix.includes('..') || !parents.every(isPlainSegment)) {
    throw new StorageKeyInvalid(prefix);
  }
}

/** A segment that starts with a dot is hidden or climbs out of the directory; an empty one is two names for one file. */
function isPlainSegment(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !segment.includes('..');
}
