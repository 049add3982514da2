import { cleanEmail, cleanName, splitName } from './person-fields.ts';
import { type ExternalIdentity, IdentityFailed } from './port.ts';

/** Claims of an ID token or of the user-info endpoint; what a stranger's server says is unknown until looked at. */
export interface ClaimSource {
  sub: string;
  [claim: string]: unknown;
}

export function hasEmailClaims(claims: ClaimSource): boolean {
  return claims.email !== undefined && claims.email_verified !== undefined;
}

export function toIdentity(claims: ClaimSource, isAuthority = false): ExternalIdentity {
  const email = cleanEmail(claims.email);
  if (email === null) throw new IdentityFailed('email_missing');
  // Cognito's user-info endpoint writes the truth value as text.
  const isUnsaid = isAuthority && claims.email_verified === undefined;
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true' || isUnsaid;
  // An address that was not checked would let its claimant into the real owner's account.
  if (!emailVerified) throw new IdentityFailed('email_unverified');
  const whole = splitName(claims.name);
  return {
    subject: claims.sub,
    email,
    emailVerified,
    firstName: cleanName(claims.given_name) || whole.firstName,
    lastName: cleanName(claims.family_name) || whole.lastName,
    picture: httpsUrl(claims.picture),
  };
}

function httpsUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  const url = URL.parse(value);
  return url?.protocol === 'https:' ? url.href : null;
}
