import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standInPalette } from '../http/stand-in-style.ts';
import { contrast } from '../testing/contrast.ts';
import { followUntil } from '../testing/redirect-follower.ts';
import { serveHandler } from '../testing/serve-handler.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createLocalIdentity } from './embedded.ts';
import { type IdentityHarness, identityContract } from './port.contract.ts';

const redirectUri = 'http://127.0.0.1:9/oauth/callback';
const attempt = { redirectUri, state: 'state-1', nonce: 'nonce-1', codeChallenge: 'c'.repeat(43) };

async function start() {
  const clock = createTestClock();
  const key = randomBytes(32);
  const spent = new Set<string>();
  const create = () =>
    createLocalIdentity({
      key,
      now: clock.now,
      isAllowedRedirect: (uri) => uri === redirectUri,
      suggestions: async () => [
        { email: 'recruiter@demo.candela.test', firstName: 'Rosa', lastName: '<b>Recruiter</b>', note: 'Recruiter' },
      ],
      async spend(id) {
        if (spent.has(id)) return false;
        spent.add(id);
        return true;
      },
    });
  const provider = create();
  const server = await serveHandler(provider.handle);
  const absolute = (url: string) => new URL(url, server.origin).href;
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(absolute(url), { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  return {
    provider,
    create,
    clock,
    redirectUri,
    post,
    get: (url: string) => fetch(absolute(url), { redirect: 'manual' }),
    signIn: (url: string, person: { email: string; firstName: string; lastName: string }) =>
      followUntil(absolute(url), redirectUri, { method: 'POST', body: new URLSearchParams({ ...person }) }),
    decline: (url: string) =>
      followUntil(absolute(url), redirectUri, {
        method: 'POST',
        body: new URLSearchParams({ decision: 'cancel' }),
      }),
    open: async (url: string) => (await fetch(absolute(url), { redirect: 'manual' })).status,
    async outliveCodes() {
      clock.advance(300);
    },
    stop: server.close,
  } satisfies IdentityHarness & Record<string, unknown>;
}

describe('local identity', () => {
  identityContract(start);
});

describe('local identity, the account chooser', () => {
  let harness: Awaited<ReturnType<typeof start>>;
  let url: string;
  beforeAll(async () => {
    harness = await start();
    url = await harness.provider.authorizeUrl(attempt);
  });
  afterAll(() => harness.stop());

  const person = { email: 'a@example.org', firstName: 'A', lastName: 'B' };

  it('says what it is, offers accounts and escapes what they are called', async () => {
    const answer = await harness.get(url);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('Stands in for Google on this machine');
    expect(page).toContain('value="recruiter@demo.candela.test"');
    expect(page).not.toContain('<b>');
    expect(page).toContain('&#60;b&#62;Recruiter');
    expect(page).toContain('value="cancel"');
  });

  it('runs no script, is never framed or stored, and names the product as the only other form target', async () => {
    const answer = await harness.get(url);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+=*'; form-action 'self' http:\/\/127\.0\.0\.1:9;/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toMatch(/<script|\son\w+=|\sstyle=/i);
  });

  it('shows what is wrong with the form and keeps what was typed', async () => {
    const answer = await harness.post(url, { email: '"><script>', firstName: 'Zoë', lastName: ' ' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('2 fields need your attention');
    expect(page).toContain('id="email-problem"');
    expect(page).toContain('id="lastName-problem"');
    expect(page).not.toContain('id="firstName-problem"');
    expect(page).toContain('value="Zoë"');
    expect(page).not.toContain('<script');
  });

  it('keeps a code good for five minutes, and lets another process redeem it', async () => {
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const callback = await harness.signIn(await harness.provider.authorizeUrl({ ...attempt, codeChallenge }), person);
    harness.clock.advance(299);
    const code = callback.searchParams.get('code') ?? '';
    const elsewhere = harness.create();
    await expect(elsewhere.exchange({ ...attempt, codeVerifier, code })).resolves.toMatchObject({
      email: person.email,
    });
    await expect(harness.provider.exchange({ ...attempt, codeVerifier, code })).rejects.toThrow(/spent/);
  });

  it('puts nothing readable into the code', async () => {
    const callback = await harness.signIn(url, person);
    const code = callback.searchParams.get('code') ?? '';
    expect(Buffer.from(code, 'base64url').toString('latin1')).not.toContain('example.org');
    expect(code.length).toBeLessThan(2000);
  });

  it.each([
    ['redirect_uri', 'http://127.0.0.1:9/oauth/callback/../evil'],
    ['redirect_uri', 'javascript:alert(1)'],
    ['redirect_uri', ''],
    ['response_type', 'token'],
    ['code_challenge_method', 'plain'],
    ['code_challenge', 'short'],
    ['state', ''],
    ['nonce', ''],
  ])('does not start with %s = %j', async (name, value) => {
    const [path, query] = url.split('?');
    const parameters = new URLSearchParams(query);
    parameters.set(name, value);
    const changed = `${path}?${parameters}`;
    expect((await harness.get(changed)).status).toBe(400);
    const posted = await harness.post(changed, person);
    expect(posted.status).toBe(400);
    expect(posted.headers.get('location')).toBeNull();
  });

  it('does not take a choice from another site, another form type, or without end', async () => {
    expect((await harness.post(url, person, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await harness.post(url, person, { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await harness.post(url, { ...person, firstName: 'x'.repeat(20_000) })).status).toBe(400);
  });

  it('refuses a short key', () => {
    const never = async () => false;
    expect(() =>
      createLocalIdentity({
        key: randomBytes(16),
        now: () => new Date(),
        isAllowedRedirect: () => false,
        suggestions: async () => [],
        spend: never,
      }),
    ).toThrow(TypeError);
  });

  it.each(Object.entries(standInPalette))('keeps contrast AA in the %s theme', (_theme, colours) => {
    const texts = [
      [colours.ink, colours.paper],
      [colours.ink, colours.surface],
      [colours.ink, colours.line],
      [colours.soft, colours.paper],
      [colours.soft, colours.surface],
      [colours.label, colours.paper],
      [colours.danger, colours.paper],
      [colours.onAmber, colours.amber],
    ] as const;
    for (const [text, ground] of texts) expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
    for (const ground of [colours.paper, colours.surface]) {
      expect(contrast(colours.edge, ground), 'edges of controls').toBeGreaterThan(3);
    }
  });
});
