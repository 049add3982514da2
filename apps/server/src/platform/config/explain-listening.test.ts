import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { explainListening } from './explain-listening.ts';

/** What the machine itself says when it is asked to listen there. */
async function listen(host: string, port: number): Promise<{ error?: unknown; port?: number; close(): void }> {
  const server = createServer();
  const failed = once(server, 'error').then(([error]) => ({ error, close: () => undefined }));
  server.listen(port, host);
  const address = () => server.address() as { port: number };
  const heard = once(server, 'listening').then(() => ({ port: address().port, close: () => void server.close() }));
  return Promise.race([failed, heard]);
}

const said = async (host: string, port: number) => {
  const { error, close } = await listen(host, port);
  close();
  return String((explainListening(error, { host, port }) as Error).message);
};

it('names the port that is taken', async () => {
  const { port = 0, close } = await listen('127.0.0.1', 0);
  expect(await said('127.0.0.1', port)).toMatch(new RegExp(`^PORT: ${port} is taken by another program on 127.0.0.1`));
  close();
});

it('names the host that is no address of this machine', async () => {
  expect(await said('203.0.113.7', 0)).toMatch(/^HOST: 203\.0\.113\.7 is no address of this machine/);
  expect(await said('candela.invalid', 0)).toMatch(/^HOST: candela\.invalid is no address of this machine/);
});

it('names the port that needs rights, and leaves alone what it does not know', () => {
  const place = { host: '0.0.0.0', port: 80 };
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(explainListening(refused, place)).toMatchObject({
    message: expect.stringMatching(/^PORT: .*not listen on 80/),
  });
  const other = new Error('something else');
  expect(explainListening(other, place)).toBe(other);
});
