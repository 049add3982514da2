import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const template = 'candela';

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** A copy of the migrated database for one test file, and the way to be rid of it. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}
