import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase, patienceMs } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { asAppError, createDatabase } from './database.ts';

it('a statement that a migration outdated fails once, as something to try again, and works on the next connection', async () => {
  const place = await createTestDatabase();
  const database = createDatabase({ url: place.url, poolSize: 1, log: createLogger('silent'), patienceMs });
  const owner = new pg.Client({ connectionString: place.url });
  await owner.connect();
  const read = () =>
    database.transaction({ kind: 'public' }, (tx) => sql`select * from plans where position > ${0}`.execute(tx));
  // Often enough to be prepared.
  for (let time = 0; time < 5; time += 1) await read();
  await owner.query('alter table plans add column added_later int');
  const failure = await read().catch((error: unknown) => error);
  expect(asAppError(failure)).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await read()).rows[0]).toHaveProperty('added_later', null);
  await owner.end();
  await database.close();
  await place.drop();
});
