import { z } from 'zod';
import type { ResourceDraft } from './resource-draft.ts';

const copySchema = z.object({
  /** The revision it was written on. */
  revision: z.number(),
  at: z.number(),
  draft: z.object({
    title: z.string(),
    slug: z.string(),
    description: z.string(),
    content: z.string(),
    thumbnailId: z.string().nullable(),
    fileId: z.string().nullable(),
  }),
});
export type DraftCopy = z.infer<typeof copySchema>;

type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was typed and not saved, kept for this tab in case the page goes away under it. */
export function createCopyKeeper(storage: () => CopyStorage, id: string) {
  const key = `resource-draft:${id}`;
  const attempt = <T>(work: (storage: CopyStorage) => T): T | null => {
    try {
      return work(storage());
    } catch {
      // A browser may refuse storage or have no room left; then there is no second net.
      return null;
    }
  };
  return {
    keep: (draft: ResourceDraft, revision: number, at: number) =>
      void attempt((box) => box.setItem(key, JSON.stringify({ revision, at, draft } satisfies DraftCopy))),
    drop: () => void attempt((box) => box.removeItem(key)),
    find: (): DraftCopy | null =>
      attempt((box) => {
        const stored = box.getItem(key);
        return stored === null ? null : copySchema.parse(JSON.parse(stored));
      }),
  };
}

/** Whether the copy holds something the server never had: written on what it has now, or after its last save. */
export const isNewerCopy = (copy: DraftCopy, server: { revision: number; updatedAt: string }): boolean =>
  copy.revision === server.revision || copy.at > Date.parse(server.updatedAt);
