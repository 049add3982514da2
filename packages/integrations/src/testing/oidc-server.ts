import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { type Loopback, startLoopback } from './loopback.ts';
import { createOidcMemory } from './oidc-memory.ts';

export interface OidcServerOptions {
  /**
   * `cognito`: two hosts, an issuer with a path, Cognito's routes and a discovery document of its few fields, claims in
   * the ID token. `plain`: one host, every field, the profile only at the user-info endpoint.
   */
  style: 'cognito' | 'plain';
  clientId: string;
  /** Absent: a public client. */
  clientSecret?: string;
  redirectUri: string;
}

export interface OidcPerson {
  sub: string;
  [claim: string]: unknown;
}

/** One key for every server of a test run: making it is the slow part. */
const signingKey = generateKeyPair('RS256', { extractable: true }).then(({ privateKey }) => exportJWK(privateKey));

const poolPath = '/eu-west-2_Pool1';
const cognitoFields = [
  'authorization_endpoint',
  'id_token_signing_alg_values_supported',
  'issuer',
  'jwks_uri',
  'response_types_supported',
  'revocation_endpoint',
  'scopes_supported',
  'subject_types_supported',
  'token_endpoint',
  'token_endpoint_auth_methods_supported',
  'userinfo_endpoint',
];

/** A real OpenID Connect provider whose person agrees, or declines, without being asked. */
export async function startOidcServer(options: OidcServerOptions) {
  let person: OidcPerson = { sub: 'nobody' };
  let isDeclining = false;
  let isHanging = false;
  let isServingOtherKeys = false;
  let answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const requests: string[] = [];
  const failures: number[] = [];

  const listen = (prefix: string): Promise<Loopback> =>
    startLoopback((request, response) => {
      requests.push(`${request.method} ${request.url?.split('?')[0]}`);
      if (isHanging) return;
      const failure = failures.shift();
      if (failure !== undefined) return response.writeHead(failure).end('broken');
      if (request.url?.startsWith(prefix)) request.url = request.url.slice(prefix.length);
      answer?.(request, response);
    });

  const isCognito = options.style === 'cognito';
  const domain = await listen('');
  const issuerHost = isCognito ? await listen(poolPath) : domain;
  const issuer = isCognito ? issuerHost.origin + poolPath : domain.origin;

  const memory = createOidcMemory();
  const provider = new Provider(issuer, await configure(options, memory.adapter, () => person));
  provider.on('server_error', () => undefined);
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) {
      const result = isDeclining
        ? { error: 'access_denied', error_description: 'The person declined' }
        : { login: { accountId: person.sub } };
      await provider.interactionFinished(context.req, context.res, result);
      return;
    }
    await next();
    if (isServingOtherKeys && context.path === '/.well-known/jwks.json') context.body = await otherKeys(context.body);
    if (isCognito && context.path === '/.well-known/openid-configuration') {
      context.body = toCognito(context.body as Record<string, unknown>, issuerHost.origin, domain.origin);
    }
  });
  answer = provider.callback();

  return {
    issuer,
    requests,
    setPerson(next: OidcPerson) {
      person = next;
    },
    setDeclining(value: boolean) {
      isDeclining = value;
    },
    /** The next requests answer these statuses, in order. */
    failNext: (...statuses: number[]) => void failures.push(...statuses),
    /** Publishes a key under the same name that signed nothing: every token is now a forgery. */
    serveOtherKeys() {
      isServingOtherKeys = true;
    },
    outliveCodes: memory.outliveCodes,
    hang(value: boolean) {
      isHanging = value;
    },
    async close() {
      await domain.close();
      if (issuerHost !== domain) await issuerHost.close();
    },
  };
}

async function configure(
  options: OidcServerOptions,
  adapter: Configuration['adapter'],
  person: () => OidcPerson,
): Promise<Configuration> {
  const { clientId, clientSecret, redirectUri } = options;
  return {
    adapter,
    jwks: { keys: [{ ...(await signingKey), use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: clientSecret === undefined ? 'none' : 'client_secret_basic',
      },
    ],
    routes: {
      authorization: '/oauth2/authorize',
      token: '/oauth2/token',
      userinfo: '/oauth2/userInfo',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth2/revoke',
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    extraParams: ['identity_provider'],
    conformIdTokenClaims: options.style === 'plain',
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    cookies: { keys: ['loopback-only'] },
    ttl: {
      AuthorizationCode: 300,
      IdToken: 3600,
      AccessToken: 3600,
      Grant: 3600,
      Session: 60,
      Interaction: 60,
    },
    renderError(context, { error }) {
      context.body = error;
    },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...person(), sub: accountId }) }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    loadExistingGrant: grantEverything,
  };
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

async function otherKeys(body: unknown) {
  const { keys } = body as { keys: { kid: string }[] };
  const { publicKey } = await generateKeyPair('RS256', { extractable: true });
  const other = await exportJWK(publicKey);
  return { keys: keys.map((key) => ({ ...key, ...other })) };
}

/** Keys under the issuer's host, everything people and tokens touch under the domain's: Cognito's two hosts. */
function toCognito(metadata: Record<string, unknown>, issuerOrigin: string, domainOrigin: string) {
  const fields = cognitoFields.map((name) => {
    const value = metadata[name];
    if (typeof value !== 'string' || name === 'issuer') return [name, value];
    if (name === 'jwks_uri') return [name, value.replace(issuerOrigin, issuerOrigin + poolPath)];
    return [name, value.replace(issuerOrigin, domainOrigin)];
  });
  return Object.fromEntries(fields);
}
