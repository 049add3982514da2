import { ClientError, ResponseBodyError } from 'openid-client';
import { IdentityFailed } from './port.ts';

/** The library's codes for "the answer is well-formed but is not for this sign-in". */
const mismatches = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
]);

/** Keeps a code and drops the rest: the library's errors carry whole responses, tokens included. */
export function toIdentityFailed(error: unknown): IdentityFailed {
  if (error instanceof IdentityFailed) return error;
  if (error instanceof ResponseBodyError) {
    const code = /^[a-z_]{1,40}$/.test(error.error) ? error.error : 'error';
    return new IdentityFailed(code === 'invalid_grant' ? 'invalid_grant' : 'unavailable', code);
  }
  if (error instanceof ClientError && error.code !== undefined) {
    return new IdentityFailed(mismatches.has(error.code) ? 'invalid_grant' : 'unavailable', error.code);
  }
  return new IdentityFailed('unavailable', error instanceof Error ? error.name : 'unknown');
}
