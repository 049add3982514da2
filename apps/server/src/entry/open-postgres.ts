import path from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { makeDataDirectory } from '../platform/config/data-directory.ts';
import { explainUnreached, reach } from '../platform/database/reach.ts';
import type { Logger } from '../platform/logger.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { untilReached } from './until-reached.ts';

const lookEveryMs = 1000;

/** DATABASE_URL, or a PostgreSQL of our own in the data directory, brought back if it ever goes away. */
export async function openPostgres(config: Config, log: Logger): Promise<{ url: string; close(): Promise<void> }> {
  const { databaseUrl: url } = config;
  if (url) {
    await untilReached(log, () => reach(url)).catch((error: unknown) => {
      throw explainUnreached(error, 'DATABASE_URL', url);
    });
    return { url, close: async () => undefined };
  }
  makeDataDirectory(config.dataDir);
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
