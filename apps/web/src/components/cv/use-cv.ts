import { getCv, getCvAhead } from '@candela/contract/cvs/cv.routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/query-client.ts';

/** A CV that is shown. One that was fetched ahead stands there at once; that somebody sees it is noted by this question. */
export function useCv(id: string) {
  const queryClient = useQueryClient();
  const input = { params: { id } };
  return useQuery({
    ...apiQuery(getCv, input),
    placeholderData: () => queryClient.getQueryData(apiQuery(getCvAhead, input).queryKey),
  });
}
