import {
  type AdminResource,
  getAdminResource,
  getResourceHistory,
  listAdminResources,
  saveResource,
} from '@candela/contract/resources/editor.routes.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate, queryClient } from '#lib/api/query-client.ts';
import { toast } from '#lib/toast.ts';
import { createCopyKeeper, type DraftCopy, isNewerCopy } from './draft-copy.ts';
import { createDraftSaver } from './draft-saver.ts';
import { findFaults, isSameDraft, judgeFailure, type ResourceDraft } from './resource-draft.ts';

export function rememberAnswer(resource: AdminResource) {
  const { queryKey } = apiQuery(getAdminResource, { params: { id: resource.id } });
  queryClient.setQueryData(queryKey, { data: resource });
  void invalidate([listAdminResources, getResourceHistory]);
}

/** Saves what is on the screen, and keeps a copy of what is not saved yet. `readScreen` stays the same function. */
export function useDraftSaver(resource: AdminResource, readScreen: () => ResourceDraft) {
  /** What was on the screen when the screen went away. */
  const last = useRef<ResourceDraft | null>(null);
  const isOffering = useRef(false);
  const [copies] = useState(() => createCopyKeeper(() => window.sessionStorage, resource.id));
  const [saver] = useState(() =>
    createDraftSaver<ResourceDraft, AdminResource>(
      {
        read: () => last.current ?? readScreen(),
        findFaults,
        send: async (change, revision) =>
          (await api.call(saveResource, { params: { id: resource.id }, body: { revision, ...change } })).data,
        judge: judgeFailure,
        onAnswer: rememberAnswer,
        keepCopy: (draft, revision) => copies.keep(draft, revision, Date.now()),
        dropCopy: () => {
          // One that is still being offered must not be thrown away.
          if (!isOffering.current) copies.drop();
        },
        now: Date.now,
      },
      { baseline: readScreen(), revision: resource.revision },
    ),
  );

  // A copy from before a reload: offered once, and never put in place unasked.
  const [copy, setCopy] = useState<DraftCopy | null>(() => {
    const found = copies.find();
    return found && isNewerCopy(found, resource) && !isSameDraft(found.draft, readScreen()) ? found : null;
  });
  isOffering.current = copy !== null;

  useLayoutEffect(() => {
    last.current = null;
    return () => {
      last.current = readScreen();
      saver.flush().catch(() => {
        saver.stop();
        toast.error('Your last changes were not saved. Open the resource again to get them back.');
      });
    };
  }, [saver, readScreen]);

  const endOffer = () => setCopy(null);
  const discardCopy = () => {
    copies.drop();
    endOffer();
  };
  return { saver, copy, endOffer, discardCopy };
}

export type DraftSaver = ReturnType<typeof useDraftSaver>['saver'];
