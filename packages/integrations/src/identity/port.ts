export interface AuthorizeInput {
  /** Where the provider sends the browser back to; matched exactly. */
  redirectUri: string;
  /** Opaque and signed by the caller. Not JSON as such: Cognito refuses it. */
  state: string;
  nonce: string;
  /** PKCE, S256. */
  codeChallenge: string;
}

export interface ExchangeInput {
  redirectUri: string;
  code: string;
  /** As returned by the provider; the caller has already compared it with the one it sent. */
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The callback's `iss` parameter (RFC 9207), where the provider sends one and the caller has it. */
  issuer?: string;
}

export interface ExternalIdentity {
  /** The provider's own id of the person: stable, unlike the e-mail address. */
  subject: string;
  /** Lower case. */
  email: string;
  /** Always true today, because adapters refuse the rest; kept so that callers can say what they rely on. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** An https address, or nothing. */
  picture: string | null;
}

export interface IdentityProvider {
  readonly name: 'local' | 'oidc';
  /** @throws IdentityFailed (`unavailable`) when the provider cannot be reached. */
  authorizeUrl(input: AuthorizeInput): Promise<string>;
  /** @throws IdentityFailed */
  exchange(input: ExchangeInput): Promise<ExternalIdentity>;
}

/**
 * - `invalid_grant`: the code is wrong, spent, expired, or belongs to another redirect, verifier or nonce.
 * - `email_unverified`: the provider does not vouch for the address, so it proves nothing.
 * - `email_missing`: the provider gave no address.
 * - `unavailable`: the provider did not answer in time or answered nonsense; the person may try again.
 */
export type IdentityFailure = 'invalid_grant' | 'email_unverified' | 'email_missing' | 'unavailable';

/** Carries a reason and an error code only: tokens, codes and secrets never reach a message or a cause. */
export class IdentityFailed extends Error {
  override readonly name = 'IdentityFailed';
  readonly reason: IdentityFailure;

  constructor(reason: IdentityFailure, detail?: string) {
    super(detail ? `Sign-in failed: ${reason} (${detail})` : `Sign-in failed: ${reason}`);
    this.reason = reason;
  }
}
