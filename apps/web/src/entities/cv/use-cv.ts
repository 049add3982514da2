import { ApiError } from '@candela/contract/client/api-error.ts';
import { getCv, getCvAhead } from '@candela/contract/cvs/cvs.routes.ts';
import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { useUser } from '#lib/api/use-session.ts';
import { blindCv } from './blind-cv.ts';

/** A CV that is shown. One that was fetched ahead stands there at once; that it is seen is noted by this question. */
export function useCv(id: string) {
  const queryClient = useQueryClient();
  const input = { params: { id } };
  return useQuery({
    ...apiQuery(getCv, input),
    placeholderData: () => queryClient.getQueryData(apiQuery(getCvAhead, input).queryKey),
  });
}

/**
 * What a reader would see of a CV, to tell which quotations they would find there. None of it is shown, so that no
 * recruiter is noted to have seen it; a person's own look is noted nowhere. Null where it is gone, undefined
 * until that is known.
 */
export function useCvUnseen(
  id: string,
  { isBlind = false, isWanted }: { isBlind?: boolean | undefined; isWanted: boolean },
): Cv | null | undefined {
  const isRecruiter = useUser()?.role === 'recruiter';
  const input = { params: { id } };
  const ahead = useQuery({ ...apiQuery(getCvAhead, input), enabled: isWanted && isRecruiter });
  const own = useQuery({ ...apiQuery(getCv, input), enabled: isWanted && !isRecruiter });
  const { data, error } = isRecruiter ? ahead : own;
  const cv = useMemo(() => data && (isBlind ? blindCv(data.cv, data.candidate) : data.cv), [data, isBlind]);
  return error instanceof ApiError && error.status === 404 ? null : cv;
}
