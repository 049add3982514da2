import type { PageAccess } from './page.ts';

export const everyone: PageAccess = { allowedRoles: ['candidate', 'recruiter', 'admin'] };
export const everyoneSubscribed: PageAccess = { ...everyone, requiresSubscription: true };
export const admins: PageAccess = { allowedRoles: ['admin'] };
export const candidates: PageAccess = { allowedRoles: ['candidate'] };
/** Open without a subscription too: how a recruiter finds their feet, their plan and their team. */
export const recruiters: PageAccess = { allowedRoles: ['recruiter'] };
export const subscribedRecruiters: PageAccess = { allowedRoles: ['recruiter'], requiresSubscription: true };
export const parents: PageAccess = { allowedRoles: ['recruiter'], requiresParent: true };
