import { getBatch, listBatches, retryFile } from '@candela/contract/cvs/uploads.routes.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { useRememberedIds } from '#lib/use-remembered.ts';
import { inParallel } from '../shared/in-parallel.ts';
import { countAwaited, groupReadings, type KnownBatch, shownBatches } from './batch-progress.ts';

const pollMs = 1000;
/** For what another tab may still be sending, or will never be sent. */
const idlePollMs = 10_000;

/** CVs being read, followed every second while any is; after a reload the server still knows them. */
export function useReadings(isUploading: boolean) {
  const list = useQuery({ ...apiQuery(listBatches), enabled: useMay('cv.upload'), refetchInterval: idlePollMs });
  const [dismissed, dismiss] = useRememberedIds('candidatesDismissedUploads');
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const listed = list.data?.data ?? [];
  const fresh = listed.filter(({ id, open }) => open > 0 && !seen.has(id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));

  const shown = shownBatches(listed, seen, dismissed, Date.now());
  const pollOf = (batch: KnownBatch | undefined) => {
    if (!batch || batch.open === 0) return false;
    return isUploading || batch.open > countAwaited(batch) ? pollMs : idlePollMs;
  };
  const details = useQueries({
    queries: shown.map(({ id }) => ({
      ...apiQuery(getBatch, { params: { id } }),
      refetchInterval: (query: { state: { data?: { data: KnownBatch } } }) => pollOf(query.state.data?.data),
    })),
  });
  const batches = shown.map((batch, index): KnownBatch => details[index]?.data?.data ?? batch);
  // Only once: an upload that is begun later shows at once.
  const [isKnown, setIsKnown] = useState(false);
  if (!isKnown && !list.isLoading && details.every(({ isLoading }) => !isLoading)) setIsKnown(true);
  const inWork = batches.reduce((sum, batch) => sum + batch.open - countAwaited(batch), 0);

  // The last file changes what half the product shows: people, rankings, counts of jobs.
  const [wasReading, setWasReading] = useState(false);
  const isReading = inWork > 0;
  useEffect(() => {
    if (wasReading && !isReading) void invalidate(staleAfter.cv);
    setWasReading(isReading);
  }, [isReading, wasReading]);

  return {
    readings: groupReadings(batches, ({ id, open }) => open > 0 || seen.has(id)),
    isReading,
    isKnown,
    dismiss,
  };
}

const retriesAtOnce = 4;

export const useRetryFiles = () =>
  useChange({
    invalidates: staleAfter.cvUpload,
    change: (ids: readonly string[]) =>
      inParallel(retriesAtOnce, ids, async (id) => {
        await api.call(retryFile, { params: { id } });
      }),
  });
