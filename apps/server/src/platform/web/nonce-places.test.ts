import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createNonce } from '../http/security-headers.ts';
import { findNoncePlaces } from './nonce-places.ts';

const rendered = createNonce();
const page = (nonce: string) =>
  `<head>${`<link nonce="${nonce}"/><link href="${nonce.slice(0, 9)}é"/>`.repeat(20)}</head>${'<p>A page – long enough to look back at.</p>\n'.repeat(2000)}<script nonce="${nonce}"></script>`;
// The parts of a nonce that are no whole one belong to the page.
const expected = (nonce: string) => page(rendered).replaceAll(rendered, nonce);

it('puts a nonce of its own into each answer, plain and compressed', () => {
  const places = findNoncePlaces(Buffer.from(page(rendered)), rendered);
  for (const nonce of [createNonce(), createNonce(), rendered, '='.repeat(24)]) {
    expect(places.html(nonce).toString()).toBe(expected(nonce));
    expect(gunzipSync(places.gzip(nonce)).toString()).toBe(expected(nonce));
  }
});

it('compresses nearly as well as in one piece', () => {
  const whole = gzipSync(page(rendered), { level: 6 }).length;
  const places = findNoncePlaces(Buffer.from(page(rendered)), rendered);
  places.gzip(createNonce());
  const added = places.gzip(createNonce()).length - whole;
  // A nonce, what says that it is stored, and the end of the piece before it: for each of 21.
  expect(added).toBeLessThan(21 * (24 + 5 + 15));
});

it.each(['', 'x', '<p>no place</p>'])('leaves a page without places as it is: %j', (html) => {
  const places = findNoncePlaces(Buffer.from(html), rendered);
  expect(places.html(createNonce()).toString()).toBe(html);
  for (let time = 0; time < 2; time += 1) expect(gunzipSync(places.gzip(createNonce())).toString()).toBe(html);
});
