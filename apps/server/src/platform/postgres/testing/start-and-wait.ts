import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/** A process of its own for the tests: starts the database, says where it is, and waits to be killed. */
const dataDir = process.argv[2];
if (!dataDir) throw new Error('The data directory is missing.');
const server = await startEmbeddedPostgres({ dataDir, volatile: true, log: () => undefined });
process.stdout.write(`${server.url}\n`);
setInterval(() => undefined, 60_000);
