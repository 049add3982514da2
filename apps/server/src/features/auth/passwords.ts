import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Gate } from '../../platform/limits/gate.ts';

/** Argon2id (the package's default) with OWASP's parameters: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is the one thing here that costs a core for milliseconds. It runs on the runtime's four threads, which also
 * read files: at least one of them is left free.
 */
const pool = new Gate({
  atOnce: Math.min(3, Math.max(2, availableParallelism())),
  mostWaiting: 500,
  longestWaitMs: 20_000,
});
const inPool = <T>(work: () => Promise<T>): Promise<T> => pool.run('hashing', work);

export const hashPassword = (password: string): Promise<string> => inPool(() => hash(password, options));

/** A hash of nothing that is known: checking against it takes as long as checking against a real one. */
const decoy = hash(crypto.randomUUID(), options);

/** Always costs one verification, so that the time of an answer does not tell whether the account exists. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await decoy);
  const matches = await inPool(() => verify(known, password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
