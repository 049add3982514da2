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
  const encrypted = new URL(place.url);
  encrypted.searchParams.set('sslmode', 'verify-full');
  expect(await said(encrypted.href)).toMatch(
    /^DATABASE_URL: the database does not speak TLS, and sslmode asks for it \(/,
  );
  await place.drop();
});

it('so is a machine that does not answer', async () => {
  expect(await said('postgresql://me:hunter2@127.0.0.1:1/candela')).toBe(
    'DATABASE_URL: no database answers there (me at 127.0.0.1:1/candela). Correct the address, or set that database right.',
  );
});

it.each([
  [
    'no pg_hba.conf entry for host "10.0.0.7", user "me", database "candela", no encryption',
    '28000',
    'encrypted connections alone',
  ],
  [
    'no pg_hba.conf entry for host "10.0.0.7", user "me", database "candela", SSL encryption',
    '28000',
    'refuses the user',
  ],
  ['self-signed certificate in certificate chain', 'SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
  ['unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'NODE_EXTRA_CA_CERTS'],
  ["Hostname/IP does not match certificate's altnames", 'ERR_TLS_CERT_ALTNAME_INVALID', 'for another name'],
])('says what to do about encryption: %s', (message, code, words) => {
  const url = 'postgresql://me:hunter2@db.example/candela';
  const explained = explainUnreached(Object.assign(new Error(message), { code }), 'DATABASE_URL', url) as Error;
  expect(explained.message).toMatch(new RegExp(`^DATABASE_URL: .*${words}.* \\(me at db.example/candela\\)\\.`));
});
