import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/** A free port below the range that systems hand to outgoing connections, so that it is still free tomorrow. */
export async function pickFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = randomInt(15_000, 32_000);
    if (await isPortFree(port)) return port;
  }
  throw new Error('No free port was found for the database.');
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: LOOPBACK }, () => probe.close(() => resolve(true)));
  });
}
