import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExternalIdentity, IdentityFailed, type IdentityProvider } from './port.ts';

export interface ChosenPerson {
  email: string;
  firstName: string;
  lastName: string;
}

export interface IdentityHarness {
  provider: IdentityProvider;
  /** Registered with the provider. */
  redirectUri: string;
  /** Does what a person does in the browser, and returns where the browser ends up in the product. */
  signIn(authorizeUrl: string, person: ChosenPerson): Promise<URL>;
  decline(authorizeUrl: string): Promise<URL>;
  /** The status of opening the address, without following anything. */
  open(authorizeUrl: string): Promise<number>;
  /** Makes codes given before this call too old. */
  outliveCodes(): Promise<void>;
  stop(): Promise<void>;
}

const zoe: ChosenPerson = { email: 'Zoe.Long@Example.org', firstName: 'Zoë', lastName: 'Long' };

/** What every way of proving who a caller is must do, and must refuse. */
export function identityContract(start: () => Promise<IdentityHarness>): void {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());

  function newAttempt() {
    const codeVerifier = randomBytes(32).toString('base64url');
    return {
      redirectUri: harness.redirectUri,
      state: randomBytes(24).toString('base64url'),
      nonce: randomBytes(24).toString('base64url'),
      codeVerifier,
      codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    };
  }

  async function obtainCode(person = zoe) {
    const attempt = newAttempt();
    const callback = await harness.signIn(await harness.provider.authorizeUrl(attempt), person);
    expect(callback.searchParams.get('state')).toBe(attempt.state);
    return { ...attempt, code: callback.searchParams.get('code') ?? '' };
  }

  async function failure(exchange: Promise<ExternalIdentity>): Promise<IdentityFailed> {
    const error = await exchange.then(
      () => null,
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(IdentityFailed);
    return error as IdentityFailed;
  }

  describe('the code flow', () => {
    it('tells who signed in', async () => {
      const attempt = await obtainCode();
      expect(attempt.code).not.toBe('');
      const identity = await harness.provider.exchange(attempt);
      expect(identity).toEqual({
        subject: expect.stringMatching(/.+/),
        email: 'zoe.long@example.org',
        emailVerified: true,
        firstName: 'Zoë',
        lastName: 'Long',
        picture: null,
      });
    });

    it('gives one person the same subject each time and another person another', async () => {
      const subjectOf = async (person: ChosenPerson) =>
        (await harness.provider.exchange(await obtainCode(person))).subject;
      const first = await subjectOf(zoe);
      expect(await subjectOf(zoe)).toBe(first);
      expect(await subjectOf({ ...zoe, email: 'other@example.org' })).not.toBe(first);
    });

    it('returns a refusal to the product, with the state', async () => {
      const attempt = newAttempt();
      const callback = await harness.decline(await harness.provider.authorizeUrl(attempt));
      expect(callback.searchParams.get('error')).toBe('access_denied');
      expect(callback.searchParams.get('state')).toBe(attempt.state);
      expect(callback.searchParams.has('code')).toBe(false);
    });

    it('does not send a visitor to an address it does not know', async () => {
      const redirectUri = 'http://evil.example/callback';
      expect(await harness.open(await harness.provider.authorizeUrl({ ...newAttempt(), redirectUri }))).toBe(400);
    });
  });

  describe('the exchange refuses', () => {
    const changes = {
      'another nonce': { nonce: 'another-nonce-of-good-length-000' },
      'another verifier': { codeVerifier: randomBytes(32).toString('base64url') },
      'another redirect': { redirectUri: 'http://127.0.0.1:1/other' },
      'a made-up code': { code: randomBytes(80).toString('base64url') },
      'an empty code': { code: '' },
    };

    it.each(Object.entries(changes))('%s', async (_name, change) => {
      const attempt = await obtainCode();
      const error = await failure(harness.provider.exchange({ ...attempt, ...change }));
      expect(error.reason).toBe('invalid_grant');
      expect(`${error.message} ${JSON.stringify(error)}`).not.toContain(attempt.code);
      expect(error).not.toHaveProperty('cause');
    });

    it('an edited code', async () => {
      const attempt = await obtainCode();
      const middle = Math.floor(attempt.code.length / 2);
      const letter = attempt.code[middle] === 'A' ? 'B' : 'A';
      const code = attempt.code.slice(0, middle) + letter + attempt.code.slice(middle + 1);
      expect((await failure(harness.provider.exchange({ ...attempt, code }))).reason).toBe('invalid_grant');
    });

    it('a code that was used', async () => {
      const attempt = await obtainCode();
      await harness.provider.exchange(attempt);
      expect((await failure(harness.provider.exchange(attempt))).reason).toBe('invalid_grant');
    });

    it('all but one of simultaneous uses', async () => {
      const attempt = await obtainCode();
      const results = await Promise.allSettled([1, 2, 3, 4].map(() => harness.provider.exchange(attempt)));
      expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    });

    it('a code of another sign-in', async () => {
      const [mine, other] = [await obtainCode(), await obtainCode()];
      const error = await failure(harness.provider.exchange({ ...mine, code: other.code }));
      expect(error.reason).toBe('invalid_grant');
    });

    it('a code that is too old', async () => {
      const attempt = await obtainCode();
      await harness.outliveCodes();
      expect((await failure(harness.provider.exchange(attempt))).reason).toBe('invalid_grant');
    });
  });
}
