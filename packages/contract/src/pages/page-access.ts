import type { PageAccess } from './page.ts';

const roles = ['candidate', 'recruiter', 'admin'] as const;
export const everyone: PageAccess = { allowedRoles: roles, isForInterviewers: true };
export const everyoneSubscribed: PageAccess = { allowedRoles: roles, requiresSubscription: true };
export const everyoneWithInterviews: PageAccess = { ...everyoneSubscribed, isForInterviewers: true };
export const admins: PageAccess = { allowedRoles: ['admin'] };
export const candidates: PageAccess = { allowedRoles: ['candidate'] };
/** Open without a subscription too: how a recruiter finds their feet, their plan and their team. */
export const recruiters: PageAccess = { allowedRoles: ['recruiter'] };
export const subscribedRecruiters: PageAccess = { allowedRoles: ['recruiter'], requiresSubscription: true };
/** Of an organisation. */
export const parents: PageAccess = { ...recruiters, permission: 'team.read' };
/** Who connect other software. */
export const connectors: PageAccess = { ...subscribedRecruiters, permission: 'api-key.manage' };
/** Of records that stand twice. */
export const mergers: PageAccess = { ...subscribedRecruiters, permission: 'candidate.merge' };
