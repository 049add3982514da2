import type { TeamRole } from '@candela/contract/kernel/roles.ts';
import type { InviteRole } from '@candela/contract/team/team.schemas.ts';

export const roleWords: Record<TeamRole, string> = {
  admin: 'Admin',
  recruiter: 'Recruiter',
  viewer: 'Viewer',
  interviewer: 'Interviewer',
};

/** What a role does, where it is chosen. */
export const roleHints: Record<InviteRole, string> = {
  recruiter: 'Hires: adds jobs and candidates, and moves applications.',
  viewer: 'Can view jobs and candidates, but not change them.',
  interviewer: 'Sees only the interviews they are invited to. Takes no seat.',
};
