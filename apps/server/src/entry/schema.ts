import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeSchema } from '../platform/database/describe-schema.ts';
import { migrate } from '../platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';

/** Migrates a database of its own and writes the row types that follow from it. */
const place = await mkdtemp(path.join(tmpdir(), 'candela-schema-'));
const postgres = await startEmbeddedPostgres({ dataDir: place, log: () => undefined, volatile: true });
try {
  await migrate(postgres.url);
  const file = path.resolve(import.meta.dirname, '../platform/database/schema.ts');
  await writeFile(file, await describeSchema(postgres.url));
} finally {
  await postgres.stop();
  await rm(place, { recursive: true, force: true });
}
