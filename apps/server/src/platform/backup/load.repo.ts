import pg from 'pg';
import { copyIn } from './copy.repo.ts';
import type { SequenceState, TableDescription } from './manifest.ts';
import { columnsOf, listTables, nameOf } from './snapshot.repo.ts';

export interface Loading {
  load(table: TableDescription, rows: AsyncIterable<Uint8Array>): Promise<number>;
}

/** Whether a database holds no table yet. */
export const isEmptyDatabase = (url: string): Promise<boolean> =>
  withClient(url, async (client) => (await listTables(client)).length === 0);

/**
 * Replaces every row, in one transaction: all of it is there afterwards, or nothing is. References and triggers are put
 * aside meanwhile and come back at the end, where the database checks each reference anew. That takes the owner of the
 * tables, and no superuser.
 */
export const withLoading = (
  url: string,
  expected: { tables: TableDescription[]; sequences: SequenceState[] },
  work: (loading: Loading) => Promise<void>,
): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`begin; set local app.scope = 'system'; set local statement_timeout = 0`);
    const tables = await listTables(client);
    assertSame(expected.tables, tables);
    const putBack = await putAside(client);
    await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
    await work({ load: (table, rows) => copyIn(client, `copy ${columnsOf(table)} from stdin`, rows) });
    for (const { schema, name, value } of expected.sequences) {
      const sequence = nameOf({ schema, name });
      if (value !== null) await client.query('select setval($1::regclass, $2::bigint)', [sequence, value]);
    }
    await putBack();
    await client.query('commit');
    await client.query('analyze');
  });

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'candela-restore' });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Rows fit only the tables they came from. */
function assertSame(expected: TableDescription[], found: TableDescription[]): void {
  const lines = (tables: TableDescription[]) =>
    tables.map(({ schema, name, columns }) => `${schema}.${name} ${columns}`);
  const [wanted, there] = [lines(expected), lines(found)];
  const different = [
    ...wanted.filter((line) => !there.includes(line)),
    ...there.filter((line) => !wanted.includes(line)),
  ].map((line) => line.split(' ')[0]);
  if (different.length === 0) return;
  const names = [...new Set(different)].join(', ');
  throw new Error(
    `The tables of the backup are not those of this version (${names}): restore with the version that made it, then upgrade.`,
  );
}

/** References, triggers and row-level security of the owner; answers how they come back. */
async function putAside(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(`
    select k.conrelid::regclass::text as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k where k.contype = 'f' and k.conparentid = 0`);
  const { rows: triggered } = await client.query<{ table: string }>(
    'select distinct tgrelid::regclass::text as table from pg_trigger where not tgisinternal',
  );
  const { rows: forced } = await client.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class where relforcerowsecurity`,
  );
  const alter = async (statements: string[]) => {
    for (const statement of statements) await client.query(`alter table ${statement}`);
  };
  await alter(references.map(({ table, name }) => `${table} drop constraint ${name}`));
  await alter(triggered.map(({ table }) => `${table} disable trigger user`));
  await alter(forced.map(({ table }) => `${table} no force row level security`));
  return async () => {
    await alter(forced.map(({ table }) => `${table} force row level security`));
    await alter(triggered.map(({ table }) => `${table} enable trigger user`));
    await alter(references.map(({ table, name, definition }) => `${table} add constraint ${name} ${definition}`));
  };
}
