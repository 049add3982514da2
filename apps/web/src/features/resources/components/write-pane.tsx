import { type Editor, EditorContent, useEditorState } from '@tiptap/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { limits } from '../resource-draft.ts';
import type { ResourceEditor } from '../use-resource-editor.ts';
import { FormatToolbar } from './format-toolbar.tsx';
import './write-pane.css';

export interface WritePaneProps {
  draft: ResourceEditor;
  /** Whether the words are safe: in sight however far down one writes. */
  status: ReactNode;
  onLink(): void;
  onImage(): void;
}

/** Title and text on the paper they will be read on, under the tools to shape them. */
export function WritePane({ draft, status, onLink, onImage }: WritePaneProps) {
  const { editor, fields, change, save, state } = draft;
  const goOnToText = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    editor.commands.focus('start');
  };
  return (
    <div className="rounded-lg border border-line bg-surface">
      <div className="sticky top-14 z-10 rounded-t-lg border-b border-line bg-surface px-2 py-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <FormatToolbar editor={editor} onLink={onLink} onImage={onImage} />
          <div className="px-2">{status}</div>
        </div>
      </div>
      <div data-look="public" className="rounded-b-lg bg-canvas text-text">
        <div className="mx-auto w-full max-w-[52rem] px-4 pt-8 pb-4 sm:px-8 sm:pt-12">
          <textarea
            aria-label="Title"
            aria-invalid={state.held.title ? true : undefined}
            aria-describedby={state.held.title ? 'title-fault' : undefined}
            value={fields.title}
            maxLength={limits.title}
            rows={1}
            placeholder="Title"
            onChange={(event) => change({ title: event.target.value.replaceAll('\n', ' ') })}
            onBlur={save}
            onKeyDown={goOnToText}
            className="display field-sizing-content w-full resize-none rounded-sm bg-transparent pb-[0.2em] text-[2rem] placeholder:text-subtle sm:text-[2.75rem]"
          />
          {state.held.title && (
            <p id="title-fault" role="alert" className="text-[13px]/5 text-danger-text">
              {state.held.title}
            </p>
          )}
          <EditorContent editor={editor} className="write-pane mt-4" />
          <WordCount editor={editor} fault={state.held.content} />
        </div>
      </div>
    </div>
  );
}

const wordsAMinute = 220;

function WordCount({ editor, fault }: { editor: Editor; fault: string | undefined }) {
  const words = useEditorState({ editor, selector: ({ editor: now }) => now.storage.characterCount?.words() ?? 0 });
  return (
    <div className="mt-8 border-t border-line pt-3 text-[13px]/5">
      {fault && (
        <p role="alert" className="text-danger-text">
          {fault}
        </p>
      )}
      <p className="tabular text-subtle">
        {words.toLocaleString('en-GB')} {words === 1 ? 'word' : 'words'}
        {words > 0 && `, ${Math.max(1, Math.round(words / wordsAMinute))} min to read`}
      </p>
    </div>
  );
}
