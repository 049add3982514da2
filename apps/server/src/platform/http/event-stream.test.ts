import { connect } from 'node:net';
import { fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { type EventStream, mostUnread, openEventStream } from './event-stream.ts';

const data = { text: 'x'.repeat(64 * 1024) };
/** More than the machine's own buffers hold for a socket, and ours. */
const many = 2_000;

const app = fastify({ forceCloseConnections: true });
const opened = Promise.withResolvers<EventStream & { unread(): number }>();
app.get('/', (_request, reply) => {
  opened.resolve({ ...openEventStream(reply), unread: () => reply.raw.writableLength });
});
afterEach(() => app.close());

it('cuts the line of someone who never reads it, before much is kept for them', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n');
  socket.pause();
  const line = await opened.promise;
  let hasEnded = false;
  line.onEnd(() => {
    hasEnded = true;
  });
  let most = 0;
  for (let sent = 0; sent < many && !hasEnded; sent += 1) {
    line.send(sent, data);
    most = Math.max(most, line.unread());
    await new Promise((resolve) => setImmediate(resolve));
  }
  socket.destroy();
  expect(hasEnded).toBe(true);
  expect(most).toBeLessThan(mostUnread + 128 * 1024);
});
