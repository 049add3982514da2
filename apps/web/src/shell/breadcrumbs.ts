import type { Role } from '@candela/contract/kernel/route.ts';
import { pagesFor } from './navigation.ts';

export interface Crumb {
  label: string;
  /** The page one is on has none. */
  path?: string;
}

/** What the pages below a section are called when their own name is not known yet. */
const detailNames: Readonly<Record<string, { label: string; section: string }>> = {
  '/dashboard/companies': { label: 'Company', section: 'Companies' },
  '/dashboard/jobs': { label: 'Job', section: 'Jobs' },
  '/dashboard/job': { label: 'Job', section: 'Jobs' },
  '/dashboard/candidates': { label: 'Candidate', section: 'Candidates' },
  '/admin/organisations': { label: 'Organisation', section: 'Organisations' },
  '/admin/resources': { label: 'Resource', section: 'Resources' },
};

/** Pages below a section that have a name of their own. */
const namedPages: Readonly<Record<string, string>> = { '/dashboard/candidates/compare': 'Compare versions' };

/** Where this page stands, from the same data as the sidebar. */
export function crumbsFor(pathname: string, role: Role, isParent: boolean): Crumb[] {
  const pages = pagesFor(role, isParent);
  const home: Crumb = { label: role === 'admin' ? 'Console' : 'Dashboard', path: '/dashboard' };
  if (pathname === '/dashboard') return [{ label: home.label }];

  const page = pages.find((item) => item.path === pathname);
  if (page) {
    const group = page.group && page.groupPath ? [{ label: page.group, path: page.groupPath }] : [];
    return [home, ...group, { label: page.label }];
  }
  const parentPath = pathname.slice(0, pathname.lastIndexOf('/'));
  const detail = detailNames[parentPath];
  if (detail) {
    const section = pages.find((item) => item.label === detail.section);
    return [
      home,
      ...(section ? [{ label: section.label, path: section.path }] : []),
      { label: namedPages[pathname] ?? detail.label },
    ];
  }
  return [home];
}
