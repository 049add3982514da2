import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, patienceMs, withClient } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { pickFreePort } from '../postgres/free-port.ts';
import { createQueue } from './queue.ts';
import { defineTask } from './task.ts';

const greet = defineTask({
  name: 'test.greet',
  payload: z.object({}),
  retries: 0,
  timeoutSeconds: 30,
  concurrency: 1,
});

it('a start that found no database is tried again whole', async () => {
  const place = await createTestDatabase();
  const port = await pickFreePort();
  const through = new URL(place.url);
  const { hostname, port: databasePort } = new URL(place.url);
  through.host = `127.0.0.1:${port}`;
  const queue = createQueue({
    url: through.href,
    definitions: [greet],
    log: createLogger('silent'),
    upkeep: true,
    patienceMs,
  });
  await expect(queue.start()).rejects.toThrow('ECONNREFUSED');

  const open = new Set<Socket>();
  const gateway = createServer((caller) => {
    const database = connect(Number(databasePort), hostname);
    for (const socket of [caller, database]) open.add(socket.on('error', () => undefined));
    caller.pipe(database).pipe(caller);
  }).listen(port, '127.0.0.1');
  await once(gateway, 'listening');
  await queue.start();
  expect(queue.isAlive()).toBe(true);
  const kinds = await withClient(place.url, (client) => client.query('select name from pgboss.queue'));
  expect(kinds.rows).toContainEqual({ name: greet.name });

  await queue.stop();
  for (const socket of open) socket.destroy();
  gateway.close();
  await place.drop();
});
