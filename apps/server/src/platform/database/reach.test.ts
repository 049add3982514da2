import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { explainUnreached, reach } from './reach.ts';

const said = async (url: string): Promise<string> => {
  const error = await reach(url).then(
    () => new Error('reached'),
    (failure: unknown) => failure,
  );
  return (explainUnreached(error, 'DATABASE_URL', url) as Error).message;
};

it('a database is reached, or the variable is named and what is wrong with it', async () => {
  const place = await createTestDatabase();
  expect(await said(place.url)).toBe('reached');
  const other = new URL(place.url);
  other.pathname = '/nowhere';
  expect(await said(other.href)).toMatch(/^DATABASE_URL: there is no database of that name \(.*\/nowhere\)\./);
  const stranger = new URL(place.url);
  stranger.password = 'hunter2';
  const refused = await said(stranger.href);
  expect(refused).toMatch(/^DATABASE_URL: the database refuses the user or the password/);
  expect(refused).not.toContain('hunter2');
  await place.drop();
});

it('so is a machine that does not answer', async () => {
  expect(await said('postgresql://me:hunter2@127.0.0.1:1/candela')).toBe(
    'DATABASE_URL: no database answers there (me at 127.0.0.1:1/candela). Correct the address, or set that database right.',
  );
});
