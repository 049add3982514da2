import { isGranted, type Permission } from '@candela/contract/kernel/permissions.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { getRecruiter, type Recruiter, teamRoleOf } from '@candela/contract/organisations/organisations.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from './query-client.ts';
import { useUser } from './use-session.ts';

/** The signed-in recruiter's place in their organisation; nothing for other roles. */
export function useRecruiter() {
  const user = useUser();
  const { data } = useQuery({ ...apiQuery(getRecruiter), enabled: user?.role === 'recruiter' });
  return data?.data ?? null;
}

/** What of a recruiter's place decides which pages they have. */
export function usePlace(): { isParent: boolean; isInterviewer: boolean } {
  const recruiter = useRecruiter();
  return {
    isParent: recruiter?.isParent ?? false,
    isInterviewer: recruiter !== null && teamRoleOf(recruiter) === 'interviewer',
  };
}

/** Whether to offer what needs a permission. The plan is left out: what a lapsed one lacks is said, not hidden. */
export function useMay(permission: Permission): boolean {
  const user = useUser();
  const recruiter = useRecruiter();
  if (!user) return false;
  return isGranted(permission, holderOf(user.role, recruiter));
}

const holderOf = (role: Role, recruiter: Recruiter | null) => ({
  role,
  ...(recruiter && {
    member: {
      isParent: recruiter.isParent,
      teamRole: teamRoleOf(recruiter),
      seesAllCompanies: recruiter.memberships.some(({ scope }) => scope === 'all'),
      hasActiveSubscription: true,
    },
  }),
});
