import type { LocalHandler } from '../http/local-http.ts';
import { createChooserHandler } from './chooser-handler.ts';
import type { SuggestedAccount } from './chooser-page.ts';
import { createCodeSeal, matchesChallenge, sameText } from './local-code.ts';
import { IdentityFailed, type IdentityProvider } from './port.ts';

export interface LocalIdentityOptions {
  /** At least 32 bytes, the same in every API process. */
  key: Uint8Array;
  now: () => Date;
  /** Exactly the redirect addresses of this product; anything else would hand codes to strangers. */
  isAllowedRedirect: (redirectUri: string) => boolean;
  /** Offered as one-click choices. */
  suggestions: () => Promise<readonly SuggestedAccount[]>;
  /**
   * Remembers a code's id until it expires and answers true the first time only. It must be atomic and shared by every
   * API process: an insert under a unique key.
   */
  spend: (codeId: string, expiresAt: Date) => Promise<boolean>;
  /** Prepended to `/dev/identity/…`; empty (the default) keeps whichever host name the person opened. */
  baseUrl?: string;
}

export interface LocalIdentity extends IdentityProvider {
  readonly name: 'local';
  /** Mount on `/dev/identity/*`, GET and POST, body unparsed. Never in production unless asked for by name. */
  handle: LocalHandler;
}

/** Stands in for Google on a developer's machine: a labelled page where one chooses who to be, without a password. */
export function createLocalIdentity(options: LocalIdentityOptions): LocalIdentity {
  const { key, now, isAllowedRedirect, suggestions, spend, baseUrl = '' } = options;
  if (key.byteLength < 32) throw new TypeError('The local identity key needs at least 32 bytes');
  const seal = createCodeSeal(key);

  return {
    name: 'local',
    async authorizeUrl({ redirectUri, state, nonce, codeChallenge }) {
      const query = new URLSearchParams({
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      });
      return `${baseUrl}/dev/identity/authorize?${query}`;
    },
    async exchange({ code, redirectUri, nonce, codeVerifier }) {
      const grant = seal.open(code);
      if (grant === null) throw new IdentityFailed('invalid_grant', 'code');
      if (now().getTime() >= grant.expires * 1000) throw new IdentityFailed('invalid_grant', 'expired');
      if (grant.redirectUri !== redirectUri) throw new IdentityFailed('invalid_grant', 'redirect');
      if (!matchesChallenge(codeVerifier, grant.codeChallenge)) throw new IdentityFailed('invalid_grant', 'verifier');
      if (!sameText(grant.nonce, nonce)) throw new IdentityFailed('invalid_grant', 'nonce');
      // Last, so that a thief who only overheard the code cannot use it up.
      if (!(await spend(grant.id, new Date(grant.expires * 1000)))) throw new IdentityFailed('invalid_grant', 'spent');
      const { email, firstName, lastName } = grant;
      return { subject: `local:${email}`, email, emailVerified: true, firstName, lastName, picture: null };
    },
    handle: createChooserHandler({ seal, now, isAllowedRedirect, suggestions }),
  };
}
