import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { moveEntry, splitLines } from '../split-lines.ts';

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
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const nextId = useRef(0);
  // Entries may be equal and change places, so each keeps a key of its own for as long as it is here.
  const [keys, setKeys] = useState<readonly number[]>([]);
  const keyAt = (at: number) => keys[at] ?? -1 - at;

  const freshKeys = (count: number) => Array.from({ length: count }, () => ++nextId.current);
  const replace = (entries: string[], entryKeys: readonly number[]) => {
    setKeys(entryKeys);
    onChange(entries);
  };
  const currentKeys = () => value.map((_, at) => keyAt(at));

  const focusEntry = (at: number) =>
    requestAnimationFrame(() => {
      const entries = list.current?.querySelectorAll('textarea');
      (entries?.[at] ?? next.current)?.focus();
    });

  const append = (entries: readonly string[]) => {
    if (entries.length === 0) return;
    replace([...value, ...entries], [...currentKeys(), ...freshKeys(entries.length)]);
    setNews(entries.length === 1 ? `${noun} added` : `${entries.length} entries added`);
  };

  const commit = () => {
    append(splitLines(typed));
    setTyped('');
  };

  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length) return;
    replace(moveEntry(value, from, to), moveEntry(currentKeys(), from, to));
    setNews(`Moved to place ${to + 1} of ${value.length}`);
  };

  const remove = (at: number) => {
    const without = <T,>(entries: readonly T[]) => entries.filter((_, other) => other !== at);
    replace(without(value), without(currentKeys()));
    setNews(`${noun} removed`);
    focusEntry(at);
  };

  /** One line stays text where the cursor is; several become entries. */
  const pasteInto = (event: ClipboardEvent, at: number | null) => {
    const text = event.clipboardData.getData('text/plain');
    const entries = splitLines(text);
    if (!/[\n\r]/.test(text.trim()) || entries.length === 0) return;
    event.preventDefault();
    if (at === null) {
      append([...splitLines(typed), ...entries]);
      setTyped('');
      return;
    }
    const before = value[at]?.trim() === '' ? at : at + 1;
    const keysNow = currentKeys();
    replace(
      [...value.slice(0, before), ...entries, ...value.slice(at + 1)],
      [...keysNow.slice(0, before), ...freshKeys(entries.length), ...keysNow.slice(at + 1)],
    );
    setNews(`${entries.length} entries added`);
  };

  const handleEntryKey = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      focusEntry(at + 1);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
    } else if (event.key === 'Backspace' && value[at] === '') {
      event.preventDefault();
      remove(at);
    }
  };

  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ol ref={list} className="grid gap-1.5">
          {value.map((entry, at) => (
            <li key={keyAt(at)} className="group grid grid-cols-[1fr_auto] items-start gap-1">
              <Textarea
                id={undefined}
                required={undefined}
                aria-describedby={undefined}
                rows={1}
                aria-label={`${noun} ${at + 1}`}
                value={entry}
                onChange={(event) => onChange(value.map((other, i) => (i === at ? event.target.value : other)))}
                onKeyDown={(event) => handleEntryKey(event, at)}
                onPaste={(event) => pasteInto(event, at)}
                className={oneLine}
              />
              <div className="flex pt-1">
                <IconButton
                  label={`Move ${noun} ${at + 1} up`}
                  size="sm"
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`Move ${noun} ${at + 1} down`}
                  size="sm"
                  disabled={at === value.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton label={`Remove ${noun} ${at + 1}`} size="sm" onClick={() => remove(at)}>
                  <X />
                </IconButton>
              </div>
            </li>
          ))}
        </ol>
      )}
      <Textarea
        ref={next}
        rows={1}
        required={false}
        value={typed}
        placeholder={value.length === 0 ? `One ${noun} per line, or paste a list` : `Another ${noun}`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onPaste={(event) => pasteInto(event, null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
        className={oneLine}
      />
      <span aria-live="polite" className="sr-only">
        {news}
      </span>
    </div>
  );
}
