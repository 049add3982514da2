import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '@candela/integrations/storage/port.ts';
import { isEmptyDatabase } from '../platform/backup/load.repo.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { inspectBackup, restoreBackup } from '../platform/backup/restore.ts';
import { systemClock } from '../platform/clock.ts';
import { type Config, findMasterKey, loadMasterKey } from '../platform/config/config.ts';
import { ConfigurationError } from '../platform/config/configuration-error.ts';
import { readEnvironment } from '../platform/config/read-environment.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLogger } from '../platform/logger.ts';
import { createQueue } from '../platform/queue/queue.ts';
import { deriveKeys, keyMark } from '../platform/secrets/keys.ts';
import { endWithUsage, readArguments } from './command-line.ts';
import { exitWith } from './exit-with.ts';
import { openPostgres } from './open-postgres.ts';
import { openStorage } from './open-storage.ts';

const usage = `Usage: npm run restore -- <file> [--another-key]

Restores a backup into an empty DATA_DIR (or an empty database at DATABASE_URL and an empty bucket). The key must be the one the backup
was made with: SECRET_KEY, or its secret.key alone in DATA_DIR. With --another-key it may differ; then people have to
sign in again, and stored credentials of other services have to be entered again.`;

const { positionals, values } = readArguments(usage, { 'another-key': { type: 'boolean', default: false } });
const [given] = positionals;
if (!given || positionals.length > 1) endWithUsage(usage);

try {
  const config = readEnvironment();
  await assertEmptyDirectory(config);
  const file = path.resolve(process.env.INIT_CWD ?? '.', given);
  const manifest = await inspectBackup(file);
  const masterKey = loadKey(config);
  if (keyMark(masterKey) !== manifest.keyMark && !values['another-key']) {
    throw new ConfigurationError(`This is not the key that the backup was made under.\n\n${usage}`);
  }
  const log = createLogger('warn');
  const postgres = await openPostgres(config, log);
  const { storage } = await openStorage(config, deriveKeys(masterKey), systemClock);
  try {
    await assertNothingThere(postgres.url, storage);
    await prepareTables(postgres.url, manifest, log);
    await restoreBackup(file, manifest, { databaseUrl: postgres.url, storage });
  } finally {
    await storage.close();
    await postgres.close();
  }
  console.log(`Everything is as it was on ${manifest.takenAt}. \`npm start\` brings it up to date and serves it.`);
} catch (error) {
  exitWith(error, 'The restore failed');
}

/** A key that is made here would be in the way of the right one afterwards. */
function loadKey(config: Config): string {
  if (values['another-key'] || findMasterKey(config)) return loadMasterKey(config);
  throw new ConfigurationError(
    `There is no key yet. Set SECRET_KEY to that of the backup, or put its secret.key into ${config.dataDir}.\n\n${usage}`,
  );
}

/** What is there already is never written over. Only the key may have been put there before. */
async function assertEmptyDirectory({ dataDir }: Config): Promise<void> {
  const found = await readdir(dataDir).catch(() => []);
  if (found.every((name) => name === 'secret.key')) return;
  throw new ConfigurationError(`${dataDir} is not empty: set DATA_DIR to a directory in which nothing is yet.`);
}

async function assertNothingThere(databaseUrl: string, storage: Storage): Promise<void> {
  if (!(await isEmptyDatabase(databaseUrl))) throw new ConfigurationError('The database is not empty.');
  for await (const { key } of storage.list(''))
    throw new ConfigurationError(`The store is not empty: it holds ${key}.`);
}

/** The tables as they were: those of the migrations so far, and the queue's own. */
async function prepareTables(url: string, { migrations }: Manifest, log: ReturnType<typeof createLogger>) {
  await migrate(url, { only: migrations });
  const queue = createQueue({ url, definitions: [], log, upkeep: false, patienceMs: 20_000 });
  await queue.start();
  await queue.stop();
}
