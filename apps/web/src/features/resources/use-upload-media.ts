import { type Media, uploadMedia } from '@candela/contract/resources/editor.routes.ts';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { readBase64 } from '#lib/read-base64.ts';
import { refuseMedia } from './media-files.ts';
import { staleAfterChange } from './stale-after-change.ts';

/** Sends one file; the error, if any, is a sentence. */
export const useUploadMedia = (kind: Media['kind']) =>
  useChange({
    invalidates: staleAfterChange,
    change: async (file: File): Promise<Media> => {
      const refusal = refuseMedia(kind, file);
      if (refusal) throw new Error(refusal);
      const fileContent = await readBase64(file);
      const body = { fileName: file.name.slice(-255) || 'file', kind, fileContent };
      try {
        return (await api.call(uploadMedia, { body })).data;
      } catch (error) {
        throw new Error(toFailure(error, 'The file could not be uploaded. Please try again.').message);
      }
    },
  });
