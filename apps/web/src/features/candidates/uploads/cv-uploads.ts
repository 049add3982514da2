import { completeUpload, contentTypeOf, cvMaxBytes, generateUploadUrls } from '@candela/contract/cvs/uploads.routes.ts';
import { useSyncExternalStore } from 'react';
import { api, sessionStore } from '#lib/api/api.ts';
import { invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { toast } from '#lib/toast.ts';
import { putFile } from '#lib/uploads/put-file.ts';
import { failureTexts, type UploadItem } from './upload-item.ts';
import { createUploadQueue } from './upload-queue.ts';

const batchesChanged = () => invalidate(staleAfter.cvUpload);

/** Belongs to the tab, not to the page: files go on travelling while the recruiter looks at something else. */
export const cvUploads = createUploadQueue({
  async sign(files, { jobId, companyId }) {
    const answer = await api.call(generateUploadUrls, {
      body: {
        cvs: files.map((file) => ({
          fileName: file.name,
          contentType: contentTypeOf(file.name) ?? file.type,
          size: file.size,
        })),
        maxBytes: cvMaxBytes,
        jobId,
        companyId,
      },
    });
    void batchesChanged();
    return answer;
  },
  put: (file, { uploadUrl, contentType }, onPercent, signal) =>
    putFile({ url: uploadUrl, contentType, file, signal, onProgress: (share) => onPercent(Math.floor(share * 100)) }),
  async complete(keys, { jobId }) {
    const { data } = await api.call(completeUpload, { body: { keys: [...keys], jobId } });
    void batchesChanged();
    return data.refused;
  },
  onFailed(failures) {
    for (const text of failureTexts(failures)) toast.error(text);
  },
  onFinished() {
    toast.success('CVs uploaded. Processing will begin shortly — check back soon.');
  },
  now: () => Date.now(),
});

// Another page of the product takes nothing away; closing the tab would.
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
cvUploads.subscribe(() => {
  if (cvUploads.isBusy()) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
});
sessionStore.onAccountChange(() => cvUploads.abandon());

const none: readonly UploadItem[] = [];

export const useCvUploads = (): readonly UploadItem[] =>
  useSyncExternalStore(cvUploads.subscribe, cvUploads.get, () => none);
