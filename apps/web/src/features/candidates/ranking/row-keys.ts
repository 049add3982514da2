export type RowAction = 'next' | 'previous' | 'open' | 'select' | 'help';

const actions: Readonly<Record<string, RowAction>> = {
  j: 'next',
  k: 'previous',
  v: 'open',
  x: 'select',
  '?': 'help',
};

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a key means in the list. Enter needs no entry: it presses the button that has the focus. */
export function rowActionOf({ key, ctrlKey, metaKey, altKey }: KeyPress): RowAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  return actions[key.toLowerCase()] ?? null;
}

export interface Page {
  page: number;
  hasPrev: boolean;
  hasNext: boolean;
}

export type Step = { kind: 'row'; index: number } | { kind: 'page'; page: number; at: 'first' | 'last' } | null;

/** One person on, over the end of a page if there is another. `from` is -1 before the first row was reached. */
export function stepFrom(from: number, by: 1 | -1, rows: number, page: Page): Step {
  const index = from < 0 ? 0 : from + by;
  if (index >= 0 && index < rows) return { kind: 'row', index };
  if (by === 1 && page.hasNext) return { kind: 'page', page: page.page + 1, at: 'first' };
  if (by === -1 && page.hasPrev) return { kind: 'page', page: page.page - 1, at: 'last' };
  return null;
}
