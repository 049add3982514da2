import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OidcServerOptions, startOidcServer } from '../testing/oidc-server.ts';
import { followUntil } from '../testing/redirect-follower.ts';
import { createOidcIdentity, type OidcIdentityOptions } from './oidc.ts';
import { type IdentityHarness, identityContract } from './port.contract.ts';

const redirectUri = 'http://127.0.0.1:9/oauth/callback';
const clientId = 'candela-web';
const secret = 'a-client/secret+that=never:shows';

async function start(server: Partial<OidcServerOptions> = {}, adapter: Partial<OidcIdentityOptions> = {}) {
  const settings = { style: 'cognito', clientId, clientSecret: secret, redirectUri, ...server } as const;
  const oidc = await startOidcServer(settings);
  const provider = createOidcIdentity({
    issuer: oidc.issuer,
    clientId,
    clientSecret: settings.clientSecret,
    now: () => new Date(),
    extraParameters: { identity_provider: 'Google' },
    ...adapter,
  });
  return {
    provider,
    oidc,
    redirectUri,
    async signIn(url: string, { email, firstName, lastName }: { email: string; firstName: string; lastName: string }) {
      const names = { given_name: firstName, family_name: lastName };
      oidc.setDeclining(false);
      oidc.setPerson({ sub: `google_${email}`, email, email_verified: true, ...names });
      return followUntil(url, redirectUri);
    },
    decline(url: string) {
      oidc.setDeclining(true);
      return followUntil(url, redirectUri);
    },
    open: async (url: string) => (await fetch(url, { redirect: 'manual' })).status,
    outliveCodes: async () => oidc.outliveCodes(),
    stop: oidc.close,
  } satisfies IdentityHarness & Record<string, unknown>;
}

describe('OIDC identity, Cognito in front of Google', () => {
  identityContract(() => start());
});

describe('OIDC identity, any other provider, as a public client', () => {
  identityContract(() => start({ style: 'plain', clientSecret: undefined }));
});

