import {
  applyForJob,
  getOwnApplication,
  listOwnApplications,
  withdrawApplication,
} from '@candela/contract/applications/own-applications.routes.ts';
import { isDecided, type OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';

const scoreEveryMs = 2000;
const scoredWithinMs = 120_000;

const awaitsScore = ({ match_score, appliedAt, status }: OwnApplication): boolean =>
  match_score === null && !isDecided({ status }) && Date.now() - Date.parse(appliedAt) < scoredWithinMs;

export const useOwnApplications = (isCandidate = true) =>
  useQuery({ ...apiQuery(listOwnApplications), enabled: isCandidate });

/** The candidate's application to a job, if there is one. */
export function useOwnApplicationTo(jobId: string, isCandidate = true) {
  const { data } = useQuery({
    ...apiQuery(listOwnApplications),
    enabled: isCandidate,
    // The score of a new application is worked out in the background.
    refetchInterval: ({ state }) => (state.data?.data.some(awaitsScore) ? scoreEveryMs : false),
  });
  return data?.data.find((application) => application.jobId === jobId);
}

/** What has happened to it; read anew each time it is looked at. */
export const useOwnApplication = (jobId: string, enabled = true) =>
  useQuery({ ...apiQuery(getOwnApplication, { params: { id: jobId } }), staleTime: 0, enabled });

export const useApply = (jobId: string) =>
  useChange({
    change: () => api.call(applyForJob, { params: { id: jobId } }),
    invalidates: staleAfter.ownApplication,
  });

export const useWithdraw = (jobId: string) =>
  useChange({
    change: () => api.call(withdrawApplication, { params: { id: jobId } }),
    invalidates: staleAfter.ownApplication,
  });
