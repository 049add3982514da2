import {
  completeUpload,
  contentTypeOf,
  cvMaxBytes,
  generateUploadUrls,
  getBatch,
  listBatches,
  retryFile,
  type UploadFile,
} from '@candela/contract/cvs/uploads.routes.ts';
import { plainFileName } from '@candela/contract/kernel/file-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { putFile } from '#lib/uploads/put-file.ts';
import { refuseCv } from '#lib/uploads/refuse-cv.ts';

export type OwnUpload =
  | { stage: 'idle' }
  | { stage: 'sending'; fileName: string; share: number }
  /** `progress` where it takes longer: what is still to be read. */
  | { stage: 'reading'; fileName: string; progress: string | null }
  /** The very same file was here before. */
  | { stage: 'repeat'; fileName: string }
  /** `fileId` where the file is there and may be read once more. */
  | { stage: 'failed'; reason: string; fileId: string | null };

const pollMs = 1000;
const isUnderWay = (file: UploadFile | undefined) => file?.status === 'arrived' || file?.status === 'reading';

/** The candidate's own CV on its way: sent, then followed until it is read. A reload finds it again. */
export function useOwnUpload() {
  const [sending, setSending] = useState<OwnUpload>({ stage: 'idle' });
  const [startedId, setStartedId] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const batches = useQuery({ ...apiQuery(listBatches), enabled: startedId === null });
  const batchId = startedId ?? batches.data?.data.find(({ open }) => open > 0)?.id ?? null;
  const batch = useQuery({
    ...apiQuery(getBatch, { params: { id: batchId ?? '' } }),
    enabled: batchId !== null,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.data.files[0]) ? pollMs : false),
  });
  const file = batch.data?.data.files[0];

  // Once it is read the CV itself has changed, and with it the scores shown elsewhere.
  const wasUnderWay = useRef(false);
  useEffect(() => {
    if (wasUnderWay.current && file && !isUnderWay(file)) void invalidate(staleAfter.cv);
    wasUnderWay.current = isUnderWay(file);
  }, [file]);

  const send = async (chosen: File) => {
    const refusal = refuseCv(chosen);
    if (refusal) return setSending({ stage: 'failed', reason: refusal, fileId: null });
    stop.current = new AbortController();
    const fileName = plainFileName(chosen.name);
    setSending({ stage: 'sending', fileName, share: 0 });
    try {
      const id = await upload(chosen, stop.current.signal, (share) =>
        setSending({ stage: 'sending', fileName, share }),
      );
      await invalidate([getBatch]);
      wasUnderWay.current = true;
      setStartedId(id);
      setSending({ stage: 'idle' });
    } catch (error) {
      if (stop.current.signal.aborted) return;
      const own = error instanceof UploadRefused ? error.message : toFailure(error, 'Upload process failed').message;
      setSending({ stage: 'failed', reason: own, fileId: null });
    }
  };

  const readAgain = async (fileId: string) => {
    await api.call(retryFile, { params: { id: fileId } });
    await batch.refetch();
  };

  return { upload: sending.stage === 'idle' ? readingOf(file, startedId !== null) : sending, send, readAgain };
}

/** What became of an earlier visit's file is old news; what happened before one's eyes is not. */
function readingOf(file: UploadFile | undefined, isOwnStart: boolean): OwnUpload {
  if (file && isUnderWay(file)) return { stage: 'reading', fileName: file.fileName, progress: file.reason };
  if (!file || !isOwnStart) return { stage: 'idle' };
  if (file.status === 'duplicate') return { stage: 'repeat', fileName: file.fileName };
  if (file.status === 'failed') {
    return { stage: 'failed', reason: file.reason ?? 'This file could not be read.', fileId: file.id };
  }
  return { stage: 'idle' };
}

class UploadRefused extends Error {}

/** Address, file, and the word that it arrived; answers with the batch to follow. */
async function upload(file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<string> {
  const { batchId, uploadUrls } = await api.call(
    generateUploadUrls,
    {
      body: {
        cvs: [{ fileName: file.name.slice(-255), contentType: contentTypeOf(file.name) ?? '', size: file.size }],
        maxBytes: cvMaxBytes,
      },
    },
    { signal },
  );
  const target = uploadUrls[0];
  if (!target) throw new UploadRefused('Missing upload URL');
  await putFile({ url: target.uploadUrl, contentType: target.contentType, file, onProgress, signal }).catch(() => {
    throw new UploadRefused('Upload failed');
  });
  const { data } = await api.call(completeUpload, { body: { keys: [target.key] } }, { signal });
  const refused = data.refused[0];
  if (refused) throw new UploadRefused(refused.reason ?? 'Upload failed');
  return batchId;
}
