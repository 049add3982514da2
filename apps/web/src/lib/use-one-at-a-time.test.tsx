import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time.ts';

it('does nothing for a second press until the first is done, however it ended', async () => {
  const first = Promise.withResolvers<void>();
  const work = vi
    .fn()
    .mockReturnValueOnce(first.promise)
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue(null);
  const { result } = renderHook(() => useOneAtATime(work));
  const pressed = result.current();
  await result.current();
  expect(work).toHaveBeenCalledTimes(1);
  first.resolve();
  await pressed;
  await expect(result.current()).rejects.toThrow('no');
  await result.current();
  expect(work).toHaveBeenCalledTimes(3);
});
