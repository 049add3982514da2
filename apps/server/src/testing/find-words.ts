import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Every column of every table, the queue's too, in which one of these words stands; `table.column`. */
export async function findWords(app: TestApp, ...words: string[]): Promise<string[]> {
  const { system } = app.platform.database;
  const { rows: columns } = await sql<{ schema: string; table: string; column: string; type: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.table_name <> 'schema_migrations'
    order by c.table_name, c.column_name`.execute(system);
  const patterns = words.map((word) => `%${word}%`);
  const found: string[] = [];
  for (const { schema, table, column, type } of columns) {
    // Bytes as text are digits; this way, letters among them stay letters.
    const text = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`;
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${table}`)} where ${text} ilike any (${patterns}) limit 1`.execute(system);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
