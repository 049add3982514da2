import pg from 'pg';
import { copyOut } from './copy.repo.ts';
import { type SequenceState, type TableDescription, UnusableBackup } from './manifest.ts';

export interface Snapshot {
  migrations: string[];
  tables: TableDescription[];
  sequences: SequenceState[];
  rowsOf(table: TableDescription): AsyncIterable<Uint8Array>;
}

/** Reads a database as it is at one moment, however long that takes and whatever is written meanwhile. */
export async function withSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'candela-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // The owner of the tables is under row-level security as well.
    await client.query(`set local app.scope = 'system'; set local statement_timeout = 0`);
    const { rows } = await client
      .query<{ name: string }>('select name from schema_migrations order by name')
      .catch(explainNothing);
    return await work({
      migrations: rows.map(({ name }) => name),
      tables: await listTables(client),
      sequences: await listSequences(client),
      rowsOf: (table) => copyOut(client, `copy ${columnsOf(table)} to stdout`),
    });
  } finally {
    await client.end();
  }
}

const missingTable = '42P01';

function explainNothing(error: { code?: unknown }): never {
  if (error.code !== missingTable) throw error;
  throw new UnusableBackup('The database holds nothing of Candela yet, so there is nothing to back up.', {
    cause: error,
  });
}

const ours = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** Every table that holds rows itself, with the columns that are written. */
export async function listTables(client: pg.Client): Promise<TableDescription[]> {
  const { rows } = await client.query<TableDescription>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${ours}
    group by n.nspname, c.relname
    order by n.nspname, c.relname`);
  return rows;
}

/** Null: nothing was taken from it yet. A sequence knows no snapshot; what it gave out since is only skipped. */
async function listSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences join pg_namespace n on n.nspname = schemaname
    where ${ours} order by 1, 2`);
  return rows;
}

export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const columnsOf = (table: TableDescription): string =>
  `${nameOf(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
