export const roles = ['candidate', 'recruiter', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * What a member does in an organisation. Admins hire for all companies and recruiters for single ones; viewers read and
 * change nothing; interviewers have only the interviews they were invited to.
 */
export const teamRoles = ['admin', 'recruiter', 'viewer', 'interviewer'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Those who do not hire. */
export const limitedRoles = ['viewer', 'interviewer'] as const;
export type LimitedRole = (typeof limitedRoles)[number];
