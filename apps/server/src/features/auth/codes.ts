import { randomInt } from 'node:crypto';
import { minutes } from '../../platform/clock.ts';
import { isSignature, mac, sameBytes, signature } from '../../platform/secrets/keys.ts';

/** Six digits, ten minutes, five tries. */
export const codeLifetime = minutes(10);
export const codeTries = 5;
const digits = 6;

export const createCode = (): string => String(randomInt(0, 10 ** digits)).padStart(digits, '0');

/** Bound to what it confirms, and useless without our key: a million codes would be hashed in no time. */
export const hashCode = (key: Uint8Array, subject: string, code: string): Buffer => mac(key, 'code', subject, code);

const linkParts = (subject: string, codeHash: Uint8Array) => ['code-link', subject, codeHash] as const;

/** What the link in the mail carries instead of the digits. It follows from the code, so it is spent and over with it. */
export const createLinkToken = (key: Uint8Array, subject: string, codeHash: Uint8Array): string =>
  signature(key, ...linkParts(subject, codeHash));

/** A link's token cannot be guessed, so it needs no counting. */
export const isLinkToken = (given: string): boolean => given.length > digits;

/** Whether this is the mailed code, or the token of the link beside it. Wrong guesses use up the digits, not the link. */
export function isMailedCode(
  key: Uint8Array,
  mailed: { subject: string; codeHash: Uint8Array; triesLeft: number; expiresAt: Date },
  given: string,
  now: Date,
): boolean {
  if (mailed.expiresAt <= now) return false;
  if (isLinkToken(given)) return isSignature(given, key, ...linkParts(mailed.subject, mailed.codeHash));
  return mailed.triesLeft > 0 && sameBytes(mailed.codeHash, hashCode(key, mailed.subject, given));
}
