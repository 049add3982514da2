import { type BoardStatus, boardStatuses } from '@candela/contract/applications/applications.schemas.ts';
import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** A drag begins here; a press that moves less is a click. */
const activationPx = 8;
/** On a screen that scrolls under the finger, holding a card still picks it up. */
const holdMs = 200;

const isColumn = (id: unknown): id is BoardStatus => boardStatuses.some((status) => status === id);

/** Left and right lead to the neighbouring column, past the ends to nowhere. */
const nextColumn: KeyboardCoordinateGetter = (
  event,
  { context: { over, active, droppableRects }, currentCoordinates },
) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const from = columnOf(over?.id ?? (active?.data.current?.card as { status?: unknown } | undefined)?.status);
  if (!from) return currentCoordinates;
  const target = boardStatuses[boardStatuses.indexOf(from) + step];
  const rect = target && droppableRects.get(target);
  return rect ? { x: rect.left + gutter, y: rect.top + gutter } : currentCoordinates;
};
const gutter = 12;

/** The same each time: with other options each card would be given other listeners. */
const mouse = { activationConstraint: { distance: activationPx } };
const touch = { activationConstraint: { delay: holdMs, tolerance: activationPx } };
const keyboard = { coordinateGetter: nextColumn };

export const useBoardSensors = () =>
  useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard));

/** The column under the pointer; for the keyboard, which has none, the one the card covers most. */
export const columnUnder: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args);

export const columnOf = (id: unknown): BoardStatus | null => (isColumn(id) ? id : null);
