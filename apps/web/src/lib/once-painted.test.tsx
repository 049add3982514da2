import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oncePainted } from './once-painted.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('acts once, after the next picture', () => {
  const act = vi.fn();
  oncePainted(act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledOnce();
});

it('acts in a tab that is not in sight, too', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const act = vi.fn();
  oncePainted(act);
  vi.advanceTimersByTime(199);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it('does nothing after it was called off', () => {
  const act = vi.fn();
  oncePainted(act)();
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});
