import { listPlans } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDatabase } from '../database/database.ts';
import { createLogger } from '../logger.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('/healthz', () => {
  it('says that the process is alive', async () => {
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  });
});

describe('/readyz', () => {
  it('says that database, queue and storage answer', async () => {
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ok', checks: { database: 'ok', queue: 'ok', storage: 'ok' } },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('names what does not, and does not wait for what hangs', async () => {
    const database = createDatabase({
      url: 'postgres://nobody@127.0.0.1:1/none',
      poolSize: 2,
      log: createLogger('silent'),
    });
    const storage = { ...app.platform.storage, check: () => new Promise<never>(() => undefined) };
    const queue = { ...app.platform.queue, isAlive: () => false };
    const ill = await createTestApp({ platform: { database, storage, queue } });
    try {
      const answer = await ill.inject('/readyz');
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { status: 'unavailable', checks: { database: 'failing', queue: 'failing', storage: 'failing' } },
      ]);
      expect((await ill.inject('/healthz')).statusCode).toBe(200);
    } finally {
      await database.close();
      await ill.close();
    }
  });
});

describe('/metrics', () => {
  it('counts requests by route and status, never by path', async () => {
    await app.call(listPlans, {});
    await app.inject('/api/secret-looking-token-1234');
    const answer = await app.inject('/metrics');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/subscriptions\/plans",status="200"\} 1/,
    );
    expect(answer.body).toMatch(/database_connections\{state="total"\} \d/);
    expect(answer.body).toContain('process_cpu_seconds_total');
    expect(answer.body).not.toContain('secret-looking-token');
  });

  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.example.com' };
  const token = 'a token for the figures alone';

  it('is not there in production without a token', async () => {
    const bare = await createTestApp({ environment: production });
    expect((await bare.inject('/metrics')).statusCode).toBe(404);
    await bare.close();
  });

  it('is for who has the token, where there is one', async () => {
    const guarded = await createTestApp({ environment: { ...production, METRICS_TOKEN: token } });
    const ask = async (authorization?: string) => {
      const headers = { ...(authorization && { authorization }) };
      return (await guarded.inject({ url: '/metrics', headers })).statusCode;
    };
    expect([await ask(), await ask('Bearer wrong'), await ask(token), await ask(`Bearer ${token}`)]).toEqual([
      401, 401, 401, 200,
    ]);
    await guarded.close();
  });
});
