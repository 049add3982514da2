import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { moveEntry, splitLines } from '../split-lines.ts';

export interface LineListOptions {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What one entry is called: "requirement". */
  noun: string;
  /** Gives an entry the focus, or the line for a new one where there is no such entry. */
  focusEntry(at: number): void;
}

/** What the keys, the clipboard and the buttons do to a list with one entry a line; `news` says so to a screen reader. */
export function useLineList({ value, onChange, noun, focusEntry }: LineListOptions) {
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const keys = useEntryKeys(value.length);
  const replace = (entries: string[], entryKeys: readonly number[]) => {
    keys.set(entryKeys);
    onChange(entries);
  };

  const append = (entries: readonly string[]) => {
    if (entries.length === 0) return;
    replace([...value, ...entries], [...keys.all(), ...keys.fresh(entries.length)]);
    setNews(entries.length === 1 ? `${noun} added` : `${entries.length} entries added`);
  };

  const insertAt = (at: number, entries: readonly string[]) => {
    const before = value[at]?.trim() === '' ? at : at + 1;
    const put = <T>(all: readonly T[], added: readonly T[]) => all.slice(0, before).concat(added, all.slice(at + 1));
    replace(put(value, entries), put(keys.all(), keys.fresh(entries.length)));
    setNews(`${entries.length} entries added`);
  };

  return {
    typed,
    setTyped,
    news,
    keyAt: keys.at,
    edit: (at: number, text: string) => onChange(value.map((other, place) => (place === at ? text : other))),

    commit() {
      append(splitLines(typed));
      setTyped('');
    },

    move(from: number, to: number) {
      if (to < 0 || to >= value.length) return;
      replace(moveEntry(value, from, to), moveEntry(keys.all(), from, to));
      setNews(`Moved to place ${to + 1} of ${value.length}`);
    },

    remove(at: number) {
      const without = <T>(entries: readonly T[]) => entries.filter((_, other) => other !== at);
      replace(without(value), without(keys.all()));
      setNews(`${noun} removed`);
      focusEntry(at);
    },

    /** One line stays text where the cursor is; several become entries. */
    pasteInto(event: ClipboardEvent, at: number | null) {
      const text = event.clipboardData.getData('text/plain');
      const entries = splitLines(text);
      if (!/[\n\r]/.test(text.trim()) || entries.length === 0) return;
      event.preventDefault();
      if (at !== null) return insertAt(at, entries);
      append([...splitLines(typed), ...entries]);
      setTyped('');
    },
  };
}

export type LineList = ReturnType<typeof useLineList>;

/** Entries may be equal and change places, so each keeps a key of its own for as long as it is here. */
function useEntryKeys(count: number) {
  const next = useRef(0);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const at = (place: number) => keys[place] ?? -1 - place;
  return {
    at,
    set: setKeys,
    all: () => Array.from({ length: count }, (_, place) => at(place)),
    fresh: (many: number) => Array.from({ length: many }, () => ++next.current),
  };
}

/** Enter goes on to the next entry, Alt with an arrow key moves one, Backspace in an empty one removes it. */
export function handleEntryKey(
  event: KeyboardEvent,
  at: number,
  { isEmpty, list, focusEntry }: { isEmpty: boolean; list: LineList; focusEntry(at: number): void },
): void {
  if (event.key === 'Enter') {
    event.preventDefault();
    focusEntry(at + 1);
  } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    event.preventDefault();
    list.move(at, event.key === 'ArrowUp' ? at - 1 : at + 1);
  } else if (event.key === 'Backspace' && isEmpty) {
    event.preventDefault();
    list.remove(at);
  }
}