describe('OIDC identity, towards the provider', () => {
  let harness: Awaited<ReturnType<typeof start>>;
  beforeEach(async () => {
    harness = await start();
  });
  afterEach(() => harness.stop());

  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const attempt = { redirectUri, state: 'state-1', nonce: 'nonce-1', codeChallenge, codeVerifier };

  async function exchangeAs(person: { sub: string; [claim: string]: unknown }, provider = harness.provider) {
    harness.oidc.setPerson(person);
    const callback = await followUntil(await provider.authorizeUrl(attempt), redirectUri);
    return provider.exchange({ ...attempt, code: callback.searchParams.get('code') ?? '' });
  }

  const provider = (changes: Partial<OidcIdentityOptions>) =>
    createOidcIdentity({
      issuer: harness.oidc.issuer,
      clientId,
      clientSecret: secret,
      now: () => new Date(),
      ...changes,
    });

  it('asks for what it needs, and skips the hosted page', async () => {
    const url = new URL(await harness.provider.authorizeUrl(attempt));
    expect(url.pathname).toBe('/oauth2/authorize');
    expect(url.origin).not.toBe(new URL(harness.oidc.issuer).origin);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: codeChallenge,
      code_challenge_method: 'S256',
      identity_provider: 'Google',
    });
  });

  it.each([
    ['email_unverified', { email: 'a@example.org', email_verified: false }],
    ['email_unverified', { email: 'a@example.org', email_verified: 'yes' }],
    ['email_unverified', { email: 'a@example.org' }],
    ['email_missing', { email_verified: true }],
    ['email_missing', { email: 'nonsense', email_verified: true }],
  ])('refuses with %s the claims %j', async (reason, claims) => {
    await expect(exchangeAs({ sub: 'x', ...claims })).rejects.toMatchObject({ reason });
  });

  it('reads a full name, a picture over https, and a truth value in words', async () => {
    const claims = { sub: 'x', email: 'a@example.org', email_verified: 'true', name: 'Ada Maria King' };
    const picture = 'https://pictures.example/a.png';
    expect(await exchangeAs({ ...claims, picture })).toMatchObject({
      firstName: 'Ada Maria',
      lastName: 'King',
      picture,
    });
    expect(await exchangeAs({ ...claims, picture: 'javascript:alert(1)' })).toMatchObject({ picture: null });
  });

  it('discovers once for many sign-ins, also when they start together', async () => {
    await Promise.all([1, 2, 3].map(() => harness.provider.authorizeUrl(attempt)));
    await harness.provider.authorizeUrl(attempt);
    expect(harness.oidc.requests.filter((line) => line.includes('openid-configuration'))).toHaveLength(1);
  });

  it('tries discovery again, and recovers by itself after an outage', async () => {
    harness.oidc.failNext(500, 503);
    await expect(harness.provider.authorizeUrl(attempt)).resolves.toContain('/oauth2/authorize');
    const unlucky = provider({});
    harness.oidc.failNext(500, 500, 500);
    await expect(unlucky.authorizeUrl(attempt)).rejects.toMatchObject({ reason: 'unavailable' });
    await expect(unlucky.authorizeUrl(attempt)).resolves.toContain('/oauth2/authorize');
  });

  it('keeps working on what it knows when a later discovery fails', async () => {
    let hours = 0;
    const patient = provider({ now: () => new Date(Date.now() + hours * 3_600_000) });
    await patient.authorizeUrl(attempt);
    hours = 2;
    harness.oidc.failNext(500, 500, 500);
    await expect(patient.authorizeUrl(attempt)).resolves.toContain('/oauth2/authorize');
  });

  it('gives up in time when the provider hangs', async () => {
    harness.oidc.hang(true);
    const hasty = provider({ timeoutSeconds: 0.1 });
    await expect(hasty.authorizeUrl(attempt)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it.each([
    // A minute is forgiven; tokens say whole seconds, and asking for one takes its time.
    [-50, 'accepts'],
    [3_600 + 50, 'accepts'],
    [3_600 + 62, 'refuses'],
  ])('with a clock %i seconds off %s the token', async (seconds, verdict) => {
    const shifted = provider({ now: () => new Date(Date.now() + seconds * 1000) });
    const result = exchangeAs({ sub: 'x', email: 'a@example.org', email_verified: true }, shifted);
    if (verdict === 'accepts') await expect(result).resolves.toMatchObject({ email: 'a@example.org' });
    else await expect(result).rejects.toMatchObject({ reason: 'invalid_grant' });
  });

  it('calls wrong client settings unavailable, and never shows the secret', async () => {
    const misconfigured = provider({ clientSecret: 'wrong-secret-value' });
    const claims = { sub: 'x', email: 'a@example.org', email_verified: true };
    const error = await exchangeAs(claims, misconfigured).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ reason: 'unavailable' });
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/wrong-secret|nonce-1/);
    expect(error).not.toHaveProperty('cause');
  });

  it('refuses a token that the published keys did not sign', async () => {
    harness.oidc.serveOtherKeys();
    const exchange = exchangeAs({ sub: 'x', email: 'a@example.org', email_verified: true });
    await expect(exchange).rejects.toMatchObject({ name: 'IdentityFailed' });
  });

  it('refuses a provider whose own document names another issuer', async () => {
    // The same server under another name: what it says of itself is not what was configured.
    const other = provider({ issuer: harness.oidc.issuer.replace('127.0.0.1', 'localhost') });
    await expect(other.authorizeUrl(attempt)).rejects.toMatchObject({ name: 'IdentityFailed' });
    await expect(provider({}).authorizeUrl(attempt)).resolves.toContain('state-1');
  });

  it('refuses a callback that names another issuer', async () => {
    harness.oidc.setPerson({ sub: 'x', email: 'a@example.org', email_verified: true });
    const callback = await followUntil(await harness.provider.authorizeUrl(attempt), redirectUri);
    const code = callback.searchParams.get('code') ?? '';
    const exchange = harness.provider.exchange({ ...attempt, code, issuer: 'https://evil.example' });
    await expect(exchange).rejects.toMatchObject({ reason: 'invalid_grant' });
  });

  it.each(['http://login.example', 'ftp://login.example', 'nonsense'])('refuses the issuer %s', (issuer) => {
    expect(() => provider({ issuer })).toThrow(TypeError);
  });
});
