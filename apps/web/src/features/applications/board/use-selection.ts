import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { mostMoves } from '@candela/contract/applications/moves.routes.ts';
import { useCallback, useState } from 'react';
import { keyOf } from './board-state.ts';

type Selection = ReadonlyMap<string, ApplicationCard>;

function toggled(selection: Selection, card: ApplicationCard): Selection {
  const next = new Map(selection);
  if (!next.delete(keyOf(card)) && next.size < mostMoves) next.set(keyOf(card), card);
  return next;
}

/** Cards chosen to be moved together; null while nothing is being chosen. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection | null>(null);
  const choose = useCallback(
    (card: ApplicationCard) => setSelection((current) => toggled(current ?? new Map(), card)),
    [],
  );
  const end = useCallback(() => setSelection(null), []);
  const toggle = useCallback(() => setSelection((current) => (current ? null : new Map())), []);
  return { selection, choose, end, toggle };
}
