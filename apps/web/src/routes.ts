import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const publicPages = layout('routes/public/layout.tsx', [
  index('routes/public/home.tsx'),
  route('about', 'routes/public/about.tsx'),
  route('employers', 'routes/public/employers.tsx'),
  route('candidates', 'routes/public/candidates.tsx'),
  route('pricing', 'routes/public/pricing.tsx'),
  route('resources', 'routes/public/resources.tsx'),
  route('resources/:type', 'routes/public/resource-list.tsx'),
  route('resources/:type/:slug', 'routes/public/resource.tsx'),
  route('terms', 'routes/public/terms.tsx'),
  route('privacy', 'routes/public/privacy.tsx'),
  route('careers', 'routes/public/careers.tsx'),
  route('jobs/:id/:slug?', 'routes/public/job.tsx'),
  route('*', 'routes/public/not-found.tsx'),
]);

const signIn = [
  route('login', 'routes/auth/login.tsx'),
  route('register', 'routes/auth/register.tsx'),
  route('confirm-code', 'routes/auth/confirm-code.tsx'),
  route('reset-password', 'routes/auth/reset-password.tsx'),
  route('auth/callback', 'routes/auth/auth-callback.tsx'),
  route('auth/calendar/callback', 'routes/auth/calendar-callback.tsx'),
];

const product = layout('routes/app/layout.tsx', [
  route('employers/welcome', 'routes/app/employer-welcome.tsx'),
  route('candidates/welcome', 'routes/app/candidate-welcome.tsx'),
  route('billing', 'routes/app/billing.tsx'),
  route('team', 'routes/app/team.tsx'),
  route('dashboard', 'routes/app/dashboard.tsx'),
  route('dashboard/companies', 'routes/app/companies.tsx'),
  route('dashboard/companies/:id', 'routes/app/company.tsx'),
  route('dashboard/jobs', 'routes/app/jobs.tsx'),
  route('dashboard/jobs/:id', 'routes/app/job-edit.tsx'),
  route('dashboard/job/:id', 'routes/app/job-overview.tsx'),
  route('dashboard/candidates', 'routes/app/ranked-candidates.tsx'),
  route('dashboard/candidates/:id', 'routes/app/candidate.tsx'),
  route('dashboard/applications', 'routes/app/applications.tsx'),
  route('dashboard/calendar', 'routes/app/calendar.tsx'),
  route('dashboard/reports', 'routes/app/reports.tsx'),
  route('dashboard/analytics', 'routes/app/analytics.tsx'),
  route('dashboard/resources', 'routes/app/resources.tsx'),
  route('dashboard/assessments', 'routes/app/assessments.tsx'),
  route('dashboard/assessments/practice', 'routes/app/assessment-practice.tsx'),
  route('dashboard/assessments/cv', 'routes/app/assessment-cv.tsx'),
  route('dashboard/my-details', 'routes/app/my-details.tsx'),
  route('dashboard/my-details/contact', 'routes/app/my-details-contact.tsx'),
  route('dashboard/my-details/cv', 'routes/app/my-details-cv.tsx'),
  route('dashboard/settings', 'routes/app/settings.tsx'),
  route('dashboard/profile', 'routes/app/profile.tsx'),
  route('dashboard/*', 'routes/app/not-found.tsx'),
]);

export default [
  publicPages,
  ...signIn,
  product,
  route('appearance', 'routes/appearance.ts'),
  route('dev/gallery', 'routes/dev/gallery.tsx'),
] satisfies RouteConfig;
