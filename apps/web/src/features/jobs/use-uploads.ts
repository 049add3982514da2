import {
  dismissJobDescriptionUpload,
  type JobDescriptionUpload,
  listJobDescriptionUploads,
  retryJobDescriptionUpload,
  uploadJobDescription,
} from '@candela/contract/job-descriptions/job-descriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { readBase64 } from '#lib/read-base64.ts';

const pollMs = 1500;
export const isUnderWay = ({ status }: JobDescriptionUpload) => status === 'queued' || status === 'reading';

/** Job descriptions being read; asked for again and again only while one is. */
export function useUploads() {
  const query = useQuery({
    ...apiQuery(listJobDescriptionUploads),
    enabled: useMay('job.create'),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? pollMs : false),
  });
  const uploads = query.data?.data ?? [];
  const underWay = uploads.filter(isUnderWay).length;

  // One fewer under way means one draft more, or a failure: the list of jobs has to know.
  const [before, setBefore] = useState(underWay);
  useEffect(() => {
    if (underWay < before) void invalidate(staleAfter.job);
    setBefore(underWay);
  }, [underWay, before]);

  return { query, uploads };
}

/** Those worth showing above the list of jobs: under way, failed, or finished while one was looking. */
export function useCurrentUploads(uploads: readonly JobDescriptionUpload[]): JobDescriptionUpload[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = uploads.filter((upload) => isUnderWay(upload) && !seen.has(upload.id));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ id }) => id)]));
  return uploads.filter((upload) => upload.status !== 'ready' || seen.has(upload.id));
}

export const useUploadFile = () =>
  useChange({
    invalidates: staleAfter.jobUpload,
    change: async ({ file, companyId }: { file: File; companyId: string }) =>
      api.call(uploadJobDescription, {
        body: {
          fileName: file.name.slice(0, 255),
          contentType: 'application/pdf',
          companyId,
          fileContent: await readBase64(file),
        },
      }),
  });

export const useRetryUpload = () =>
  useChange({
    invalidates: staleAfter.jobUpload,
    change: (id: string) => api.call(retryJobDescriptionUpload, { params: { id } }),
  });

export const useDismissUpload = () =>
  useChange({
    invalidates: staleAfter.jobUpload,
    change: (id: string) => api.call(dismissJobDescriptionUpload, { params: { id } }),
  });
