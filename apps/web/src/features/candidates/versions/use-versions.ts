import { getRecruiterJob } from '@candela/contract/jobs/jobs.routes.ts';
import { compareScores, listScoreRuns } from '@candela/contract/rankings/score-runs.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { type VersionsParams, versionsAddress } from './versions-params.ts';

const runningPollMs = 2000;
export const moversPerPage = 25;

/** Everything that shapes the page stands in the address. */
export const useVersionsParams = () => useAddressState(versionsAddress);

export const useJob = (jobId: string) => useQuery(apiQuery(getRecruiterJob, { params: { id: jobId } }));

/** Followed while one is under way. */
export const useRuns = (jobId: string) =>
  useQuery({
    ...apiQuery(listScoreRuns, { params: { jobId } }),
    refetchInterval: ({ state }) => state.data?.data.some(({ finishedAt }) => finishedAt === null) && runningPollMs,
  });

export const useComparison = (jobId: string, { before, after, show, page }: VersionsParams) =>
  useQuery({
    ...apiQuery(compareScores, { params: { jobId }, query: { before, after, show, page, pageSize: moversPerPage } }),
    placeholderData: (previous, query) => (query?.queryKey[1]?.params.jobId === jobId ? previous : undefined),
  });
