import type { Permission } from '@candela/contract/kernel/permissions.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import type { ProductPage } from '@candela/contract/pages/page.ts';
import { productPages } from '@candela/contract/pages/product-pages.ts';
import type { LucideIcon } from 'lucide-react';
import { pageIcons } from './page-icons.ts';

export interface NavigationItem {
  label: string;
  path: string;
  icon: LucideIcon;
}

export interface NavigationGroup {
  /** Groups without a name just stand apart. */
  label?: string;
  items: readonly NavigationItem[];
}

export interface NavigationPage extends NavigationItem {
  group?: string;
  /** Where the group's name leads in the breadcrumbs. */
  groupPath?: string;
}

/** Where a recruiter stands in their organisation; other roles have none. */
export interface Place {
  may?(permission: Permission): boolean;
  isInterviewer?: boolean;
}

const isOpenTo = (page: ProductPage, { may, isInterviewer }: Place): boolean =>
  [page.access.permission, page.menuPermission].every((permission) => !permission || may?.(permission)) &&
  (!isInterviewer || page.access.isForInterviewers === true);

/** The pages of a role's sidebar, in groups of neighbours. */
export function sidebarFor(role: Role, place: Place): NavigationGroup[] {
  const groups: { label?: string; items: NavigationItem[] }[] = [];
  for (const page of pagesIn('sidebar', role, place)) {
    const last = groups.at(-1);
    if (last && last.label === page.group) last.items.push(page);
    else groups.push({ label: page.group, items: [page] });
  }
  return groups;
}

/** Every page that can be gone to, for the page finder. Items carry their group so that "CV" can be told apart. */
export const pagesFor = (role: Role, place: Place): NavigationPage[] => [
  ...pagesIn('sidebar', role, place),
  ...pagesIn('finder', role, place),
];

function pagesIn(menu: 'sidebar' | 'finder', role: Role, place: Place): NavigationPage[] {
  return productPages
    .filter((page) => page[menu]?.includes(role) && isOpenTo(page, place))
    .map((page) => ({
      label: labelOf(page, role),
      path: page.path,
      icon: pageIcons[page.icon ?? 'dashboard'],
      group: page.group?.label,
      groupPath: page.group?.path,
    }));
}

export const labelOf = (page: ProductPage, role: Role): string => page.labels?.[role] ?? page.label ?? '';

export const welcomePath = (role: Role): string | null =>
  ({ recruiter: '/employers/welcome', candidate: '/candidates/welcome', admin: null })[role];

/** `/dashboard` is current only on itself; a section also on the pages below it. */
export const isCurrent = (item: NavigationItem, pathname: string) =>
  pathname === item.path || (item.path !== '/dashboard' && pathname.startsWith(`${item.path}/`));
