import { describe, expect, it } from 'vitest';
import { crumbsFor } from './breadcrumbs.ts';
import { findPages } from './find-pages.ts';
import { pagesFor, sidebarFor } from './navigation.ts';

const paths = (role: 'recruiter' | 'candidate' | 'admin', isParent: boolean) =>
  sidebarFor(role, isParent).flatMap((group) => group.items.map((item) => item.path));

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
    expect(new Set(paths('candidate', false))).toEqual(
      new Set([
        '/dashboard',
        '/dashboard/my-details/contact',
        '/dashboard/my-details/cv',
        '/dashboard/jobs',
        '/dashboard/assessments/practice',
        '/dashboard/assessments/cv',
        '/dashboard/resources',
        '/dashboard/calendar',
      ]),
    );
    expect(paths('admin', false)).toEqual(['/dashboard']);
  });
});

describe('breadcrumbs', () => {
  it.each([
    ['/dashboard', 'recruiter', ['Dashboard']],
    ['/dashboard/jobs', 'recruiter', ['Dashboard', 'Jobs']],
    ['/dashboard/job/7', 'candidate', ['Dashboard', 'Jobs', 'Job']],
    ['/dashboard/my-details/cv', 'candidate', ['Dashboard', 'My Details', 'CV']],
    ['/dashboard/companies/7', 'candidate', ['Dashboard', 'Companies', 'Company']],
    ['/dashboard/settings', 'admin', ['Console', 'Settings']],
    ['/dashboard/nowhere/at/all', 'admin', ['Console']],
  ] as const)('%s as %s', (path, role, labels) => {
    expect(crumbsFor(path, role, false).map((crumb) => crumb.label)).toEqual(labels);
  });

  it('never links to a section the role does not have', () => {
    expect(crumbsFor('/dashboard/companies/7', 'candidate', false)[1]).toEqual({ label: 'Companies', path: undefined });
    expect(crumbsFor('/dashboard/job/7', 'candidate', false)[1]?.path).toBe('/dashboard/jobs');
  });
});

describe('finding a page', () => {
  const found = (typed: string) => findPages(pagesFor('candidate', false), typed).map((page) => page.label);
  it('by the beginning of its words, its own before its group’s', () => {
    expect(found('cv')).toEqual(['CV', 'CV assessment']);
    expect(found('ass')).toEqual(['CV assessment', 'Practice']);
    expect(found('my c')).toEqual(['Contact', 'CV']);
    expect(found('xyz')).toEqual([]);
    expect(found(' ')).toHaveLength(pagesFor('candidate', false).length);
  });
});
