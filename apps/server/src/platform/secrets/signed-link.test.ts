import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readLink, signLink } from './signed-link.ts';

const key = new Uint8Array(32).fill(7);
const now = new Date('2026-01-01T12:00:00Z');
const later = new Date('2026-01-01T13:00:00Z');

describe('a signed link', () => {
  it('is read until it runs out, for its own purpose, with its own key', () => {
    const id = randomUUID();
    const link = signLink(key, 'claim', id, later);
    expect(readLink(key, 'claim', link, now)).toBe(id);
    expect(readLink(key, 'claim', link, later)).toBeNull();
    expect(readLink(key, 'unsubscribe', link, now)).toBeNull();
    expect(readLink(new Uint8Array(32).fill(8), 'claim', link, now)).toBeNull();
  });

  it('has one spelling: another last letter is another link, even where base64 reads the same bytes', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const link = signLink(key, 'claim', randomUUID(), later);
    const accepted = [...letters].filter((letter) => readLink(key, 'claim', link.slice(0, -1) + letter, now) !== null);
    expect(accepted).toEqual([link.at(-1)]);
  });
});
