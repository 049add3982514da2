import { type AdminResource, getAdminResource, type Media } from '@candela/contract/resources/editor.routes.ts';
import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '#lib/api/api.ts';
import { tidyArticle } from './article-html.ts';
import { isSafe } from './draft-saver.ts';
import type { ResourceDraft } from './resource-draft.ts';
import { type EditorEvents, useArticleEditor } from './use-article-editor.ts';
import { type DraftSaver, rememberAnswer, useDraftSaver } from './use-draft-saver.ts';
import { useSaveOnLeaving } from './use-save-on-leaving.ts';

/** What stands beside the text. */
export interface DraftFields {
  title: string;
  slug: string;
  description: string;
  thumbnail: Media | null;
  file: Media | null;
}

const fieldsOf = (resource: AdminResource): DraftFields => ({
  title: resource.title,
  slug: resource.slug,
  description: resource.description,
  thumbnail: resource.thumbnailMedia,
  file: resource.file,
});

/** Of a kept copy, which has only the ids of files: one that is not the present one has to be chosen again. */
const fieldsOfCopy = ({ title, slug, description, thumbnailId, fileId }: ResourceDraft): Partial<DraftFields> => ({
  title,
  slug,
  description,
  ...(thumbnailId === null && { thumbnail: null }),
  ...(fileId === null && { file: null }),
});

/** The draft as it stands on the screen: its fields and its text. */
function useDraftOnScreen(resource: AdminResource, editor: Editor) {
  const [fields, setFields] = useState(() => fieldsOf(resource));
  const current = useRef(fields);
  const text = useRef(editor);
  text.current = editor;
  const read = useCallback((): ResourceDraft => {
    const { title, slug, description, thumbnail, file } = current.current;
    return {
      title,
      slug,
      description,
      content: tidyArticle(text.current.getHTML()),
      thumbnailId: thumbnail?.id ?? null,
      fileId: file?.id ?? null,
    };
  }, []);
  const change = (next: Partial<DraftFields>) => {
    current.current = { ...current.current, ...next };
    setFields(current.current);
  };
  const write = (content: string) => editor.commands.setContent(content, { emitUpdate: false });
  return { fields, read, change, write };
}

/** Two ways out when the draft was saved elsewhere meanwhile. */
function conflictSteps(id: string, saver: DraftSaver, show: (theirs: AdminResource) => void) {
  const fetchTheirs = async () => (await api.call(getAdminResource, { params: { id } })).data;
  return {
    async loadTheirs() {
      const theirs = await fetchTheirs();
      show(theirs);
      rememberAnswer(theirs);
    },
    keepMine: async () => saver.overwrite((await fetchTheirs()).revision),
  };
}

export type ResourceEditor = ReturnType<typeof useResourceEditor>;

/** The draft on the screen, and the saver that looks after it. */
export function useResourceEditor(resource: AdminResource, events: EditorEvents) {
  const editor = useArticleEditor(resource.content, events, { onUpdate: () => saver.touch(), onBlur: () => save() });
  const screen = useDraftOnScreen(resource, editor);
  const { saver, copy, endOffer, discardCopy } = useDraftSaver(resource, screen.read);
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  const save = () => void saver.flush().catch(() => undefined);
  const change = (next: Partial<DraftFields>) => {
    screen.change(next);
    saver.touch();
  };

  /** The server's draft takes the screen. */
  const show = (theirs: AdminResource) => {
    screen.change(fieldsOf(theirs));
    screen.write(theirs.content);
    saver.adopt(screen.read(), theirs.revision);
  };

  // Saved elsewhere while nothing was typed here: simply follow.
  const follow = useEffectEvent((server: AdminResource) => {
    if (server.revision > saver.getRevision() && isSafe(saver.getState())) show(server);
  });
  useEffect(() => follow(resource), [resource]);
  useSaveOnLeaving(saver, isSafe(state));

  return {
    editor,
    fields: screen.fields,
    change,
    saver,
    state,
    /** Now rather than at the next pause. */
    save,
    copy,
    discardCopy,
    ...conflictSteps(resource.id, saver, show),

    restoreCopy() {
      if (!copy) return;
      screen.write(copy.draft.content);
      change(fieldsOfCopy(copy.draft));
      endOffer();
    },

    /** It is gone: there is nothing left to save. */
    abandon() {
      saver.adopt(screen.read(), saver.getRevision());
      saver.stop();
    },

    /** Saves, then calls; what comes back is shown in the panels, and in the text where it changed that as well. */
    async run(task: (revision: number) => Promise<{ data: AdminResource }>, { showsDraft = false } = {}) {
      const answer = await saver.run(async (revision) => (await task(revision)).data);
      if (showsDraft) show(answer);
      return answer;
    },
  };
}
