import type { FastifyInstance } from 'fastify';

export interface HealthChecks {
  database(): Promise<void>;
  queue(): Promise<void>;
  storage(): Promise<void>;
}

const checkTimeout = 1500;

/** Alive says the process runs; ready says that what it depends on answers. */
export function registerHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await isFine(check)] as const),
    );
    const ready = results.every(([, fine]) => fine);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ok' : 'unavailable',
        checks: Object.fromEntries(results.map(([name, fine]) => [name, fine ? 'ok' : 'failing'])),
      });
  });
}

async function isFine(check: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), checkTimeout);
  });
  try {
    await Promise.race([check(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
