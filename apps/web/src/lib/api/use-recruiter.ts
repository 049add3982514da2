import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from './query-client.ts';
import { useUser } from './use-session.ts';

/** The signed-in recruiter's place in their organisation; nothing for other roles. */
export function useRecruiter() {
  const user = useUser();
  const { data } = useQuery({ ...apiQuery(getRecruiter), enabled: user?.role === 'recruiter' });
  return data?.data ?? null;
}

export const useIsParent = () => useRecruiter()?.isParent ?? false;
