import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const migrated = 'candela';

/** A busy machine takes its time; where it is not tested that the database is away, it is waited for. */
export const patienceMs = 20_000;

export interface TestDatabase {
  /** As the owner of everything, who is a superuser too: what the application itself never connects as. */
  url: string;
  drop(): Promise<void>;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = '/postgres';
  return withClient(url.href, work);
}

/** One connection for a few statements. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>, options = ''): Promise<T> {
  const client = new pg.Client({ connectionString: url, options });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied file by file, not page by page through the log, which nothing here reads.
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

/** A copy of the migrated database for one test file, and the way to be rid of it. */
export const createTestDatabase = () => createDatabase(migrated);

/** A database in which nothing has happened yet. */
export const createEmptyDatabase = () => createDatabase('template0');
