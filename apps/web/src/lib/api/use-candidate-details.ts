import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswer, readKeptAnswer } from './kept-answer.ts';
import { apiQuery } from './query-client.ts';
import { useUser } from './use-session.ts';

const key = 'candidateDetails';
const readKept = () => readKeptAnswer<RouteOutput<typeof getDetails>>(key);

/** The signed-in candidate's own details, kept for the browser's session: a reload shows them at once. */
export function useCandidateDetails() {
  const isCandidate = useUser()?.role === 'candidate';
  const query = useQuery({
    ...apiQuery(getDetails),
    enabled: isCandidate,
    initialData: () => readKept()?.value,
    initialDataUpdatedAt: () => readKept()?.at,
  });
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    if (data) keepAnswer(key, data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  return query;
}
