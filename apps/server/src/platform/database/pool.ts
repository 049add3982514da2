import pg from 'pg';
import type { Logger } from '../logger.ts';

/** How long somebody waits for a connection before the database counts as away. */
export const usualPatienceMs = 1500;

/** A pool that outlives its server, whichever way that goes. */
export interface LastingPool extends pg.Pool {
  /** Ends every connection now; what waits for an answer on one fails. */
  cut(): void;
}

export function createPool(config: pg.PoolConfig, log: Logger): LastingPool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: usualPatienceMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...config,
  });
  const clients = new Set<pg.PoolClient>();
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', (error) => log.warn({ err: error.message }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    clients.add(client);
    // While a connection is lent out the pool does not listen to it; whoever has it hears of the loss by their query.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
  return Object.assign(pool, {
    cut: () => {
      for (const client of clients) client.connection.stream.destroy();
    },
  });
}
