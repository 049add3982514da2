import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { takeBackup } from '../platform/backup/backup.ts';
import { systemClock } from '../platform/clock.ts';
import { loadMasterKey } from '../platform/config/config.ts';
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
  const masterKey = loadMasterKey(config);
  const now = systemClock.now();
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const given = positionals[0] ?? path.join(config.dataDir, 'backups', `candela-${moment}.tar.gz`);
  const file = path.resolve(process.env.INIT_CWD ?? '.', given);
  await mkdir(path.dirname(file), { recursive: true });
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
