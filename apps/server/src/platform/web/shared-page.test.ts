import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { sharedPageKey } from './shared-page.ts';

const origin = 'https://candela.example';
const keyOf = (url: string, cookie?: string, method = 'GET') =>
  sharedPageKey({ url, method, headers: { ...(cookie && { cookie }) } } as FastifyRequest, origin);

describe('what a rendered page is kept under', () => {
  it('is its address and its looks, and nothing else of a visitor', () => {
    expect(keyOf('/about')).toBe(keyOf('/about?utm_source=mail&gclid=1', 'session=secret; other=1'));
    expect(keyOf('/about', 'theme=dark; accent=teal')).toBe(keyOf('/about', 'accent=teal; x=1; theme=dark'));
    expect(keyOf('/about', 'theme=dark')).not.toBe(keyOf('/about'));
    expect(keyOf('/resources/blog?page=2')).not.toBe(keyOf('/resources/blog'));
    expect(keyOf('/about', 'mytheme=dark')).toBe(keyOf('/about'));
  });

  it.each([
    '/about?token=1',
    '/resources/blog?page=x',
    '/resources/blog?page=1&page=2',
    '/?fresh',
    '/held/a-token',
    '/resources/preview/a-token',
    '/unsubscribe',
    '/report-mail',
    '/login',
    '/dashboard',
    '/Dashboard/jobs',
    '/dev/gallery',
    `/${'x'.repeat(400)}`,
  ])('does not exist for %s', (url) => expect(keyOf(url)).toBeUndefined());

  it('does not exist for a form that was sent', () => expect(keyOf('/about', undefined, 'POST')).toBeUndefined());
});

describe('kept pages', () => {
  const page = { status: 200, headers: [], html: Buffer.from('<p>x</p>') };

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

  it('are not kept when something changed while they were rendered', () => {
    const cache = createPageCache(() => 0);
    const before = cache.generation();
    cache.clear();
    expect(cache.keep('a', before, page).html).toBe(page.html);
    expect(cache.find('a')).toBeUndefined();
  });

  it('are limited in number', () => {
    const cache = createPageCache(() => 0);
    for (let number = 0; number <= 400; number += 1) cache.keep(String(number), cache.generation(), page);
    expect(cache.find('0')).toBeUndefined();
    expect(cache.find('400')).toBeDefined();
  });
});
