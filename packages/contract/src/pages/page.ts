import type { Permission } from '../kernel/permissions.ts';
import type { Role } from '../kernel/roles.ts';

/** Who may open a page of the product. The server decides again on every call; this only spares a useless page. */
export interface PageAccess {
  allowedRoles: readonly Role[];
  /** Recruiters additionally need an active subscription. */
  requiresSubscription?: boolean;
  /** Recruiters additionally need this one, which the page is nothing without. */
  permission?: Permission;
  /** Open to interviewers too, who have nothing but their interviews and their account. */
  isForInterviewers?: boolean;
}

interface PageFile {
  /** As React Router writes it: `:id` is a value, `?` makes a part optional, `*` is everything below. */
  path: string;
  /** The page's module, below `apps/web/src/routes`. */
  file: string;
}

interface CountedPage {
  /** How visits are counted: under each address, or all addresses of the page together. Not at all without. */
  visits?: 'each' | 'together';
  /** What the values in the path can be, for addresses that are counted or listed one by one. */
  values?: Readonly<Record<string, readonly string[] | RegExp>>;
}

/** A page of the public site: no session, rendered on the server, the same for every visitor unless it is personal. */
export interface SitePage extends PageFile, CountedPage {
  /** In the map for search engines. */
  isListed?: boolean;
  /** Robots are told to stay away: the address itself carries a permission. */
  isHidden?: boolean;
  /** Belongs to one visitor: never kept for others, never with a vendor's script. */
  isPersonal?: boolean;
  /** May be shown in a frame by our own pages. */
  isFramed?: boolean;
  /** A list in parts: `page` in its query is a number. No page of the site looks at anything else in a query, unless it is personal. */
  isNumbered?: boolean;
}

/** A page on the way into the product. */
export interface SignInPage extends PageFile, CountedPage {
  isHidden?: boolean;
}

/** A page that brings its own frame and is no part of the site or the product. */
export interface BarePage extends PageFile {
  isHidden?: boolean;
}

/** A page behind the sign-in, inside the shell. */
export interface ProductPage extends PageFile {
  access: PageAccess;
  /** Its name in menus and breadcrumbs. */
  label?: string;
  /** Its name for a role that calls it something else. */
  labels?: Partial<Record<Role, string>>;
  icon?: PageIcon;
  /** Whose sidebar it is in; the order is that of the list. */
  sidebar?: readonly Role[];
  /** In the menus of recruiters who have this one only, though others may open it. */
  menuPermission?: Permission;
  /** Who finds it by name without having it in the sidebar. */
  finder?: readonly Role[];
  /** Neighbours of one group stand together under its name. */
  group?: PageGroup;
  /** The page one came from, by its path, for the breadcrumbs of a page that is in no menu. */
  parent?: string;
  /** Leads to another page of its section. */
  isRedirect?: boolean;
}

export interface PageGroup {
  label: string;
  /** Where the name leads in the breadcrumbs. */
  path?: string;
}

/** Any page, with what stands around it: the public site's header and footer, nothing but a form, the shell, its own. */
export type Page =
  | (SitePage & { frame: 'site' })
  | (SignInPage & { frame: 'sign-in' })
  | (ProductPage & { frame: 'product' })
  | (BarePage & { frame: 'bare' });

export type PageIcon =
  | 'analytics'
  | 'applications'
  | 'assessment'
  | 'billing'
  | 'calendar'
  | 'candidates'
  | 'companies'
  | 'contact'
  | 'cv'
  | 'dashboard'
  | 'inbox'
  | 'jobs'
  | 'log'
  | 'mail'
  | 'model'
  | 'organisations'
  | 'practice'
  | 'privacy'
  | 'profile'
  | 'reports'
  | 'resources'
  | 'settings'
  | 'start'
  | 'tasks'
  | 'team';
