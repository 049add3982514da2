import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAheadOfAddress } from './use-ahead-of-address.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The address changes when the test says that the router is there. */
function start(first: string) {
  const said: string[] = [];
  const arrivals: (() => void)[] = [];
  const say = (value: string) => {
    said.push(value);
    return new Promise<void>((resolve) => arrivals.push(resolve));
  };
  const { result, rerender } = renderHook((address) => useAheadOfAddress(address, say), { initialProps: first });
  return {
    said,
    shown: () => result.current[0],
    show: (value: string) => act(() => result.current[1](value)),
    paint: () => act(() => vi.advanceTimersByTime(50)),
    arrive: (address: string) =>
      act(async () => {
        rerender(address);
        arrivals.shift()?.();
      }),
  };
}

it('shows at once, and says so once that is painted', async () => {
  const { said, shown, show, paint, arrive } = start('shut');
  show('open');
  expect(shown()).toBe('open');
  expect(said).toEqual([]);
  paint();
  expect(said).toEqual(['open']);
  await arrive('open');
  expect(shown()).toBe('open');
});

it('follows the address afterwards', async () => {
  const { shown, show, paint, arrive } = start('shut');
  show('open');
  paint();
  await arrive('open');
  await arrive('shut');
  expect(shown()).toBe('shut');
});

it('follows the address where the router has gone elsewhere instead', async () => {
  const { shown, show, paint, arrive } = start('shut');
  show('open');
  paint();
  await arrive('shut');
  expect(shown()).toBe('shut');
});

it('says only the last of what was shown in one moment', () => {
  const { said, show, paint } = start('open');
  show('shut');
  show('open');
  paint();
  expect(said).toEqual(['open']);
});

it('stays open when the address comes to say that it is shut after it was opened again', async () => {
  const { said, shown, show, paint, arrive } = start('open');
  show('shut');
  paint();
  show('open');
  await arrive('shut');
  expect(shown()).toBe('open');
  paint();
  expect(said).toEqual(['shut', 'open']);
  await arrive('open');
  expect(shown()).toBe('open');
});
