import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { takeBackup } from '../platform/backup/backup.ts';
import { systemClock } from '../platform/clock.ts';
import { type Config, loadMasterKey } from '../platform/config/config.ts';
import { ConfigurationError } from '../platform/config/configuration-error.ts';
import { readEnvironment } from '../platform/config/read-environment.ts';
import { createLogger } from '../platform/logger.ts';
import { deriveKeys, keyMark } from '../platform/secrets/keys.ts';
import { endWithUsage, readArguments } from './command-line.ts';
import { exitWith } from './exit-with.ts';
import { openPostgres } from './open-postgres.ts';
import { openStorage } from './open-storage.ts';

const usage = `Usage: npm run backup [-- <file>]

Writes every row and every file into one archive, while the product works on: into the file, or one named after the time in
DATA_DIR/backups. The key (SECRET_KEY or DATA_DIR/secret.key) is not in it.`;

const { positionals } = readArguments(usage, {});
if (positionals.length > 1) endWithUsage(usage);

try {
  const config = readEnvironment();
  await assertSomethingThere(config);
  const masterKey = loadMasterKey(config);
  const now = systemClock.now();
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const given = positionals[0] ?? path.join(config.dataDir, 'backups', `candela-${moment}.tar.gz`);
  const file = path.resolve(process.env.INIT_CWD ?? '.', given);
  await makeRoomFor(file);
  const postgres = await openPostgres(config, createLogger('warn'));
  const { storage } = await openStorage(config, deriveKeys(masterKey), systemClock);
  try {
    const taken = await takeBackup({
      databaseUrl: postgres.url,
      storage,
      keyMark: keyMark(masterKey),
      file,
      now,
    });
    const { size } = await stat(file);
    console.log(
      `${taken.rows} rows of ${taken.tables} tables and ${taken.files} files are in ${file} (${(size / 1024 / 1024).toFixed(1)} MB).\n` +
        'Keep it on another machine, and the key (SECRET_KEY or DATA_DIR/secret.key), which is not in it, apart from it.',
    );
  } finally {
    await storage.close();
    await postgres.close();
  }
} catch (error) {
  exitWith(error, 'The backup could not be taken');
}

/** Looking for it in the wrong place must not begin a product there. */
async function assertSomethingThere({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl || (await stat(path.join(dataDir, 'postgres')).catch(() => undefined))) return;
  throw new ConfigurationError(
    `There is no database in ${dataDir}, so there is nothing to back up. Set DATA_DIR or DATABASE_URL as the product has them.`,
  );
}

/** Before anything is read: a name that cannot be a file's is not found out at the end. */
async function makeRoomFor(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigurationError(
      `${path.dirname(file)} cannot be made (${error.code}), so no backup was taken. Name a file in a directory that can be written.`,
    );
  });
  const there = await stat(file).catch(() => undefined);
  if (there?.isDirectory())
    throw new ConfigurationError(`${file} is a directory, so no backup was taken. Name a file in it.`);
}
