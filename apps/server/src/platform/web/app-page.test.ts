import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { appPageOf } from './app-page.ts';

const origin = 'https://candela.example';
const pageOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  appPageOf({ url, method, headers } as unknown as FastifyRequest, origin);

describe('a page that runs the app', () => {
  it.each(['/login', '/register', '/dashboard', '/dashboard/jobs'])('is kept: %s', (url) =>
    expect(pageOf(url)?.path).toBe(url),
  );

  it('is rendered from its address and its looks, and from nothing else of the one who asks', () => {
    const headers = { authorization: 'Bearer x', 'user-agent': 'y', 'x-forwarded-for': '10.0.0.1' };
    const anna = pageOf('/dashboard', { ...headers, cookie: 'session=anna; theme=dark; accent=teal' });
    const ben = pageOf('/dashboard', { cookie: 'accent=teal; session=ben; theme=dark' });
    expect(anna?.key).toBe(ben?.key);
    for (const page of [anna, ben]) {
      expect(page?.asked.url).toBe(`${origin}/dashboard`);
      expect([...(page?.asked.headers ?? [])]).toEqual([['cookie', 'accent=teal; theme=dark']]);
    }
    expect([...(pageOf('/dashboard', { cookie: 'session=anna' })?.asked.headers ?? [])]).toEqual([]);
    expect(pageOf('/dashboard', { cookie: 'theme=dark' })?.key).not.toBe(pageOf('/dashboard')?.key);
  });

  it.each([
    '/login?next=%2Fdashboard',
    '/login?',
    '/reset-password?token=secret',
    '/dashboard/jobs/7',
    '/dashboard/jobs/:id',
    '/Dashboard',
    '/dashboard/',
    '/dashboard.data',
    '/dashboard/nothing-of-the-kind',
    '/dashboard/*',
    '/about',
    '/',
    '/__manifest',
  ])('is not kept where the address says more, or is none of its: %s', (url) => expect(pageOf(url)).toBeUndefined());

  it('is not kept for a form that was sent', () => expect(pageOf('/login', {}, 'POST')).toBeUndefined());
});
