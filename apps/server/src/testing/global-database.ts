import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { taskDefinitions } from '../application.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLogger } from '../platform/logger.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';
import { createQueue } from '../platform/queue/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/** One real server for all test files; its database is migrated once and copied for each of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await mkdtemp(path.join(tmpdir(), 'candela-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir: place, log: () => undefined, volatile: true });
  await migrate(postgres.url);
  const queue = createQueue({
    url: postgres.url,
    definitions: taskDefinitions,
    log: createLogger('silent'),
    upkeep: false,
  });
  await queue.start();
  await queue.stop();
  project.provide('databaseServerUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(place, { recursive: true, force: true });
  };
}
