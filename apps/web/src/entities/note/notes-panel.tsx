import type { Note } from '@candela/contract/notes/notes.routes.ts';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { When } from '#ui/when.tsx';
import { useNotes } from './use-notes.ts';

const longest = 5000;

/** What the organisation notes about a candidate for itself. */
export function NotesPanel({ candidateId }: { candidateId: string }) {
  const { query, add, remove, tag, save } = useNotes(candidateId);
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
      {({ data: { notes, tags } }) => (
        <div className="grid gap-4">
          <Field label="Tags" required>
            <TagInput value={tags} onChange={(next) => next.join() !== tags.join() && tag.mutate(next)} noun="tag" />
          </Field>
          <NewNote onAdd={(text) => add.mutateAsync(text)} isAdding={add.isPending} />
          {notes.length > 0 && (
            <ul className="grid gap-3">
              {notes.map((note) => (
                <NoteRow key={note.id} note={note} onDelete={() => remove.mutateAsync(note.id)} />
              ))}
            </ul>
          )}
          {(notes.length > 0 || tags.length > 0) && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Download aria-hidden="true" className="size-4" />}
              className="-ml-2.5 justify-self-start"
              loading={save.isPending}
              onClick={() => save.mutate()}
            >
              Export notes and tags
            </Button>
          )}
        </div>
      )}
    </QueryState>
  );
}

function NewNote({ onAdd, isAdding }: { onAdd(text: string): Promise<unknown>; isAdding: boolean }) {
  const [text, setText] = useState('');
  const submit = async () => {
    if (!text.trim()) return;
    await onAdd(text).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label="New note" required hint="Only your organisation sees it, never the candidate.">
        <Textarea rows={2} value={text} maxLength={longest} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" size="sm" className="justify-self-start" loading={isAdding} disabled={!text.trim()}>
        Add note
      </Button>
    </form>
  );
}

function NoteRow({ note, onDelete }: { note: Note; onDelete(): Promise<unknown> }) {
  return (
    <li className="grid gap-1 rounded-md bg-sunken px-3 py-2.5">
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {note.text}
      </p>
      <p className="flex items-center gap-2 text-[13px]/5 text-muted">
        <span className="min-w-0 flex-1">
          {note.author ?? 'A former colleague'} · <When at={note.createdAt} />
        </span>
        {note.isDeletable && (
          <ConfirmDialog
            trigger={
              <IconButton label="Delete note" size="sm">
                <Trash2 />
              </IconButton>
            }
            title="Delete this note?"
            description="It is deleted for your whole organisation."
            confirmLabel="Delete note"
            onConfirm={onDelete}
          />
        )}
      </p>
    </li>
  );
}
