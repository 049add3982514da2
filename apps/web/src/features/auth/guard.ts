import type { Permission } from '@candela/contract/kernel/permissions.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import type { PageAccess } from '@candela/contract/pages/page.ts';

export interface GuardChecks {
  hasActiveSubscription(): Promise<boolean>;
  may(permission: Permission): Promise<boolean>;
  isInterviewer(): Promise<boolean>;
}

/** Where an account belongs that has no better destination. */
export const homeOf = (role: Role) => (role === 'candidate' ? '/candidates/welcome' : '/dashboard');

/** All that an interviewer has besides their account. */
const interviewsPath = '/dashboard/calendar';

/** A check that fails counts as "no": `/pricing` needs no session, so no one can be sent round in circles. */
const answerOrNo = (check: Promise<boolean>) => check.catch(() => false);

/** Where to send an account that may not open a page; null when it may. */
export async function guardPage(access: PageAccess, role: Role, checks: GuardChecks): Promise<string | null> {
  if (!access.allowedRoles.includes(role)) return homeOf(role);
  if (role !== 'recruiter') return null;
  // Asked for together: the second answer should not wait for the first.
  const isActive = access.requiresSubscription ? answerOrNo(checks.hasActiveSubscription()) : true;
  if (!access.isForInterviewers && (await answerOrNo(checks.isInterviewer()))) return interviewsPath;
  if (!(await isActive)) return '/pricing';
  if (access.permission && !(await answerOrNo(checks.may(access.permission)))) return '/dashboard';
  return null;
}
