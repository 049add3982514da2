import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  type Configuration,
  type CustomFetch,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client';
import { type ClaimSource, hasEmailClaims, toIdentity } from './oidc-claims.ts';
import { toIdentityFailed } from './oidc-errors.ts';
import { type ExchangeInput, IdentityFailed, type IdentityProvider } from './port.ts';

export interface OidcIdentityOptions {
  /** Exactly as the provider names itself; everything else is discovered below it, on whatever hosts it says. */
  issuer: string;
  clientId: string;
  /** Absent: a public client, protected by PKCE alone. */
  clientSecret?: string;
  now: () => Date;
  scope?: string;
  /** Such as `{ identity_provider: 'Google' }`, which makes Cognito skip its own page. */
  extraParameters?: Readonly<Record<string, string>>;
  timeoutSeconds?: number;
  /** How the provider is reached, where it was not named by the operator. */
  fetch?: CustomFetch;
  /** It speaks for the addresses of its own people, and need not say of each that it was checked. */
  isAuthority?: boolean;
}

const toleranceSeconds = 60;
const discoveryLifetimeMs = 60 * 60 * 1000;
const discoveryAttempts = 3;

/** Any OpenID Connect provider: Cognito in front of Google, Google itself, or an organisation's own. */
export function createOidcIdentity(options: OidcIdentityOptions): IdentityProvider {
  const issuer = readIssuer(options.issuer);
  const { clientId, clientSecret, now, scope = 'openid email profile', timeoutSeconds = 5 } = options;
  let known: { configuration: Configuration; readAt: number } | undefined;
  let reading: Promise<Configuration> | undefined;

  /** Read on first use, so that the product starts without its provider; kept, so that a short outage goes unnoticed. */
  async function configured(): Promise<Configuration> {
    if (known !== undefined && now().getTime() - known.readAt < discoveryLifetimeMs) return known.configuration;
    reading ??= discover().finally(() => {
      reading = undefined;
    });
    try {
      return await reading;
    } catch (error) {
      if (known !== undefined) return known.configuration;
      throw toIdentityFailed(error);
    }
  }

  async function discover(): Promise<Configuration> {
    const metadata = {
      [clockTolerance]: toleranceSeconds,
      // The library reads the machine's clock; this is how far ours is from it.
      [clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
    };
    const authentication = clientSecret === undefined ? None() : ClientSecretBasic(clientSecret);
    // Tokens come over TLS, but their signature costs nothing to check and guards against a mistaken proxy.
    const execute = [enableNonRepudiationChecks];
    if (issuer.protocol === 'http:') execute.push(allowInsecureRequests);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const settings = { execute, timeout: timeoutSeconds, ...(options.fetch && { [customFetch]: options.fetch }) };
        const configuration = await discovery(issuer, clientId, metadata, authentication, settings);
        known = { configuration, readAt: now().getTime() };
        return configuration;
      } catch (error) {
        if (attempt === discoveryAttempts) throw error;
        await new Promise((resolve) => setTimeout(resolve, attempt * (100 + Math.random() * 100)));
      }
    }
  }

  async function readClaims(input: ExchangeInput): Promise<ClaimSource> {
    const configuration = await configured();
    const server = configuration.serverMetadata();
    const callback = new URL(input.redirectUri);
    callback.search = new URLSearchParams({ code: input.code, state: input.state }).toString();
    // There is one provider and the state is its own, so a callback that lost the parameter cannot be a mix-up.
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
        return toIdentity(await readClaims(input), options.isAuthority);
      } catch (error) {
        throw toIdentityFailed(error);
      }
    },
  };
}

function readIssuer(text: string): URL {
  const url = URL.parse(text);
  const isLoopback = url !== null && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback)) return url;
  throw new TypeError('The identity issuer must be an https address (http only on this machine)');
}
