import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { minPasswordLength } from '../packages/contract/src/auth/auth.schemas.ts';

/**
 * `node scripts/derive-common-passwords.ts <src/passwords.json of @zxcvbn-ts/language-common>`: writes the ones that
 * registration refuses. Only a few bytes of each hash are kept: small, quick to look up, and nothing to read aloud.
 */
const howMany = 10_000;
const hashLength = 5;
const target = new URL('../apps/server/src/features/auth/common-passwords.bin', import.meta.url);

const [source] = process.argv.slice(2);
if (!source) throw new Error('Say where the list of passwords is.');
/** The most common first. Shorter ones are refused for their length. */
const passwords = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(source, 'utf8')))
  .map((password) => password.toLowerCase())
  .filter((password) => password.length >= minPasswordLength);
const chosen = [...new Set(passwords)].slice(0, howMany);
const hashes = chosen.map((password) => createHash('sha256').update(password).digest().subarray(0, hashLength));
writeFileSync(target, Buffer.concat(hashes.sort(Buffer.compare)));
