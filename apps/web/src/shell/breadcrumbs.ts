import type { Role } from '@candela/contract/kernel/roles.ts';
import { matchPage } from '@candela/contract/pages/match-page.ts';
import { labelOf, type Place, pagesFor } from './navigation.ts';

export interface Crumb {
  label: string;
  /** The page one is on has none. */
  path?: string;
}

/** Where this page stands, from the same list as the sidebar. */
export function crumbsFor(pathname: string, role: Role, place: Place): Crumb[] {
  const menu = pagesFor(role, place);
  const home: Crumb = { label: role === 'admin' ? 'Console' : 'Dashboard', path: '/dashboard' };
  const page = matchPage(pathname)?.page;
  if (page?.frame !== 'product' || !page.label) return [home];
  if (page.path === '/dashboard') return [{ label: home.label }];
  if (place.isInterviewer) return [{ label: labelOf(page, role) }];

  const own: Crumb = { label: labelOf(page, role) };
  const section = menu.find(({ path }) => path === page.parent);
  if (section) return [home, { label: section.label, path: section.path }, own];
  const { group } = page;
  return group?.path ? [home, { label: group.label, path: group.path }, own] : [home, own];
}
