import { describe, expect, it } from 'vitest';
import { roles } from '../kernel/roles.ts';
import { matchPage } from './match-page.ts';
import { addressesOf, pages } from './pages.ts';

const fileAt = (pathname: string) => matchPage(pathname)?.page.file;

describe('the list of pages', () => {
  it('has each path once', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  it('shows in a menu only pages that the role may open, with a name and an icon', () => {
    for (const page of pages) {
      if (page.frame !== 'product') continue;
      for (const role of [...(page.sidebar ?? []), ...(page.finder ?? [])]) {
        expect(page.access.allowedRoles, page.path).toContain(role);
        expect(page, page.path).toMatchObject({ label: expect.any(String), icon: expect.any(String) });
      }
    }
  });

  it('names parents and groups that are pages themselves', () => {
    const paths = pages.map(({ path }) => path);
    for (const page of pages) {
      if (page.frame !== 'product') continue;
      for (const path of [page.parent, page.group?.path]) if (path) expect(paths).toContain(path);
    }
  });

  it('opens every page of the product to a known role', () => {
    for (const page of pages) {
      if (page.frame !== 'product') continue;
      expect(page.access.allowedRoles.length, page.path).toBeGreaterThan(0);
      for (const role of page.access.allowedRoles) expect(roles).toContain(role);
    }
  });
});

describe('the page of an address', () => {
  it.each([
    ['/', 'public/home.tsx'],
    ['/try', 'public/try.tsx'],
    ['/try/head-chef', 'public/try.tsx'],
    ['/resources/whitepapers', 'public/resource-list.tsx'],
    ['/resources/whitepapers/a', 'public/whitepaper.tsx'],
    ['/resources/blog/a', 'public/resource.tsx'],
    ['/resources/preview/a', 'public/resource-preview.tsx'],
    ['/jobs/7', 'public/job.tsx'],
    ['/jobs/7/head-chef', 'public/job.tsx'],
    ['/jobs', 'public/not-found.tsx'],
    ['/dashboard', 'app/dashboard.tsx'],
    ['/dashboard/', 'app/dashboard.tsx'],
    ['/DASHBOARD/Companies', 'app/companies.tsx'],
    ['/dashboard/%63ompanies', 'app/companies.tsx'],
    ['/dashboard/companies/7', 'app/company.tsx'],
    ['/dashboard/companies/7/8', 'app/not-found.tsx'],
    ['/dashboard//companies', 'app/not-found.tsx'],
    ['/dashboard/candidates/compare', 'app/compare-versions.tsx'],
    ['/admin', 'app/not-found.tsx'],
    ['/team/7', 'public/not-found.tsx'],
    ['/%E0%A4%A', 'public/not-found.tsx'],
  ])('%s is %s', (pathname, file) => expect(fileAt(pathname)).toBe(file));

  it('brings the values in it', () => {
    expect(matchPage('/jobs/7/head%20chef')?.params).toEqual({ id: '7', slug: 'head chef' });
  });
});

// Looked at from each of them, they would take longer than any test may.
it('a path of very many slashes is no page, and that is told at once', () => {
  expect(matchPage(`${'/'.repeat(400_000)}x`)?.page.file).toBe(fileAt('/nowhere/at/all'));
});

describe('the addresses of a page', () => {
  const addresses = (path: string) => pages.filter((page) => page.path === path).flatMap(addressesOf);

  it('are its path without optional parts, or one for each listed value', () => {
    expect(addresses('/')).toEqual(['/']);
    expect(addresses('/try/:example?')).toEqual(['/try']);
    expect(addresses('/resources/:type')).toContain('/resources/product-update');
    expect(addresses('/dashboard/jobs/:id')).toEqual([]);
    expect(addresses('/*')).toEqual([]);
  });
});
