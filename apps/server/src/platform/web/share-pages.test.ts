import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, patienceMs, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { createLogger } from '../logger.ts';
import { createPageCache } from './page-cache.ts';
import { sharePages } from './share-pages.repo.ts';

let place: TestDatabase;
let databases: Database[];
const log = createLogger('silent');
beforeAll(async () => {
  place = await createTestDatabase();
  databases = [1, 2].map(() => createDatabase({ url: place.url, poolSize: 2, log, patienceMs }));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await place.drop();
});

it('pages that one process keeps are cleared when another process changes what visitors see', async () => {
  const page = { status: 200, headers: [], pieces: [{ bytes: Buffer.from('before'), isKept: false }] };
  const [one, other] = databases.map((database) =>
    sharePages(
      createPageCache(() => 0),
      database,
      log,
    ),
  );
  if (!one || !other) throw new Error('two processes');
  const isKept = () => one.find('/') !== undefined;
  const keepAndLook = () => {
    if (!isKept()) one.keep('/', one.generation(), page);
    return isKept();
  };
  const clearAndLook = () => {
    other.clear(['/']);
    return isKept();
  };
  // Once it hears of changes, and not before, they begin to count: until then it starts anew.
  expect(keepAndLook()).toBe(true);
  await expect.poll(clearAndLook, { timeout: 20_000 }).toBe(false);
  // From here on a page stays exactly as long as nothing changes on it.
  one.keep('/about', one.generation(), page);
  expect(keepAndLook()).toBe(true);
  await expect.poll(clearAndLook, { timeout: 20_000 }).toBe(false);
  expect(one.find('/about')).toBeDefined();
});
