import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import { candidateDetailsSchema } from '@candela/contract/candidates/details.schemas.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { apiQuery } from './query-client.ts';
import { useUser } from './use-session.ts';

/** Emptied with the rest of the session storage at logout and when another account signs in. */
const key = 'candidateDetails';

const keptSchema = z.object({ at: z.number(), details: candidateDetailsSchema });

function readKept() {
  try {
    return keptSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

function keep(answer: RouteOutput<typeof getDetails>, at: number) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ at, details: answer.data }));
  } catch {
    // A browser without room, or one that keeps nothing: the next page asks the server.
  }
}

/** The signed-in candidate's own details, kept for the browser's session: a reload shows them at once. */
export function useCandidateDetails() {
  const isCandidate = useUser()?.role === 'candidate';
  const query = useQuery({
    ...apiQuery(getDetails),
    enabled: isCandidate,
    initialData: () => {
      const kept = readKept();
      return kept && { data: kept.details };
    },
    initialDataUpdatedAt: () => readKept()?.at,
  });
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    if (data) keep(data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  return query;
}
