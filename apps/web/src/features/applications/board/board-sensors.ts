import { type BoardStatus, boardStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** A drag begins here; a press that moves less is a click. */
const activationPx = 8;
/** On a screen that scrolls under the finger, holding a card still picks it up. */
const holdMs = 200;

/** The same each time: with other options each card would be given other listeners. */
const mouse = { activationConstraint: { distance: activationPx } };
const touch = { activationConstraint: { delay: holdMs, tolerance: activationPx } };

/** By pointer alone; what keys do is in `use-lifted-card.ts`. */
export const useBoardSensors = () => useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));

const isColumn = (id: unknown): id is BoardStatus => boardStatuses.some((status) => status === id);

export const columnOf = (id: unknown): BoardStatus | null => (isColumn(id) ? id : null);
