import { expect, it, vi } from 'vitest';
import { createRecentPieces } from './recent-pieces.ts';

const source = (text: string) => ({
  text,
  letters: text.length,
  isSame: (other: { text: string }) => other.text === text,
});
const createPieces = () => createRecentPieces<ReturnType<typeof source>>();

it('makes a piece once for as long as it is asked for', () => {
  const pieces = createPieces();
  let made = 0;
  const find = (key: string) => pieces.find(key, source(key), () => Buffer.from(`${key} ${++made}`)).toString();
  expect([find('a'), find('b'), find('a')]).toEqual(['a 1', 'b 2', 'a 1']);
});

it('makes it anew where it would be made of something else', () => {
  const pieces = createPieces();
  const find = (text: string) => pieces.find('key', source(text), () => Buffer.from(`of ${text}`)).toString();
  expect([find('a'), find('b'), find('a')]).toEqual(['of a', 'of b', 'of a']);
});

it('forgets within two minutes what is not asked for any more, and keeps what is', () => {
  vi.useFakeTimers();
  const pieces = createPieces();
  let made = 0;
  const find = (key: string) => pieces.find(key, source(key), () => Buffer.from(`${key} ${++made}`)).toString();
  find('gone');
  for (let time = 0; time < 4; time += 1) {
    expect(find('asked for')).toBe('asked for 2');
    vi.advanceTimersByTime(30_000);
  }
  expect(pieces.size).toBe(1);
  vi.advanceTimersByTime(120_000);
  expect(pieces.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('has a bound', () => {
  const pieces = createPieces();
  const long = Buffer.alloc(10_000, 'x');
  for (let at = 0; at < 1000; at += 1) pieces.find(String(at), source(''), () => long);
  expect(pieces.size).toBeLessThan(120);
});

it('counts what pieces are made of', () => {
  const pieces = createPieces();
  const long = source('x'.repeat(10_000));
  for (let at = 0; at < 1000; at += 1) pieces.find(String(at), long, () => Buffer.of());
  expect(pieces.size).toBeLessThan(120);
});
