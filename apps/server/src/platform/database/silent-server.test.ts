import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createPool, sharePool } from './pool.ts';

/** Takes every connection in and never says a word, as a frozen database does. */
let server: Server;
const sockets = new Set<Socket>();
beforeAll(async () => {
  server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('a request that waits for a connection when the database falls silent is refused at once', async () => {
  const { port } = server.address() as AddressInfo;
  const pool = sharePool(
    // Longer than any test: an answer can come from being given up on alone.
    createPool(
      { host: '127.0.0.1', port, user: 'caller', max: 2, connectionTimeoutMillis: 600_000 },
      createLogger('silent'),
    ),
    { longestWaitMs: 600_000, onRefused: () => undefined, namesStatements: true },
  );
  const asked = [1, 2, 3].map(() => pool.connect());
  const outcomes = Promise.allSettled(asked);
  await expect.poll(() => sockets.size).toBe(2);
  pool.suspend();
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
});
