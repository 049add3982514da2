import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTyped } from './use-typed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin() {
  const settled = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useTyped(value, settled), { initialProps: { value: '' } });
  const type = (text: string) => act(() => result.current[1](text));
  const pause = () => act(() => vi.advanceTimersByTime(1000));
  return { settled, type, pause, rerender, typed: () => result.current[0] };
}

it('keeps what is typed while what was typed before is on its way', () => {
  const { settled, type, pause, rerender, typed } = begin();
  type('ke');
  pause();
  expect(settled).toHaveBeenLastCalledWith('ke');
  type('keeper');
  rerender({ value: 'ke' });
  expect(typed()).toBe('keeper');
  pause();
  expect(settled).toHaveBeenLastCalledWith('keeper');
});

it('keeps what is typed last while several are on their way', () => {
  const { settled, type, pause, rerender, typed } = begin();
  for (const text of ['ke', '', 'stoker']) {
    type(text);
    pause();
  }
  expect(settled.mock.calls).toEqual([['ke'], [''], ['stoker']]);
  for (const value of ['ke', '', 'stoker']) {
    rerender({ value });
    expect(typed()).toBe('stoker');
  }
});

it('has the old words again after going back', () => {
  const { type, pause, rerender, typed } = begin();
  type('keeper');
  pause();
  rerender({ value: 'keeper' });
  rerender({ value: '' });
  expect(typed()).toBe('');
  rerender({ value: 'keeper' });
  expect(typed()).toBe('keeper');
});
