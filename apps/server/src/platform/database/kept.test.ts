import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createKept } from './kept.ts';

/** A database that tells what the test wants told, and values that begin with what they are about. */
function start() {
  let tell: (id: string | null) => void = () => undefined;
  let reads = 0;
  const database = {
    listen: (_channel: string, onNotice: typeof tell) => {
      tell = onNotice;
      return () => undefined;
    },
    caughtUp: async () => true,
  } as unknown as Database;
  let whileReading: () => void = () => undefined;
  const kept = createKept<string, string>(database, {
    channel: 'things',
    mostKept: 10,
    nameOf: (key) => key,
    read: async (key) => {
      reads += 1;
      whileReading();
      return `${key} ${reads}`;
    },
    concerns: (value, id) => value.startsWith(id),
    holds: () => true,
    isWorthIt: (value) => !value.includes('long'),
  });
  const find = (key: string, meanwhile: () => void = () => undefined) => {
    whileReading = meanwhile;
    return kept.find(key);
  };
  return { find, tell: (id: string | null) => tell(id) };
}

it('is kept until its own change is told, or that any may have been missed', async () => {
  const { find, tell } = start();
  expect([await find('a'), await find('a')]).toEqual(['a 1', 'a 1']);
  tell('b');
  expect(await find('a')).toBe('a 1');
  tell('a');
  expect(await find('a')).toBe('a 2');
  for (const all of ['', null]) {
    const before = await find('a');
    tell(all);
    expect(await find('a')).not.toBe(before);
  }
});

it.each(['a', '', null])('what was read while %j was told is used and not kept', async (id) => {
  const { find, tell } = start();
  expect(await find('a', () => tell(id))).toBe('a 1');
  expect(await find('a')).toBe('a 2');
});

it('what others changed meanwhile does not matter', async () => {
  const { find, tell } = start();
  await find('a', () => tell('b'));
  expect(await find('a')).toBe('a 1');
});

it('what is not worth its room is read each time', async () => {
  const { find } = start();
  await find('long');
  expect(await find('long')).toBe('long 2');
});
