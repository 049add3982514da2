import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fitHeadings } from './article-html.ts';
import { articleExtensions } from './editor/extensions.ts';

export interface EditorEvents {
  /** Ctrl or ⌘ and K, as everywhere. */
  onLink(): void;
  /** A picture was pasted or dropped: it needs a description before it can stand in the text. */
  onPicture(file: File): void;
}

/** The text of an article, with what it starts as. */
export function useArticleEditor(
  content: string,
  events: EditorEvents,
  saving: { onUpdate(): void; onBlur(): void },
): Editor {
  const tell = useRef(events);
  useEffect(() => {
    tell.current = events;
  });
  const [firstContent] = useState(content);
  const [editorProps] = useState(() => articleProps(tell));
  return useEditor({ extensions: articleExtensions, content: firstContent, editorProps, injectCSS: false, ...saving });
}

const articleProps = (tell: RefObject<EditorEvents>) => ({
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
  handlePaste: (_view: unknown, event: ClipboardEvent) => takePicture(event.clipboardData, tell.current),
  handleDrop: (_view: unknown, event: DragEvent) => takePicture(event.dataTransfer, tell.current),
});

function takePicture(data: DataTransfer | null, { onPicture }: EditorEvents): boolean {
  const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
  // Words copied from an office program bring a picture of themselves along.
  if (!file || data?.types.includes('text/html')) return false;
  onPicture(file);
  return true;
}
