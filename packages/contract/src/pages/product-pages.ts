import { adminPages } from './admin-pages.ts';
import type { PageGroup, ProductPage } from './page.ts';
import {
  admins,
  candidates,
  everyone,
  everyoneSubscribed,
  everyoneWithInterviews,
  parents,
  recruiters,
  subscribedRecruiters,
} from './page-access.ts';

const myDetails: PageGroup = { label: 'My Details', path: '/dashboard/my-details' };
const assessments: PageGroup = { label: 'Assessments', path: '/dashboard/assessments' };
const organisation: PageGroup = { label: 'Organisation' };

const dashboardPages: readonly ProductPage[] = [
  {
    path: '/dashboard',
    file: 'app/dashboard.tsx',
    access: everyoneSubscribed,
    label: 'Dashboard',
    labels: { admin: 'Console' },
    icon: 'dashboard',
    sidebar: ['recruiter', 'candidate', 'admin'],
  },
  {
    path: '/dashboard/companies',
    file: 'app/companies.tsx',
    access: subscribedRecruiters,
    label: 'Companies',
    icon: 'companies',
    sidebar: ['recruiter'],
  },
  {
    path: '/dashboard/companies/:id',
    file: 'app/company.tsx',
    access: everyoneSubscribed,
    label: 'Company',
    parent: '/dashboard/companies',
  },
  {
    path: '/dashboard/my-details',
    file: 'app/my-details.tsx',
    access: candidates,
    isRedirect: true,
  },
  {
    path: '/dashboard/my-details/contact',
    file: 'app/my-details-contact.tsx',
    access: candidates,
    label: 'Contact',
    icon: 'contact',
    sidebar: ['candidate'],
    group: myDetails,
  },
  {
    path: '/dashboard/my-details/cv',
    file: 'app/my-details-cv.tsx',
    access: candidates,
    label: 'CV',
    icon: 'cv',
    sidebar: ['candidate'],
    group: myDetails,
  },
  {
    path: '/dashboard/my-details/cv/:id',
    file: 'app/held-record.tsx',
    access: candidates,
    label: 'What is held about you',
    parent: '/dashboard/my-details/cv',
  },
  {
    path: '/dashboard/jobs',
    file: 'app/jobs.tsx',
    access: everyoneSubscribed,
    label: 'Jobs',
    icon: 'jobs',
    sidebar: ['recruiter', 'candidate'],
  },
  {
    path: '/dashboard/jobs/:id',
    file: 'app/job-edit.tsx',
    access: everyoneSubscribed,
    label: 'Job',
    parent: '/dashboard/jobs',
  },
  {
    path: '/dashboard/job/:id',
    file: 'app/job-overview.tsx',
    access: everyoneSubscribed,
    label: 'Job',
    parent: '/dashboard/jobs',
  },
  {
    path: '/dashboard/candidates',
    file: 'app/ranked-candidates.tsx',
    access: subscribedRecruiters,
    label: 'Candidates',
    icon: 'candidates',
    sidebar: ['recruiter'],
  },
  {
    path: '/dashboard/candidates/compare',
    file: 'app/compare-versions.tsx',
    access: subscribedRecruiters,
    label: 'Compare versions',
    parent: '/dashboard/candidates',
  },
  {
    path: '/dashboard/candidates/duplicates',
    file: 'app/duplicates.tsx',
    access: subscribedRecruiters,
    label: 'Likely duplicates',
    parent: '/dashboard/candidates',
  },
  {
    path: '/dashboard/candidates/:id',
    file: 'app/candidate.tsx',
    access: everyoneSubscribed,
    label: 'Candidate',
    parent: '/dashboard/candidates',
  },
  {
    path: '/dashboard/applications',
    file: 'app/applications.tsx',
    access: subscribedRecruiters,
    label: 'Applications',
    icon: 'applications',
    sidebar: ['recruiter'],
  },
  {
    path: '/dashboard/assessments',
    file: 'app/assessments.tsx',
    access: candidates,
    isRedirect: true,
  },
  {
    path: '/dashboard/assessments/practice',
    file: 'app/assessment-practice.tsx',
    access: candidates,
    label: 'Practice',
    icon: 'practice',
    sidebar: ['candidate'],
    group: assessments,
  },
  {
    path: '/dashboard/assessments/cv',
    file: 'app/assessment-cv.tsx',
    access: candidates,
    label: 'CV assessment',
    icon: 'assessment',
    sidebar: ['candidate'],
    group: assessments,
  },
  {
    path: '/dashboard/resources',
    file: 'app/resources.tsx',
    access: candidates,
    label: 'Resources',
    icon: 'resources',
    sidebar: ['candidate'],
  },
  {
    path: '/dashboard/calendar',
    file: 'app/calendar.tsx',
    access: everyoneWithInterviews,
    label: 'Calendar',
    icon: 'calendar',
    sidebar: ['recruiter', 'candidate'],
  },
  {
    path: '/dashboard/reports',
    file: 'app/reports.tsx',
    access: subscribedRecruiters,
    label: 'Reports',
    icon: 'reports',
    sidebar: ['recruiter'],
  },
  {
    path: '/team',
    file: 'app/team.tsx',
    access: parents,
    label: 'Team',
    icon: 'team',
    sidebar: ['recruiter'],
    group: organisation,
  },
  {
    path: '/billing',
    file: 'app/billing.tsx',
    access: recruiters,
    label: 'Billing',
    icon: 'billing',
    sidebar: ['recruiter'],
    group: organisation,
    isForParents: true,
  },
];

const accountPages: readonly ProductPage[] = [
  {
    path: '/employers/welcome',
    file: 'app/employer-welcome.tsx',
    access: recruiters,
    label: 'Getting started',
    icon: 'start',
    finder: ['recruiter'],
  },
  {
    path: '/candidates/welcome',
    file: 'app/candidate-welcome.tsx',
    access: candidates,
    label: 'Getting started',
    icon: 'start',
    finder: ['candidate'],
  },
  {
    path: '/dashboard/analytics',
    file: 'app/analytics.tsx',
    access: subscribedRecruiters,
    label: 'Analytics',
    icon: 'analytics',
    finder: ['recruiter'],
  },
  {
    path: '/dashboard/profile',
    file: 'app/profile.tsx',
    access: everyone,
    label: 'Profile',
    icon: 'profile',
    finder: ['recruiter', 'candidate', 'admin'],
  },
  {
    path: '/dashboard/settings',
    file: 'app/settings.tsx',
    access: everyone,
    label: 'Settings',
    icon: 'settings',
    sidebar: ['admin'],
    finder: ['recruiter', 'candidate'],
  },
  {
    path: '/dashboard/settings/process',
    file: 'app/process.tsx',
    access: subscribedRecruiters,
    label: 'Hiring process',
    icon: 'mail',
    finder: ['recruiter'],
    parent: '/dashboard/settings',
  },
];

const unknownPages: readonly ProductPage[] = [
  { path: '/dashboard/*', file: 'app/not-found.tsx', access: everyoneSubscribed },
  { path: '/admin/*', file: 'app/not-found.tsx', access: admins },
];

/**
 * The pages behind the sign-in. Their order is that of the sidebars and of the page finder; neighbours without a group
 * stand together, too.
 */
export const productPages = [...dashboardPages, ...adminPages, ...accountPages, ...unknownPages];
