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

/** Cards chosen to be moved together, at one company and job; null while nothing is being chosen, and after another was chosen. */
export function useSelection(place: string) {
  const [state, setState] = useState<{ place: string; selection: Selection | null }>({ place, selection: null });
  const change = useCallback(
    (next: (current: Selection | null) => Selection | null) =>
      setState((last) => ({ place, selection: next(last.place === place ? last.selection : null) })),
    [place],
  );
  const choose = useCallback(
    (card: ApplicationCard) => change((current) => toggled(current ?? new Map(), card)),
    [change],
  );
  const end = useCallback(() => change(() => null), [change]);
  const toggle = useCallback(() => change((current) => (current ? null : new Map())), [change]);
  return { selection: state.place === place ? state.selection : null, choose, end, toggle };
}
