import { expect, it } from 'vitest';
import { forEach, forEachFew } from './for-each.ts';

const { signal } = new AbortController();

it('does the others where one fails, at once or later, and says of how many it did', async () => {
  const done: number[] = [];
  const work = (item: number): Promise<void> => {
    if (item === 1) throw new Error('at once');
    return item === 3 ? Promise.reject(new Error('later')) : Promise.resolve(void done.push(item));
  };
  await expect(forEach([0, 1, 2, 3, 4], signal, work)).rejects.toThrow('It failed for 2 of 5');
  expect(done).toEqual([0, 2, 4]);
});

it('goes through a few at a time, and through those alone among which one fails', async () => {
  const done: number[][] = [];
  const work = async (items: readonly number[]) => {
    if (items.includes(3)) throw new Error('not this one');
    done.push([...items]);
  };
  await expect(forEachFew([0, 1, 2, 3, 4], 2, signal, work)).rejects.toThrow('It failed for 1 of 5');
  expect(done).toEqual([[0, 1], [2], [4]]);
});

it('ends where it is told to', async () => {
  const stop = new AbortController();
  const done: number[] = [];
  const work = async (items: readonly number[]) => {
    done.push(...items);
    stop.abort();
  };
  await forEachFew([0, 1, 2, 3], 2, stop.signal, work);
  expect(done).toEqual([0, 1]);
});
