import type { RouteInput, RouteOutput } from '@candela/contract/kernel/route.ts';
import { addToPipeline, explainRanking, getRanking } from '@candela/contract/rankings/rankings.routes.ts';
import type { Explanation, PeopleOnlyEntry, RankingEntry } from '@candela/contract/rankings/rankings.schemas.ts';
import type { ScoreRun } from '@candela/contract/rankings/score-runs.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '#components/form/server-errors.ts';
import { blindExplanation } from '#entities/score/blind-explanation.ts';
import { untilRead } from '#entities/score/until-read.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { inParallel } from './in-parallel.ts';

const scoringPollMs = 1000;
const readingPollMs = 3000;
/** A colleague may edit the job, or a run may begin. */
const idlePollMs = 10_000;

type RankingQuery = RouteInput<typeof getRanking>['query'];

export const rankingQuery = (jobId: string, query: RankingQuery) => apiQuery(getRanking, { params: { jobId }, query });

/** Another page starts from the one before, another job from nothing. */
const isOfJob = (
  jobId: string,
  before: { queryKey: readonly [string, { params: { jobId: string } } | null] } | undefined,
) => before?.queryKey[1]?.params.jobId === jobId;

/** A page of the ranking, kept up with while people are read or scored. */
export const useRanking = (jobId: string, query: RankingQuery, isReading: boolean) =>
  useQuery({
    ...rankingQuery(jobId, query),
    placeholderData: (previous, before) => (isOfJob(jobId, before) ? previous : undefined),
    refetchInterval: ({ state }) => (state.data?.pending ? scoringPollMs : isReading ? readingPollMs : idlePollMs),
  });

/** The latest time all candidates were scored anew, as the page of the ranking says it; looked for only while one is awaited. */
export const useLatestRun = (jobId: string, query: RankingQuery, isAwaited: boolean): ScoreRun | null =>
  useQuery({
    ...rankingQuery(jobId, query),
    placeholderData: (previous, before) => (isOfJob(jobId, before) ? previous : undefined),
    enabled: isAwaited,
    refetchInterval: scoringPollMs,
  }).data?.run ?? null;

export interface ExplainedPair {
  jobId: string;
  candidateId: string;
  isBlind: boolean;
}

export const explanationQuery = ({ jobId, candidateId, isBlind }: ExplainedPair) => ({
  ...apiQuery(explainRanking, { params: { jobId, candidateId } }),
  ...untilRead,
  select: ({ data }: RouteOutput<typeof explainRanking>): Explanation => (isBlind ? blindExplanation(data) : data),
});

const addedAtOnce = 4;

/** Makes applications of candidates; those who have one keep it. Says how it went. */
export function useAddToPipeline(jobId: string, nameOf: (entry: RankingEntry) => string) {
  return useChange({
    invalidates: staleAfter.application,
    change: async (entries: readonly RankingEntry[]) => {
      const added: RankingEntry[] = [];
      const failures: { entry: RankingEntry; reason: string }[] = [];
      await inParallel(addedAtOnce, entries, async (entry) => {
        try {
          await api.call(addToPipeline, { params: { jobId, candidateId: entry.candidateId } });
          added.push(entry);
        } catch (error) {
          failures.push({ entry, reason: toFailure(error, 'Please try again.').message });
        }
      });
      return { added, failures };
    },
    onSuccess: ({ added, failures }) => {
      const [first] = added;
      if (first) {
        const who = added.length === 1 ? nameOf(first) : `${added.length} candidates`;
        toast.success(`${who} added to the pipeline`);
      }
      const [failed] = failures;
      if (failed) {
        const who = failures.length === 1 ? nameOf(failed.entry) : `${failures.length} candidates`;
        toast.error(`${who} could not be added: ${failed.reason}`);
      }
    },
  });
}

/** The same for a candidate who is ranked by people only. */
export function useAddUnranked(jobId: string) {
  return useChange({
    invalidates: staleAfter.application,
    change: ({ candidateId }: PeopleOnlyEntry) => api.call(addToPipeline, { params: { jobId, candidateId } }),
    onSuccess: () => void toast.success('Added to the pipeline'),
    onError: (error) => void toast.error(toFailure(error, 'Please try again.').message),
  });
}
