import { describe, expect, it } from 'vitest';
import { AppError } from '../errors.ts';
import { createOriginPolicy } from './origin.ts';

const fallback = 'http://127.0.0.1:3000';
const isRefused = (policy: ReturnType<typeof createOriginPolicy>, origin: string | undefined, host: string) => {
  try {
    policy.check(origin, host);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('ORIGIN_REFUSED');
    return true;
  }
};

describe('with PUBLIC_URL', () => {
  const policy = createOriginPolicy('https://candela.example', fallback);

  it('there is one origin, whatever the Host header claims', () => {
    for (const host of ['candela.example', 'evil.example', 'localhost:3000', undefined]) {
      expect(policy.own(host)).toBe('https://candela.example');
    }
  });

  it('refuses every other', () => {
    expect(isRefused(policy, 'https://candela.example', 'candela.example')).toBe(false);
    expect(isRefused(policy, undefined, 'candela.example')).toBe(false);
    for (const origin of [
      'http://candela.example',
      'https://candela.example:8443',
      'https://candela.example.evil.example',
      'https://sub.candela.example',
      'https://CANDELA.example',
      'null',
      '',
    ]) {
      expect([origin, isRefused(policy, origin, 'candela.example')]).toEqual([origin, true]);
    }
    expect(isRefused(policy, 'https://evil.example', 'evil.example')).toBe(true);
  });
});

describe('without PUBLIC_URL', () => {
  const policy = createOriginPolicy(undefined, fallback);

  it('each loopback name is its own origin', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost']) {
      expect(policy.own(host)).toBe(`http://${host}`);
      expect(isRefused(policy, `http://${host}`, host)).toBe(false);
    }
    expect(isRefused(policy, 'http://localhost:3000', '127.0.0.1:3000')).toBe(true);
    expect(isRefused(policy, 'http://localhost:4000', 'localhost:3000')).toBe(true);
  });

  it('a name that is not loopback counts for nothing', () => {
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '',
      'a b',
      '@',
      undefined,
    ]) {
      expect([host, policy.own(host)]).toEqual([host, fallback]);
    }
    // DNS rebinding: the attacker's own name leads here, and Host and Origin agree.
    expect(isRefused(policy, 'http://evil.example:3000', 'evil.example:3000')).toBe(true);
  });
});
