import type { PageGroup, ProductPage } from './page.ts';
import { admins } from './page-access.ts';

const platform: PageGroup = { label: 'Platform' };

/** The console: pages for those who run the platform. */
export const adminPages: readonly ProductPage[] = [
  {
    path: '/admin/resources',
    file: 'admin/resources.tsx',
    access: admins,
    label: 'Resources',
    icon: 'resources',
    sidebar: ['admin'],
  },
  {
    path: '/admin/resources/:id',
    file: 'admin/resource-editor.tsx',
    access: admins,
    label: 'Resource',
    parent: '/admin/resources',
  },
  {
    path: '/admin/leads',
    file: 'admin/leads.tsx',
    access: admins,
    label: 'Leads',
    icon: 'inbox',
    sidebar: ['admin'],
  },
  {
    path: '/admin/organisations',
    file: 'admin/organisations.tsx',
    access: admins,
    label: 'Organisations',
    icon: 'organisations',
    sidebar: ['admin'],
    group: platform,
  },
  {
    path: '/admin/organisations/:id',
    file: 'admin/organisation.tsx',
    access: admins,
    label: 'Organisation',
    parent: '/admin/organisations',
  },
  {
    path: '/admin/accounts',
    file: 'admin/accounts.tsx',
    access: admins,
    label: 'Accounts',
    icon: 'candidates',
    sidebar: ['admin'],
    group: platform,
  },
  {
    path: '/admin/plans',
    file: 'admin/plans.tsx',
    access: admins,
    label: 'Plans',
    icon: 'billing',
    sidebar: ['admin'],
    group: platform,
  },
  {
    path: '/admin/audit',
    file: 'admin/audit.tsx',
    access: admins,
    label: 'Audit log',
    icon: 'log',
    sidebar: ['admin'],
    group: platform,
  },
  {
    path: '/admin/work',
    file: 'admin/work.tsx',
    access: admins,
    label: 'Background work',
    icon: 'tasks',
    sidebar: ['admin'],
    group: platform,
  },
  {
    path: '/admin/language-model',
    file: 'admin/language-model.tsx',
    access: admins,
    label: 'Language model',
    icon: 'language-model',
    sidebar: ['admin'],
    group: platform,
  },
];
