import {
  type AdminResource,
  getAdminResource,
  getResourceHistory,
  listAdminResources,
  type Media,
  saveResource,
} from '@candela/contract/resources/editor.routes.ts';
import { type Editor, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate, queryClient } from '#lib/api/query-client.ts';
import { toast } from '#lib/toast.ts';
import { fitHeadings, tidyArticle } from './article-html.ts';
import { createCopyKeeper, type DraftCopy, isNewerCopy } from './draft-copy.ts';
import { createDraftSaver, isSafe } from './draft-saver.ts';
import { articleExtensions } from './editor/extensions.ts';
import { findFaults, isSameDraft, judgeFailure, type ResourceDraft } from './resource-draft.ts';

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

function rememberAnswer(resource: AdminResource) {
  const { queryKey } = apiQuery(getAdminResource, { params: { id: resource.id } });
  queryClient.setQueryData(queryKey, { data: resource });
  void invalidate([listAdminResources, getResourceHistory]);
}

export interface EditorEvents {
  /** Ctrl or ⌘ and K, as everywhere. */
  onLink(): void;
  /** A picture was pasted or dropped: it needs a description before it can stand in the text. */
  onPicture(file: File): void;
}

export type ResourceEditor = ReturnType<typeof useResourceEditor>;

/** The draft on the screen: its fields, its text, and the saver that looks after both. */
export function useResourceEditor(resource: AdminResource, events: EditorEvents) {
  const [fields, setFields] = useState(() => fieldsOf(resource));
  const current = useRef(fields);
  /** What was on the screen when the screen went away. */
  const last = useRef<ResourceDraft | null>(null);
  const isOffering = useRef(false);
  const [copies] = useState(() => createCopyKeeper(() => window.sessionStorage, resource.id));
  const tell = useRef(events);
  useEffect(() => {
    tell.current = events;
  });

  const [editorProps] = useState(() => ({
    attributes: {
      class: 'article',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': 'Text',
      lang: 'en-GB',
      spellcheck: 'true',
    },
    transformPastedHTML: fitHeadings,
    handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return false;
      // The command palette listens for the same keys; inside the text they make a link.
      event.stopPropagation();
      event.preventDefault();
      tell.current.onLink();
      return true;
    },
    handlePaste: (_view: unknown, event: ClipboardEvent) => takePicture(event.clipboardData),
    handleDrop: (_view: unknown, event: DragEvent) => takePicture(event.dataTransfer),
  }));

  function takePicture(data: DataTransfer | null): boolean {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    // Words copied from an office program bring a picture of themselves along.
    if (!file || data?.types.includes('text/html')) return false;
    tell.current.onPicture(file);
    return true;
  }

  const [firstContent] = useState(resource.content);
  const editor: Editor = useEditor({
    extensions: articleExtensions,
    content: firstContent,
    editorProps,
    injectCSS: false,
    onUpdate: () => saver.touch(),
    onBlur: () => save(),
  });
  const text = useRef(editor);
  text.current = editor;

  const readScreen = useCallback((): ResourceDraft => {
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
  const read = (): ResourceDraft => last.current ?? readScreen();

  const [saver] = useState(() =>
    createDraftSaver<ResourceDraft, AdminResource>(
      {
        read,
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
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  const save = () => void saver.flush().catch(() => undefined);

  // A copy from before a reload: offered once, and never put in place unasked.
  const [copy, setCopy] = useState<DraftCopy | null>(() => {
    const found = copies.find();
    return found && isNewerCopy(found, resource) && !isSameDraft(found.draft, readScreen()) ? found : null;
  });
  isOffering.current = copy !== null;

  const change = (next: Partial<DraftFields>) => {
    current.current = { ...current.current, ...next };
    setFields(current.current);
    saver.touch();
  };

  /** The server's draft takes the screen. */
  const show = (theirs: AdminResource) => {
    current.current = fieldsOf(theirs);
    setFields(current.current);
    editor.commands.setContent(theirs.content, { emitUpdate: false });
    saver.adopt(readScreen(), theirs.revision);
  };

  // Saved elsewhere while nothing was typed here: simply follow.
  const follow = useEffectEvent((server: AdminResource) => {
    if (server.revision > saver.getRevision() && isSafe(saver.getState())) show(server);
  });
  useEffect(() => follow(resource), [resource]);

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

  const isAllSaved = isSafe(state);
  useEffect(() => {
    const keep = () => saver.copyNow();
    const retry = () => void saver.flush().catch(() => undefined);
    const askBeforeClosing = (event: BeforeUnloadEvent) => {
      keep();
      if (!isAllSaved) event.preventDefault();
    };
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') retry();
    };
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      retry();
    };
    window.addEventListener('keydown', saveByKey);
    window.addEventListener('pagehide', keep);
    window.addEventListener('beforeunload', askBeforeClosing);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('keydown', saveByKey);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('beforeunload', askBeforeClosing);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [saver, isAllSaved]);

  const fetchTheirs = async () => (await api.call(getAdminResource, { params: { id: resource.id } })).data;

  return {
    editor,
    fields,
    change,
    saver,
    state,
    /** Now rather than at the next pause. */
    save,
    copy,

    restoreCopy() {
      if (!copy) return;
      const { title, slug, description, content, thumbnailId, fileId } = copy.draft;
      editor.commands.setContent(content, { emitUpdate: false });
      // Only ids were kept; a file that is not the present one has to be chosen again.
      change({
        title,
        slug,
        description,
        ...(thumbnailId === null && { thumbnail: null }),
        ...(fileId === null && { file: null }),
      });
      setCopy(null);
    },

    discardCopy() {
      copies.drop();
      setCopy(null);
    },

    async loadTheirs() {
      const theirs = await fetchTheirs();
      show(theirs);
      rememberAnswer(theirs);
    },

    /** It is gone: there is nothing left to save. */
    abandon() {
      saver.adopt(readScreen(), saver.getRevision());
      saver.stop();
    },

    keepMine: async () => saver.overwrite((await fetchTheirs()).revision),

    /** Saves, then calls; what comes back is shown in the panels, and in the text where it changed that as well. */
    async run(task: (revision: number) => Promise<{ data: AdminResource }>, { showsDraft = false } = {}) {
      const answer = await saver.run(async (revision) => (await task(revision)).data);
      if (showsDraft) show(answer);
      return answer;
    },
  };
}
