import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minPasswordLength } from '@candela/contract/auth/auth.schemas.ts';
import { AppError } from '../../platform/errors.ts';

/** The first bytes of SHA-256 of each, sorted; made by `scripts/derive-common-passwords.ts`. */
const file = new URL('./common-passwords.bin', import.meta.url);
const hashLength = 5;

let common: Set<string> | undefined;

function readCommon(): Set<string> {
  const bytes = readFileSync(file).toString('latin1');
  const count = bytes.length / hashLength;
  return new Set(
    Array.from({ length: count }, (_, index) => bytes.slice(index * hashLength, (index + 1) * hashLength)),
  );
}

function isCommon(password: string): boolean {
  common ??= readCommon();
  const hash = createHash('sha256').update(password.toLowerCase()).digest();
  return common.has(hash.subarray(0, hashLength).toString('latin1'));
}

/** Shorter ones stand in too many words of other meaning. */
const shortestWord = 3;
const brand = 'candela';

const wordsOf = (texts: readonly (string | null | undefined)[]): string[] =>
  [brand, ...texts.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= shortestWord)
    // The longest first: "candela" must not leave "la" behind for a person called Cande.
    .sort((a, b) => b.length - a.length);

const withoutWords = (password: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());

/** Dashes and dots between such words are no secret either. */
const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Why a password would be guessed early, or null. Its own words do not count towards its length. */
export function findWeakness(password: string, ownTexts: readonly (string | null | undefined)[]): string | null {
  if (isCommon(password)) return 'This password is one of the most common ones. Please choose another.';
  const unknown = withoutWords(password, wordsOf(ownTexts));
  if (unknown.length === password.length) return null;
  const rest = lettersAndDigits(unknown);
  return rest.length < minPasswordLength || isCommon(rest)
    ? 'This password is mostly your name, email address, company or “candela”. Please choose another.'
    : null;
}

export function assertStrong(
  field: 'password' | 'newPassword',
  password: string,
  ownTexts: readonly (string | null | undefined)[],
): void {
  const message = findWeakness(password, ownTexts);
  if (message) throw new AppError('VALIDATION_FAILED', { errors: [{ path: field, message }] });
}
