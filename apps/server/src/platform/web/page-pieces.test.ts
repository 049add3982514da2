import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipPieces, joined, tagOf } from './page-pieces.ts';

const own = (text: string) => ({ bytes: Buffer.from(text), isKept: false });
const part = (text: string) => ({ bytes: Buffer.from(text), isKept: true });
const words = (text: string) => `<p class="grid gap-4">${text} – é</p>\n`.repeat(400);

const header = part(words('header'));
const pages = {
  'a page of parts and words between them': [own('<html>'), header, own('<main>'), part(words('text')), own('</main>')],
  'much that is new': [own(words('new')), header, own(words('newer'))],
  'nothing new before a part': [own(''), header, own('')],
  'no parts': [own('<p>x</p>')],
  nothing: [own('')],
};

it.each(Object.entries(pages))('is the same page, compressed, with %s', (_, pieces) => {
  for (let time = 0; time < 2; time += 1)
    expect(gunzipSync(gzipPieces(pieces, 2)).toString()).toBe(joined(pieces).toString());
});

it('compresses about as well as in one go', () => {
  const pieces = pages['a page of parts and words between them'];
  expect(gzipPieces(pieces, 2).length).toBeLessThan(gzipSync(joined(pieces), { level: 2 }).length * 1.2);
});

it('has one tag for the same page, and another for every other', () => {
  for (const pieces of Object.values(pages)) {
    const again = pieces.map(({ bytes, isKept }) => ({ bytes: Buffer.from(bytes), isKept }));
    expect(tagOf(again)).toBe(tagOf(pieces));
  }
  const others = [
    [own('ab'), header, own('c')],
    [own('a'), header, own('bc')],
    [own('ab'), part('other'), own('c')],
    [own('ab'), own('c'), header],
    [own('a'), own('b'), header, own('c')],
    [part('ab'), header, own('c')],
  ];
  expect(new Set(others.map(tagOf)).size).toBe(others.length);
});
