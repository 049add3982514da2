import {
  type ApplicationCard,
  type BoardStatus,
  boardStatuses,
} from '@candela/contract/applications/applications.schemas.ts';
import { type KeyboardEvent, useState } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import { spoken } from './board-announcements.ts';
import { columnOf } from './board-sensors.ts';
import { keyOf } from './board-state.ts';

/** A card that a key has picked up. */
export interface LiftedCard {
  card: ApplicationCard;
  /** The column it would be put into. */
  over: BoardStatus;
  /** Where it was picked up, and how far from there it is drawn. */
  place: { left: number; top: number; width: number };
  shift: { x: number; y: number };
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const lifts = ['Space', 'Enter'];
const drops = [...lifts, 'Tab'];
/** How far inside of a column the card over it is drawn. */
const inset = 12;

/**
 * Moves a card by key: picked up, over a neighbouring column, put down. Apart from what pointers do, because that measures
 * and draws every card of the board before it answers; here the column and the card in question are all that changes.
 */
export function useLiftedCard(onDrop: (card: ApplicationCard, to: BoardStatus) => void) {
  const [lifted, setLifted] = useState<LiftedCard | null>(null);
  const [said, setSaid] = useState('');

  const putDown = (to: BoardStatus | null) => {
    if (!lifted) return;
    setLifted(null);
    setSaid(spoken.put(lifted.card.name, to));
    if (to) onDrop(lifted.card, to);
  };

  const onHandleKey = useLatest((card: ApplicationCard, event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.code];
    if (!lifted || !isSame(card, lifted.card)) {
      if (!lifts.includes(event.code)) return;
      const taken = lift(card, event.currentTarget);
      if (!taken) return;
      setLifted(taken);
      setSaid(`${spoken.pickedUp(card.name)} ${spoken.over(card.name, taken.over)}`);
    } else if (step !== undefined) {
      const next = moved(lifted, step);
      setLifted(next);
      setSaid(spoken.over(card.name, next.over));
    } else if (event.code === 'Escape') putDown(null);
    else if (drops.includes(event.code)) putDown(lifted.over);
    else return;
    event.preventDefault();
  });
  /** The keys that move the card are heard by its handle: without the focus it would hang in the air. */
  const onHandleBlur = useLatest(() => putDown(null));

  return { lifted, said, onHandleKey, onHandleBlur };
}

/** A colleague may have moved it since it was picked up. */
const isSame = (card: ApplicationCard, lifted: ApplicationCard) =>
  keyOf(card) === keyOf(lifted) && card.status === lifted.status;

function lift(card: ApplicationCard, handle: HTMLElement): LiftedCard | null {
  const over = columnOf(card.status);
  const article = handle.closest('article');
  if (!over || !article) return null;
  const { left, top, width } = article.getBoundingClientRect();
  return { card, over, place: { left, top, width }, shift: { x: 0, y: 0 } };
}

/** Past the ends there is nowhere to go. */
function moved(lifted: LiftedCard, step: number): LiftedCard {
  const over = boardStatuses[boardStatuses.indexOf(lifted.over) + step];
  const column = over && document.querySelector<HTMLElement>(`[data-column="${over}"]`);
  if (!column) return lifted;
  bringIntoSight(column);
  const { left, top } = column.getBoundingClientRect();
  return { ...lifted, over, shift: { x: left + inset - lifted.place.left, y: top + inset - lifted.place.top } };
}

/** On a narrow screen the board scrolls sideways, a column at a time; the page stays where it is. */
function bringIntoSight(column: HTMLElement): void {
  const board = column.parentElement;
  if (!board) return;
  const [seen, at] = [board.getBoundingClientRect(), column.getBoundingClientRect()];
  if (at.left < seen.left || at.right > seen.right) board.scrollLeft = column.offsetLeft;
}
