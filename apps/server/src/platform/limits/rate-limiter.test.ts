import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '../../features/auth/auth.tasks.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { minutes } from '../clock.ts';
import { AppError } from '../errors.ts';
import { createRateLimiter, noLimits, type RateLimiter } from './rate-limiter.repo.ts';

let app: TestApp;
let limiter: RateLimiter;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.stop();
  limiter = createRateLimiter(app.platform.database.system, app.clock);
});
afterAll(() => app.close());

const rule = { limit: 3, windowSeconds: 60 };
async function hit(key: string, which = limiter): Promise<'ok' | number> {
  try {
    await which.hit(key, rule);
    return 'ok';
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return error.retryAfterSeconds ?? -1;
    throw error;
  }
}

describe('the rate limiter', () => {
  it('lets as many through as the limit says, and says when to come back', async () => {
    expect([await hit('a'), await hit('a'), await hit('a')]).toEqual(['ok', 'ok', 'ok']);
    expect(await hit('a')).toBe(60);
    expect(await hit('b')).toBe('ok');
  });

  it('begins a new window when the old one is over, and not before', async () => {
    for (let use = 0; use < 3; use += 1) await hit('c');
    app.clock.advance(59_999);
    expect(await hit('c')).not.toBe('ok');
    app.clock.advance(1);
    expect([await hit('c'), await hit('c'), await hit('c')]).toEqual(['ok', 'ok', 'ok']);
    expect(await hit('c')).not.toBe('ok');
  });

  it('does not lengthen the window with refused uses', async () => {
    for (let use = 0; use < 3; use += 1) await hit('d');
    app.clock.advance(30_000);
    expect(await hit('d')).toBe(30);
  });

  it('lets exactly the limit through of many that arrive together, whichever process they reach', async () => {
    const another = createRateLimiter(app.platform.database.system, app.clock);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) => hit('e', index % 2 === 0 ? limiter : another)),
    );
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(3);
  });

  it('takes a use back, never below none, and forgets a key', async () => {
    await limiter.forgive('f');
    for (let use = 0; use < 3; use += 1) await hit('f');
    await limiter.forgive('f');
    expect(await hit('f')).toBe('ok');
    expect(await hit('f')).not.toBe('ok');
    await limiter.clear('f');
    for (let use = 0; use < 5; use += 1) await limiter.forgive('f');
    const outcomes = [await hit('f'), await hit('f'), await hit('f'), await hit('f')];
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(3);
  });

  it('keeps no mail address', async () => {
    const key = 'sign-in:jo@people.test:recruiter';
    for (let use = 0; use < 3; use += 1) await hit(key);
    expect(await hit(key)).not.toBe('ok');
    expect(await hit('sign-in:joe@people.test:recruiter')).toBe('ok');
    const rows = await app.platform.database.system.selectFrom('rate_limits').select('key').execute();
    expect(rows.filter((row) => row.key.includes('people.test'))).toEqual([]);
    await limiter.clear(key);
    expect(await hit(key)).toBe('ok');
  });

  it('is cleaned of windows that are over', async () => {
    await hit('g');
    app.clock.advance(minutes(2));
    await hit('h');
    await cleanUp(app.platform);
    const rows = await app.platform.database.system.selectFrom('rate_limits').select('key').execute();
    expect(rows.map((row) => row.key)).toEqual(['h']);
  });

  it('lets nothing through without its database', async () => {
    const bare = await createTestApp();
    const lost = createRateLimiter(bare.platform.database.system, bare.clock);
    await bare.close();
    await expect(lost.hit('x', rule)).rejects.toThrow();
  });

  it('can be off, for measurements', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => hit('i', noLimits)));
    expect(outcomes.every((outcome) => outcome === 'ok')).toBe(true);
  });
});
