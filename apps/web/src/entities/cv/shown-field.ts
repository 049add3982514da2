import type { FieldSource } from '@candela/contract/cvs/cvs.schemas.ts';
import { createContext, type RefObject, use, useEffect, useEffectEvent, useState } from 'react';
import type { QuotationPlace } from './find-quotation.ts';

export interface ShownField {
  sources: ReadonlyMap<string, readonly FieldSource[]>;
  /** The field whose place is shown now. */
  shown: string | null;
  /** The one mark the Tab key stops at; arrows move on from there. */
  stop: string | null;
  /** The words that the reader came here to see. */
  quoted: QuotationPlace | null;
}

export const ShownFieldContext = createContext<ShownField>({
  sources: new Map(),
  shown: null,
  stop: null,
  quoted: null,
});

/** What is known about where one field was found; null where a person typed it, or nothing is known. */
export function useFoundField(field: string) {
  const { sources, shown, stop } = use(ShownFieldContext);
  const found = sources.get(field);
  return found ? { source: found[0], isShown: shown === field, isStop: stop === field } : null;
}

const fieldOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field) || null;

/**
 * Which field's place is shown: the one under the pointer, else the one last chosen by click or keyboard. A CV has
 * hundreds of fields, so one set of listeners at its root serves them all; each only carries its name. `first` is shown
 * from the beginning.
 */
export function useShownField(
  root: RefObject<HTMLElement | null>,
  sources: ShownField['sources'],
  first: string | null = null,
) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [chosen, setChosen] = useState(first);
  const [stop, setStop] = useState(first);

  const choose = useEffectEvent((field: string | null) => {
    if (!field || !sources.has(field)) return;
    setChosen(field);
    setStop(field);
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener(
      'pointerover',
      (event) => setHovered(event.pointerType === 'mouse' ? fieldOf(event.target) : null),
      { signal },
    );
    element.addEventListener('pointerleave', () => setHovered(null), { signal });
    element.addEventListener('click', ({ target }) => choose(fieldOf(target)), { signal });
    element.addEventListener('focusin', ({ target }) => choose(fieldOf(target)), { signal });
    element.addEventListener('keydown', (event) => moveBetweenMarks(element, event), { signal });
    return () => listeners.abort();
  }, [root]);

  const known = (field: string | null) => (field && sources.has(field) ? field : null);
  return {
    shown: known(hovered) ?? known(chosen),
    chosen: known(chosen),
    stop: known(stop) ?? sources.keys().next().value ?? null,
    clear: () => setChosen(null),
  };
}

function moveBetweenMarks(root: HTMLElement, event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-mark]')) return;
  event.preventDefault();
  const marks = [...root.querySelectorAll<HTMLElement>('[data-mark]')];
  marks[marks.indexOf(event.target) + step]?.focus();
}
