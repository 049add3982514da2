import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('safeNext', () => {
  it.each([
    '/dashboard',
    '/dashboard/jobs?page=2#top',
    '/resources/blog/%C3%A9t%C3%A9',
    '/dashboard/candidates?jobId=1&companyId=2',
    '/pricing?back=https://example.com/a//b',
  ])('keeps %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%252Fevil.example',
    '/%5Cevil.example',
    '/%255cevil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e/%2fevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '/%',
    ' /dashboard',
    `/${'a'.repeat(2001)}`,
    '/login?next=/login',
    '/LOGIN',
    '/register',
    '/auth/callback?code=x&state=y',
    '/api/auth/oauth/callback',
  ])('refuses %s', (path) => {
    expect(safeNext(path)).toBeNull();
  });

  it('never leaves the site, whatever it is given', { timeout: 30_000 }, () => {
    const nasty = fc.array(
      fc.constantFrom('/', '\\', '%2f', '%5c', '%25', '.', '..', '@', ':', 'evil.example', '\t', '?', '#', 'a', '%09'),
      { maxLength: 12 },
    );
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      nasty.map((parts) => `/${parts.join('')}`),
      fc.webUrl(),
    );
    const staysHere = (path: string) => new URL(path, 'https://candela.test').origin === 'https://candela.test';
    fc.assert(
      fc.property(anything, (value) => {
        const next = safeNext(value);
        if (next === null) return true;
        const path = next.split(/[?#]/, 1)[0] ?? '';
        // Resolved, decoded or passed on again it stays here too.
        return (
          /^\/(?![/\\])/.test(next) && staysHere(next) && staysHere(decodeURIComponent(path)) && safeNext(next) === next
        );
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});
