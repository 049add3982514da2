import { isGranted, type Permission } from '@candela/contract/kernel/permissions.ts';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { getRecruiter, type Recruiter, teamRoleOf } from '@candela/contract/organisations/organisations.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, isForbidden } from './query-client.ts';
import { useUser } from './use-session.ts';

/** The signed-in recruiter's place in their organisation; nothing for other roles. */
export function useRecruiter() {
  return usePlaceQuery().data?.data ?? null;
}

/** Whether the recruiter was removed from their team while this tab was open. */
export const useIsRemoved = (): boolean => isForbidden(usePlaceQuery().error);

function usePlaceQuery() {
  const user = useUser();
  return useQuery({
    ...apiQuery(getRecruiter),
    enabled: user?.role === 'recruiter',
    // Another role or a hand-over comes from elsewhere: a tab that is looked at again has the menu of today.
    refetchOnWindowFocus: 'always',
  });
}

/** What decides which pages and buttons a recruiter has. */
export interface Place {
  may(permission: Permission): boolean;
  isInterviewer: boolean;
}

export function usePlace(): Place {
  const user = useUser();
  const recruiter = useRecruiter();
  return {
    may: (permission) => user !== null && isGranted(permission, holderOf(user.role, recruiter)),
    isInterviewer: recruiter !== null && teamRoleOf(recruiter) === 'interviewer',
  };
}

/** Whether to offer what needs a permission. The plan is left out: what a lapsed one lacks is said, not hidden. */
export function useMay(permission: Permission): boolean {
  return usePlace().may(permission);
}

export const holderOf = (role: Role, recruiter: Recruiter | null) => ({
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

/** An organisation that was given no name is called like the recruiter who founded it: to them that says nothing. */
export function givenOrganisationName(recruiter: Recruiter | null): string | undefined {
  if (!recruiter) return undefined;
  const { organisation, user } = recruiter;
  return organisation.name === `${user.firstName} ${user.lastName}`.trim() ? undefined : organisation.name;
}
