import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { pickFreePort } from '../../apps/server/src/platform/postgres/free-port.ts';
import { type Product, productionEnvironment, startProduct } from './product.ts';
import { inKeptPlace, inTemporaryPlace } from './temporary-place.ts';

export interface Demonstration {
  product: Product;
  /** As the owner of everything in its database. */
  client: pg.Client;
  databaseUrl: string;
  dataDir: string;
}

/** The product with its demonstration, for as long as the work takes; in a directory that stays, where one is named. */
export const withDemonstration = (
  work: (demonstration: Demonstration) => Promise<void>,
  settings: Record<string, string> = {},
  keptIn?: string,
): Promise<void> =>
  (keptIn === undefined ? inTemporaryPlace : inKeptPlace(keptIn))(async (directory) => {
    const port = await pickFreePort();
    const dataDir = path.join(directory, 'data');
    const environment = { ...productionEnvironment(port), LOG_LEVEL: 'warn', ...settings };
    const product = await startProduct({ entry: 'all', dataDir, port, environment, readyTimeoutMs: 300_000 });
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: () => undefined });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      await work({ product, client, databaseUrl: postgres.url, dataDir });
    } finally {
      await client.end();
      await postgres.stop();
    }
    await product.stop();
  });

/** Until the demonstration's own CVs are read and scored, so that they are no part of what is measured or compared. */
export async function untilQuiet(client: pg.Client): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    const { rows } = await client.query<{ due: number }>(
      `select count(*)::int as due from pgboss.job where state < 'completed' and start_after <= now()`,
    );
    quiet = rows[0]?.due === 0 ? quiet + 1 : 0;
    await sleep(500);
  }
}
