import type { Role } from '@candela/contract/kernel/route.ts';

export interface PageAccess {
  allowedRoles: readonly Role[];
  /** Recruiters additionally need an active subscription. */
  requiresSubscription?: boolean;
  /** Only the founder of an organisation. */
  requiresParent?: boolean;
}

const everyone: PageAccess = { allowedRoles: ['candidate', 'recruiter', 'admin'] };
const everyoneSubscribed: PageAccess = { ...everyone, requiresSubscription: true };
const admins: PageAccess = { allowedRoles: ['admin'] };
const candidates: PageAccess = { allowedRoles: ['candidate'] };
/** Open without a subscription too: how a recruiter finds their feet, their plan and their team. */
const recruiters: PageAccess = { allowedRoles: ['recruiter'] };
const subscribedRecruiters: PageAccess = { allowedRoles: ['recruiter'], requiresSubscription: true };
const parents: PageAccess = { allowedRoles: ['recruiter'], requiresParent: true };

/**
 * Who may open which page; a deeper path beats a shorter one, and a page without a row takes its parent's. The server
 * decides again on every call; this only spares people a page that cannot work for them.
 */
export const pageAccess: Readonly<Record<string, PageAccess>> = {
  '/billing': parents,
  '/team': parents,
  '/employers/welcome': recruiters,
  '/candidates/welcome': candidates,
  '/dashboard': everyoneSubscribed,
  '/dashboard/companies': subscribedRecruiters,
  '/dashboard/companies/:id': everyoneSubscribed,
  '/dashboard/jobs': everyoneSubscribed,
  '/dashboard/job': everyoneSubscribed,
  '/dashboard/candidates': subscribedRecruiters,
  '/dashboard/candidates/:id': everyoneSubscribed,
  '/dashboard/applications': subscribedRecruiters,
  '/dashboard/reports': subscribedRecruiters,
  '/dashboard/analytics': subscribedRecruiters,
  '/dashboard/calendar': everyoneSubscribed,
  '/dashboard/assessments': candidates,
  '/dashboard/resources': candidates,
  '/dashboard/my-details': candidates,
  '/dashboard/settings': everyone,
  '/dashboard/profile': everyone,
  '/admin': admins,
};

const rows = Object.entries(pageAccess).map(([pattern, access]) => ({ segments: pattern.split('/').slice(1), access }));

export function accessOf(pathname: string): PageAccess {
  const segments = pathname.split('/').filter(Boolean);
  let best: { length: number; access: PageAccess } | null = null;
  for (const row of rows) {
    const fits = row.segments.every((name, index) => name === segments[index] || (name === ':id' && segments[index]));
    if (fits && row.segments.length > (best?.length ?? 0)) best = { length: row.segments.length, access: row.access };
  }
  return best?.access ?? everyone;
}
