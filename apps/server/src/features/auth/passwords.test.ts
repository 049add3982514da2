import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('keeps passwords as Argon2id with 19 MiB and two passes, each with a salt of its own', async () => {
  const hashes = await Promise.all([hashPassword('Lantern-light-7'), hashPassword('Lantern-light-7')]);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(hashes).size).toBe(2);
});

it('knows a password by its hash, and none where there is no hash', async () => {
  const hash = await hashPassword('Lantern-light-7');
  expect(await verifyPassword(hash, 'Lantern-light-7')).toBe(true);
  expect(await verifyPassword(hash, 'Lantern-light-8')).toBe(false);
  expect(await verifyPassword(null, 'Lantern-light-7')).toBe(false);
});
