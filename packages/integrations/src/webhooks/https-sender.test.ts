import { expect, it, vi } from 'vitest';
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
