import { adminPages } from '@candela/contract/pages/admin-pages.ts';
import { describe, expect, it } from 'vitest';
import { crumbsFor } from './breadcrumbs.ts';
import { findPages } from './find-pages.ts';
import { pagesFor, sidebarFor } from './navigation.ts';

const paths = (role: 'recruiter' | 'candidate' | 'admin', isParent: boolean) =>
  sidebarFor(role, { may: () => isParent }).flatMap((group) => group.items.map((item) => item.path));

describe('the sidebars', () => {
  it('are those of the specification', () => {
    const recruiter = [
      '/dashboard',
      '/dashboard/companies',
      '/dashboard/jobs',
      '/dashboard/candidates',
      '/dashboard/applications',
      '/dashboard/calendar',
      '/dashboard/reports',
    ];
    expect(paths('recruiter', false)).toEqual(recruiter);
    expect(paths('recruiter', true)).toEqual([...recruiter, '/team', '/billing']);
    expect(
      sidebarFor('recruiter', { isInterviewer: true }).flatMap(({ items }) => items.map(({ path }) => path)),
    ).toEqual(['/dashboard/calendar']);
    expect(paths('candidate', false)).toEqual([
      '/dashboard',
      '/dashboard/my-details/contact',
      '/dashboard/my-details/cv',
      '/dashboard/jobs',
      '/dashboard/assessments/practice',
      '/dashboard/assessments/cv',
      '/dashboard/resources',
      '/dashboard/calendar',
    ]);
  });

  it('of an admin has every page of the console that asks for a place in it, between dashboard and settings', () => {
    const console = adminPages.filter(({ sidebar }) => sidebar).map(({ path }) => path);
    expect(paths('admin', false)).toEqual(['/dashboard', ...console, '/dashboard/settings']);
  });
});

describe('breadcrumbs', () => {
  it.each([
    ['/dashboard', 'recruiter', ['Dashboard']],
    ['/dashboard/jobs', 'recruiter', ['Dashboard', 'Jobs']],
    ['/dashboard/job/7', 'candidate', ['Dashboard', 'Jobs', 'Job']],
    ['/dashboard/my-details/cv', 'candidate', ['Dashboard', 'My Details', 'CV']],
    ['/dashboard/companies/7', 'recruiter', ['Dashboard', 'Companies', 'Company']],
    ['/dashboard/companies/7', 'candidate', ['Dashboard', 'Company']],
    ['/dashboard/settings', 'admin', ['Console', 'Settings']],
    ['/dashboard/nowhere/at/all', 'admin', ['Console']],
    ['/admin/audit', 'admin', ['Console', 'Audit log']],
    ['/admin/organisations/7', 'admin', ['Console', 'Organisations', 'Organisation']],
    ['/admin/resources/7', 'admin', ['Console', 'Resources', 'Resource']],
  ] as const)('%s as %s', (path, role, labels) => {
    expect(crumbsFor(path, role, {}).map((crumb) => crumb.label)).toEqual(labels);
  });

  it('links every step but the last', () => {
    for (const path of ['/dashboard/job/7', '/dashboard/my-details/cv', '/dashboard/settings']) {
      const crumbs = crumbsFor(path, 'candidate', {});
      expect(crumbs.map((crumb) => crumb.path !== undefined)).toEqual(crumbs.map((_, at) => at < crumbs.length - 1));
    }
  });
});

describe('finding a page', () => {
  const found = (typed: string) => findPages(pagesFor('candidate', {}), typed).map((page) => page.label);
  it('by the beginning of its words, its own before its group’s', () => {
    expect(found('cv')).toEqual(['CV', 'CV assessment']);
    expect(found('ass')).toEqual(['CV assessment', 'Practice']);
    expect(found('my c')).toEqual(['Contact', 'CV']);
    expect(found('xyz')).toEqual([]);
    expect(found(' ')).toHaveLength(pagesFor('candidate', {}).length);
  });

  it('in the console too, by name or by group', () => {
    const pages = pagesFor('admin', {});
    expect(findPages(pages, 'audit').map((page) => page.path)).toEqual(['/admin/audit']);
    expect(findPages(pages, 'platform')).toHaveLength(
      adminPages.filter(({ group }) => group?.label === 'Platform').length,
    );
  });
});
