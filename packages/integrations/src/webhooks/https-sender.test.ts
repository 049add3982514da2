import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { readBody } from '../testing/loopback.ts';
import { createSelfSigned } from '../testing/self-signed.ts';
import { createHttpsSender } from './https-sender.ts';

const message = (url: string) => ({ url, headers: {}, body: '{}' });
const { signal } = new AbortController();

it.each([
  ['http://hooks.example/in', 'Only https addresses are called.'],
  ['https://127.0.0.1/in', 'This address is not on the public network.'],
  ['https://[::1]/in', 'This address is not on the public network.'],
  ['https://[::ffff:10.0.0.1]/in', 'This address is not on the public network.'],
  ['https://2130706433/in', 'This address is not on the public network.'],
])('calls no %s', async (url, reason) => {
  const resolve = vi.fn(async () => [{ address: '93.184.216.34', family: 4 }]);
  await expect(createHttpsSender({ resolve }).send(message(url), signal)).rejects.toThrow(reason);
  expect(resolve).not.toHaveBeenCalled();
});

it('calls no name that leads to a private address, be it one among several', async () => {
  const resolve = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  await expect(createHttpsSender({ resolve }).send(message('https://hooks.example/'), signal)).rejects.toThrow(
    'This address is not on the public network.',
  );
});

it('connects to the address that was checked, whatever the name answers the second time', async () => {
  // The discard port of this machine answers nothing: that the connection was refused there shows where it went.
  const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]];
  const resolve = vi.fn(async () => answers.shift() ?? []);
  const checked: string[] = [];
  const sender = createHttpsSender({
    resolve,
    isAllowed: (address) => {
      checked.push(address);
      return true;
    },
  });
  await expect(sender.send(message('https://hooks.example:9/'), signal)).rejects.toThrow('127.0.0.1:9');
  expect([resolve.mock.calls.length, checked]).toEqual([1, ['127.0.0.1']]);
});

it('delivers over TLS to the name in the certificate, and to no server it does not trust', async () => {
  const { cert, key } = createSelfSigned('hooks.example');
  const received: string[] = [];
  const server = createServer({ cert, key }, async (request, response) => {
    received.push(`${request.method} ${request.headers['x-signed']} ${await readBody(request)}`);
    response.writeHead(204).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const here = { resolve: async () => [{ address: '127.0.0.1', family: 4 }], isAllowed: () => true };
  const to = (host: string) => ({ url: `https://${host}:${port}/in`, headers: { 'x-signed': 'yes' }, body: '{"a":1}' });
  try {
    expect(await createHttpsSender({ ...here, ca: cert }).send(to('hooks.example'), signal)).toBe(204);
    await expect(createHttpsSender({ ...here, ca: cert }).send(to('other.example'), signal)).rejects.toThrow(
      'other.example',
    );
    await expect(createHttpsSender(here).send(to('hooks.example'), signal)).rejects.toThrow('self-signed');
    expect(received).toEqual(['POST yes {"a":1}']);
  } finally {
    await new Promise((done) => server.close(done));
  }
});
