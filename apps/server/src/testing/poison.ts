import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DB } from '../platform/database/schema.ts';
import type { TestApp } from './test-app.ts';
import { withClient } from './test-database.ts';

/** Whatever does this to rows with this value fails, until it is healed: one item of many that cannot be done. */
export async function poison<Table extends keyof DB>(
  { databaseUrl }: TestApp,
  table: Table,
  event: 'insert' | 'update' | 'delete',
  row: Partial<Record<keyof DB[Table] & string, string>>,
): Promise<() => Promise<void>> {
  const name = `poison_${randomBytes(4).toString('hex')}`;
  const seen = event === 'delete' ? 'old' : 'new';
  const isMeant = Object.entries<string | undefined>(row)
    .map(([column, value]) => `${seen}.${column}::text = ${pg.escapeLiteral(value ?? '')}`)
    .join(' and ');
  const run = (statement: string) => withClient(databaseUrl, async (client) => void (await client.query(statement)));
  await run(`
    create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'poisoned'; end $$;
    create trigger ${name} before ${event} on ${table} for each row when (${isMeant}) execute function ${name}()`);
  return () => run(`drop function ${name}() cascade`);
}
