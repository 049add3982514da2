import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, patienceMs } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createDatabase } from './database.ts';

it('ids stand in the order they were made in, also within a millisecond, and say when', async () => {
  const place = await createTestDatabase();
  const database = createDatabase({ url: place.url, poolSize: 1, log: createLogger('silent'), patienceMs });
  try {
    const before = Date.now();
    // A wait for each, so that no two are made in the same microsecond.
    const { rows } = await sql<{ id: string }>`
      select app.uuid_v7() as id from generate_series(1, 300) n, lateral (select pg_sleep(0.00001 * sign(n))) wait`.execute(
      database.system,
    );
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(300);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const at = Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16);
    expect(Math.abs(at - before)).toBeLessThan(60_000);
  } finally {
    await database.close();
    await place.drop();
  }
});
