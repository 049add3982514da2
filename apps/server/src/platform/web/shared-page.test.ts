import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { askedFor, policyOf, sharedPageOf } from './shared-page.ts';
import type { WebOptions } from './web-options.ts';

const origin = 'https://candela.example';
const keyOf = (url: string, cookie?: string, method = 'GET') =>
  sharedPageOf({ url, method, headers: { ...(cookie && { cookie }) } } as FastifyRequest, origin)?.key;
const addressOf = (url: string) => sharedPageOf({ url, method: 'GET', headers: {} } as FastifyRequest, origin)?.address;

describe('what a rendered page is kept under', () => {
  it('is its address and its looks, and nothing else of a visitor', () => {
    expect(keyOf('/about')).toBe(keyOf('/about?utm_source=mail&gclid=1', 'session=secret; other=1'));
    expect(keyOf('/about', 'theme=dark; accent=teal')).toBe(keyOf('/about', 'accent=teal; x=1; theme=dark'));
    for (const cookie of ['theme=dark', '__Host-theme=dark']) expect(keyOf('/about', cookie)).not.toBe(keyOf('/about'));
    expect(keyOf('/resources/blog?page=2')).not.toBe(keyOf('/resources/blog'));
    expect(keyOf('/about', 'mytheme=dark')).toBe(keyOf('/about'));
  });

  it('is not changed by a query that the page does not know, which does not reach the page either', () => {
    expect(keyOf('/?fresh=1')).toBe(keyOf('/'));
    expect(keyOf('/about?token=1&page=2')).toBe(keyOf('/about'));
    expect(keyOf('/resources/blog?page=2&x=y')).toBe(keyOf('/resources/blog?page=2'));
    expect(addressOf('/resources/blog?x=y&page=2&z')).toBe('/resources/blog?page=2');
    expect(addressOf('/?next=https://elsewhere.example')).toBe('/');
  });

  it('is all that the page is rendered from', () => {
    const headers = {
      cookie: 'session=secret; theme=dark',
      'user-agent': 'x',
      referer: 'https://elsewhere.example/?q',
    };
    const page = sharedPageOf({ url: '/about?token=1', method: 'GET', headers } as unknown as FastifyRequest, origin);
    const asked = page && askedFor(page, origin);
    expect(asked?.url).toBe(`${origin}/about`);
    expect([...(asked?.headers ?? [])]).toEqual([['cookie', 'theme=dark']]);
  });

  it.each([
    '/resources/blog?page=x',
    '/held/a-token',
    '/resources/preview/a-token',
    '/unsubscribe?token=1',
    '/login?next=%2Fdashboard',
    '/report-mail',
    '/dashboard',
    '/Dashboard/jobs',
    '/dev/gallery',
    '/about.data?_routes=x',
    '/__manifest?paths=%2Fdashboard%2Fjobs&version=1',
    `/${'x'.repeat(400)}`,
  ])('does not exist for %s', (url) => expect(keyOf(url)).toBeUndefined());

  it('does not exist for a form that was sent', () => expect(keyOf('/about', undefined, 'POST')).toBeUndefined());
});

it('lets the table that takes cards be shown on the page of prices alone', () => {
  const options = { site: { analyticsId: null }, paymentOrigin: 'https://pay.example' } as WebOptions;
  expect(policyOf('/pricing?next=%2Fteam', options).paymentOrigin).toBe('https://pay.example');
  for (const url of ['/', '/billing', '/dashboard', '/pricing/x'])
    expect(policyOf(url, options).paymentOrigin).toBeNull();
});

describe('kept pages', () => {
  const inOne = (html: string | Buffer) => [{ bytes: Buffer.from(html), isKept: false }];
  const page = { status: 200, headers: [], pieces: inOne('<p>x</p>') };

  it('are given out for ten seconds, or until something changes', () => {
    let time = 0;
    const cache = createPageCache(() => time);
    cache.keep('a', cache.generation(), page);
    expect(cache.find('a')?.tag).toMatch(/^".+"$/);
    time = 10_001;
    expect(cache.find('a')).toBeUndefined();
    cache.keep('a', cache.generation(), page);
    cache.clear();
    expect(cache.find('a')).toBeUndefined();
  });

  it('are rendered each time where they live for no time at all', () => {
    const cache = createPageCache(() => 0, 0);
    expect(cache.keep('/', 0, page).html().toString()).toBe('<p>x</p>');
    expect(cache.find('/')).toBeUndefined();
  });

  it('stay when what changed is shown on other pages', () => {
    const cache = createPageCache(() => 0);
    const [about, job] = [keyOf('/about') ?? '', keyOf('/jobs/7/keeper') ?? ''];
    for (const key of [about, job]) cache.keep(key, cache.generation(), page);
    cache.clear(['/jobs/:id/:slug?']);
    expect(cache.find(job)).toBeUndefined();
    expect(cache.find(about)).toBeDefined();
  });

  it('are not kept when something changed while they were rendered', () => {
    const cache = createPageCache(() => 0);
    const before = cache.generation();
    cache.clear();
    expect(cache.keep('a', before, page).html().toString()).toBe('<p>x</p>');
    expect(cache.find('a')).toBeUndefined();
  });

  it('are not kept when something went wrong while they were rendered', () => {
    const cache = createPageCache(() => 0);
    expect(cache.keep('a', undefined, page).html().toString()).toBe('<p>x</p>');
    expect(cache.find('a')).toBeUndefined();
  });

  it('have places for a nonce where they were rendered with one', () => {
    const pieces = inOne('<script nonce="abc"></script>');
    const { places } = createPageCache(() => 0).keep('a', 0, { ...page, pieces, nonce: 'abc' });
    expect(places?.html('xyz').toString()).toBe('<script nonce="xyz"></script>');
    expect(createPageCache(() => 0).keep('a', 0, page).places).toBeUndefined();
  });

  it('have the places of a page that is one kept part from the time before, with a nonce of their own each', () => {
    const pieces = [{ bytes: Buffer.from('<script nonce="abc"></script>'), isKept: true }];
    const places = [1, 2].map(() => createPageCache(() => 0, 0).keep('a', 0, { ...page, pieces, nonce: 'abc' }).places);
    expect(places[1]).toBe(places[0]);
    for (const nonce of ['xyz', 'abc', 'uvw'])
      expect(places[0]?.html(nonce).toString()).toBe(`<script nonce="${nonce}"></script>`);
  });

  it('are compressed quickly for the first who asks, and better from the second on', () => {
    const html = readFileSync(import.meta.filename);
    const kept = createPageCache(() => 0).keep('a', 0, { ...page, pieces: inOne(html) });
    const [first, second, third] = [kept.gzip(), kept.gzip(), kept.gzip()];
    for (const sent of [first, second]) expect(gunzipSync(sent)).toEqual(html);
    expect(second.length).toBeLessThan(first.length);
    expect(third).toBe(second);
  });

  it('are limited in number', () => {
    const cache = createPageCache(() => 0);
    for (let number = 0; number <= 400; number += 1) cache.keep(String(number), cache.generation(), page);
    expect(cache.find('0')).toBeUndefined();
    expect(cache.find('400')).toBeDefined();
  });
});
