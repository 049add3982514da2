import type { Role } from '@candela/contract/kernel/route.ts';
import {
  BookOpen,
  BrainCircuit,
  Briefcase,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardCheck,
  Cog,
  Columns3,
  CreditCard,
  FileChartColumn,
  FileText,
  IdCard,
  Inbox,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  ScrollText,
  Settings,
  Sparkles,
  UserRound,
  UsersRound,
} from 'lucide-react';

export interface NavigationItem {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Shown only to the founder of an organisation. */
  parentOnly?: boolean;
}

export interface NavigationGroup {
  /** Groups without a name just stand apart. */
  label?: string;
  /** Where the group's name leads in the breadcrumbs. */
  path?: string;
  items: readonly NavigationItem[];
}

const dashboard: NavigationItem = { label: 'Dashboard', path: '/dashboard', icon: LayoutDashboard };
const jobs: NavigationItem = { label: 'Jobs', path: '/dashboard/jobs', icon: Briefcase };
const settings: NavigationItem = { label: 'Settings', path: '/dashboard/settings', icon: Settings };
const calendar: NavigationItem = { label: 'Calendar', path: '/dashboard/calendar', icon: CalendarDays };

/** The sidebars of the specification, one a role. */
export const sidebars: Readonly<Record<Role, readonly NavigationGroup[]>> = {
  recruiter: [
    {
      items: [
        dashboard,
        { label: 'Companies', path: '/dashboard/companies', icon: Building2 },
        jobs,
        { label: 'Candidates', path: '/dashboard/candidates', icon: UsersRound },
        { label: 'Applications', path: '/dashboard/applications', icon: Columns3 },
        calendar,
        { label: 'Reports', path: '/dashboard/reports', icon: FileChartColumn },
      ],
    },
    {
      label: 'Organisation',
      items: [
        { label: 'Team', path: '/team', icon: IdCard, parentOnly: true },
        { label: 'Billing', path: '/billing', icon: CreditCard, parentOnly: true },
      ],
    },
  ],
  candidate: [
    { items: [dashboard] },
    {
      label: 'My Details',
      path: '/dashboard/my-details',
      items: [
        { label: 'Contact', path: '/dashboard/my-details/contact', icon: IdCard },
        { label: 'CV', path: '/dashboard/my-details/cv', icon: FileText },
      ],
    },
    { items: [jobs] },
    {
      label: 'Assessments',
      path: '/dashboard/assessments',
      items: [
        { label: 'Practice', path: '/dashboard/assessments/practice', icon: NotebookPen },
        { label: 'CV assessment', path: '/dashboard/assessments/cv', icon: ClipboardCheck },
      ],
    },
    { items: [{ label: 'Resources', path: '/dashboard/resources', icon: BookOpen }, calendar] },
  ],
  admin: [
    {
      items: [
        { ...dashboard, label: 'Console' },
        { label: 'Resources', path: '/admin/resources', icon: BookOpen },
        { label: 'Leads', path: '/admin/leads', icon: Inbox },
      ],
    },
    {
      label: 'Platform',
      items: [
        { label: 'Organisations', path: '/admin/organisations', icon: Landmark },
        { label: 'Accounts', path: '/admin/accounts', icon: UsersRound },
        { label: 'Plans', path: '/admin/plans', icon: CreditCard },
        { label: 'Audit log', path: '/admin/audit', icon: ScrollText },
        { label: 'Background work', path: '/admin/work', icon: Cog },
        { label: 'Language model', path: '/admin/language-model', icon: BrainCircuit },
      ],
    },
    { items: [settings] },
  ],
};

/** Pages that have no place in a sidebar but can be found: by the user menu and the command palette. */
const elsewhere: Readonly<Record<Role, readonly NavigationItem[]>> = {
  recruiter: [
    { label: 'Getting started', path: '/employers/welcome', icon: Sparkles },
    { label: 'Analytics', path: '/dashboard/analytics', icon: ChartNoAxesColumn },
  ],
  candidate: [{ label: 'Getting started', path: '/candidates/welcome', icon: Sparkles }],
  admin: [],
};
const profile: NavigationItem = { label: 'Profile', path: '/dashboard/profile', icon: UserRound };

export const welcomePath = (role: Role): string | null =>
  ({ recruiter: '/employers/welcome', candidate: '/candidates/welcome', admin: null })[role];

export function sidebarFor(role: Role, isParent: boolean): NavigationGroup[] {
  return sidebars[role]
    .map((group) => ({ ...group, items: group.items.filter((item) => isParent || !item.parentOnly) }))
    .filter((group) => group.items.length > 0);
}

export interface Page extends NavigationItem {
  group?: string;
  groupPath?: string;
}

/** Every page somebody can go to, for the command palette. Items carry their group so that "CV" can be told apart. */
export function pagesFor(role: Role, isParent: boolean): Page[] {
  const inSidebar: Page[] = sidebarFor(role, isParent).flatMap((group) =>
    group.items.map((item) => ({ ...item, group: group.label, groupPath: group.path })),
  );
  return [...inSidebar, ...elsewhere[role], profile, ...(role === 'admin' ? [] : [settings])];
}

/** `/dashboard` is current only on itself; a section also on the pages below it. */
export const isCurrent = (item: NavigationItem, pathname: string) =>
  pathname === item.path || (item.path !== '/dashboard' && pathname.startsWith(`${item.path}/`));
