import { authorizationCodeGrant, buildAuthorizationUrl, type Configuration, fetchUserInfo } from 'openid-client';
import { type ClaimSource, hasEmailClaims, toIdentity } from './oidc-claims.ts';
import { createDiscovery, type DiscoveryOptions } from './oidc-discovery.ts';
import { toIdentityFailed } from './oidc-errors.ts';
import { type ExchangeInput, IdentityFailed, type IdentityProvider } from './port.ts';

export interface OidcIdentityOptions extends DiscoveryOptions {
  scope?: string;
  /** Such as `{ identity_provider: 'Google' }`, which makes Cognito skip its own page. */
  extraParameters?: Readonly<Record<string, string>>;
  /** It speaks for the addresses of its own people, and need not say of each that it was checked. */
  isAuthority?: boolean;
}

/** Any OpenID Connect provider: Cognito in front of Google, Google itself, or an organisation's own. */
export function createOidcIdentity(options: OidcIdentityOptions): IdentityProvider {
  const { scope = 'openid email profile' } = options;
  const configured = createDiscovery(options);
  return {
    name: 'oidc',
    async authorizeUrl({ redirectUri, state, nonce, codeChallenge }) {
      const configuration = await configured();
      return buildAuthorizationUrl(configuration, {
        ...options.extraParameters,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).href;
    },
    async exchange(input) {
      try {
        return toIdentity(await readClaims(await configured(), input), options.isAuthority);
      } catch (error) {
        throw toIdentityFailed(error);
      }
    },
  };
}

async function readClaims(configuration: Configuration, input: ExchangeInput): Promise<ClaimSource> {
  const server = configuration.serverMetadata();
  const callback = new URL(input.redirectUri);
  callback.search = new URLSearchParams({ code: input.code, state: input.state }).toString();
  // State and redirect address belong to this provider alone, so a callback that lost the parameter cannot be a mix-up.
  if (input.issuer !== undefined) callback.searchParams.set('iss', input.issuer);
  else if (server.authorization_response_iss_parameter_supported) callback.searchParams.set('iss', server.issuer);
  // Never repeated: a code works once, so a second try after a lost answer only hides what happened.
  const tokens = await authorizationCodeGrant(configuration, callback, {
    expectedState: input.state,
    expectedNonce: input.nonce,
    pkceCodeVerifier: input.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new IdentityFailed('unavailable', 'no ID token');
  if (hasEmailClaims(claims) || server.userinfo_endpoint === undefined) return claims;
  // Providers may keep the profile out of the ID token; the library checks that both speak of the same subject.
  return { ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
}
