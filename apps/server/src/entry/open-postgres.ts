import path from 'node:path';
import type { Config } from '../platform/config/config.ts';
import type { Logger } from '../platform/logger.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';

const lookEveryMs = 1000;

/** DATABASE_URL, or a PostgreSQL of our own in the data directory, brought back if it ever goes away. */
export async function openPostgres(config: Config, log: Logger): Promise<{ url: string; close(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  const embedded = await startEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    log: (line) => log.info(line),
  });
  let isLooking = false;
  const watch = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await embedded.ensureRunning().catch((error: Error) => log.error({ err: error.message }, 'embedded database'));
    isLooking = false;
  }, lookEveryMs);
  watch.unref();
  return {
    url: embedded.nearUrl,
    close: async () => {
      clearInterval(watch);
      await embedded.stop();
    },
  };
}
