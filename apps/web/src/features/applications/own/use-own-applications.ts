import {
  applyForJob,
  getOwnApplication,
  listOwnApplications,
  withdrawApplication,
} from '@candela/contract/applications/own-applications.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';

export const useOwnApplications = () => useQuery(apiQuery(listOwnApplications));

/** The candidate's application to a job, if there is one. */
export function useOwnApplicationTo(jobId: string, isCandidate = true) {
  const { data } = useQuery({ ...apiQuery(listOwnApplications), enabled: isCandidate });
  return data?.data.find((application) => application.jobId === jobId);
}

/** What has happened to it; read anew each time it is looked at. */
export const useOwnApplication = (jobId: string) =>
  useQuery({ ...apiQuery(getOwnApplication, { params: { id: jobId } }), staleTime: 0 });

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
