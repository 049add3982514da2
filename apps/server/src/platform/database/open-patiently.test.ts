import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { openPatiently } from './open-patiently.ts';

const late = () => new Error('Connection terminated due to connection timeout');

function beBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('tries once more where the process itself was too busy to hear the answer', async () => {
  const open = vi
    .fn()
    .mockImplementationOnce(async () => {
      beBusy(150);
      await sleep(1);
      throw late();
    })
    .mockResolvedValueOnce('open');
  await expect(openPatiently(open)).resolves.toBe('open');
});

it('tries no third time', async () => {
  const open = vi.fn(async () => {
    beBusy(100);
    throw late();
  });
  await expect(openPatiently(open)).rejects.toThrow('connection timeout');
  expect(open).toHaveBeenCalledTimes(2);
});

it('believes that the database is away where the process had time to listen', async () => {
  const open = vi.fn(async () => {
    await sleep(200);
    throw late();
  });
  await expect(openPatiently(open)).rejects.toThrow('connection timeout');
  expect(open).toHaveBeenCalledTimes(1);
});

it('passes on at once what is no matter of time', async () => {
  const open = vi.fn(async () => {
    beBusy(100);
    throw new Error('password authentication failed');
  });
  await expect(openPatiently(open)).rejects.toThrow('password');
  expect(open).toHaveBeenCalledTimes(1);
});
