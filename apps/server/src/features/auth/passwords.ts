import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the package's default) with OWASP's parameters: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is the one thing here that costs a core for milliseconds; a burst of sign-ins must not take all of them. */
const atOnce = 4;
let running = 0;
const waiting: (() => void)[] = [];

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, options));

/** A hash of nothing anybody knows: checking against it takes as long as checking against a real one. */
const decoy = hash(crypto.randomUUID(), options);

/** Always costs one verification, so that the time of an answer does not tell whether the account exists. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await decoy);
  const matches = await limited(() => verify(known, password));
  return matches && passwordHash !== null && passwordHash !== undefined;
}
