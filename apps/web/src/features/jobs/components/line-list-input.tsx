import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { handleEntryKey, type LineList, useLineList } from './use-line-list.ts';

export interface LineListInputProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What one entry is called: "requirement". */
  noun: string;
}

/** A single line that grows; the important marks beat the sizes of the ordinary text area. */
const oneLine = 'min-h-control! resize-none! py-[7px]!';

/**
 * A list with one entry a line. Enter goes on to the next, a pasted list becomes entries, Alt with an arrow key moves
 * one, Backspace in an empty one removes it.
 */
export function LineListInput({ value, onChange, noun }: LineListInputProps) {
  const entries = useRef<HTMLOListElement>(null);
  const next = useRef<HTMLTextAreaElement>(null);
  const focusEntry = (at: number) =>
    void requestAnimationFrame(() => (entries.current?.querySelectorAll('textarea')[at] ?? next.current)?.focus());
  const list = useLineList({ value, onChange, noun, focusEntry });
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ol ref={entries} className="grid gap-1.5">
          {value.map((entry, at) => (
            <li key={list.keyAt(at)} className="group grid grid-cols-[1fr_auto] items-start gap-1">
              <Textarea
                id={undefined}
                required={undefined}
                aria-describedby={undefined}
                rows={1}
                aria-label={`${noun} ${at + 1}`}
                value={entry}
                onChange={(event) => list.edit(at, event.target.value)}
                onKeyDown={(event) => handleEntryKey(event, at, { isEmpty: entry === '', list, focusEntry })}
                onPaste={(event) => list.pasteInto(event, at)}
                className={oneLine}
              />
              <EntryButtons name={`${noun} ${at + 1}`} at={at} isLast={at === value.length - 1} list={list} />
            </li>
          ))}
        </ol>
      )}
      <Textarea
        ref={next}
        rows={1}
        required={false}
        value={list.typed}
        placeholder={value.length === 0 ? `One ${noun} per line, or paste a list` : `Another ${noun}`}
        onChange={(event) => list.setTyped(event.target.value)}
        onBlur={list.commit}
        onPaste={(event) => list.pasteInto(event, null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          list.commit();
        }}
        className={oneLine}
      />
      <span aria-live="polite" className="sr-only">
        {list.news}
      </span>
    </div>
  );
}

interface EntryButtonsProps {
  name: string;
  at: number;
  isLast: boolean;
  list: LineList;
}

function EntryButtons({ name, at, isLast, list }: EntryButtonsProps) {
  return (
    <div className="flex pt-1">
      <IconButton label={`Move ${name} up`} size="sm" disabled={at === 0} onClick={() => list.move(at, at - 1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={`Move ${name} down`} size="sm" disabled={isLast} onClick={() => list.move(at, at + 1)}>
        <ArrowDown />
      </IconButton>
      <IconButton label={`Remove ${name}`} size="sm" onClick={() => list.remove(at)}>
        <X />
      </IconButton>
    </div>
  );
}
