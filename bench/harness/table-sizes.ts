import type pg from 'pg';
import { say, sayTable } from './say.ts';
import { megabytes } from './temporary-place.ts';

interface Size {
  table: string;
  /** Null of the table itself. */
  index: string | null;
  rows: number;
  bytes: number;
}

/** Smaller ones hold what there are few of: organisations, jobs, settings. */
const leastRows = 1000;

const question = `
  select t.relname as "table", null as "index", t.reltuples::int as rows,
    (pg_relation_size(t.oid) + coalesce(pg_relation_size(nullif(t.reltoastrelid, 0)), 0))::float8 as bytes
  from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.reltuples >= ${leastRows}
  union all
  select t.relname, i.relname, t.reltuples::int, pg_relation_size(i.oid)::float8
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relnamespace = 'public'::regnamespace and t.reltuples >= ${leastRows}`;

/** How much room each table with many rows takes, and each of its indexes; the largest first. */
export async function saySizes(client: pg.Client): Promise<void> {
  const { rows: sizes } = await client.query<Size>(question);
  const tables = sizes.filter(({ index }) => index === null).sort((a, b) => b.rows - a.rows);
  const indexesOf = (table: string) =>
    sizes.filter((size) => size.index !== null && size.table === table).sort((a, b) => b.bytes - a.bytes);
  const sum = (some: readonly Size[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  say('');
  sayTable(
    ['table', 'rows', 'table', 'indexes', 'bytes a row'],
    tables.map((size) => {
      const indexes = sum(indexesOf(size.table));
      const each = Math.round((size.bytes + indexes) / size.rows);
      return [size.table, size.rows.toLocaleString('en-GB'), room(size.bytes), room(indexes), String(each)];
    }),
  );
  say('');
  sayTable(
    ['index', 'of', 'size'],
    tables.flatMap(({ table }) => indexesOf(table).map(({ index, bytes }) => [index ?? '', table, room(bytes)])),
  );
}

const room = (bytes: number) => (bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : megabytes(bytes));
