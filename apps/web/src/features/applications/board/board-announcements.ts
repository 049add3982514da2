import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';
import { applicationWords } from '#entities/application/application-words.ts';
import { columnOf } from './board-sensors.ts';

const nameOf = (active: Active) => (active.data.current?.card as ApplicationCard | undefined)?.name ?? 'The card';
const placeOf = (over: Over | null) => {
  const status = columnOf(over?.id);
  return status && applicationWords[status].label;
};

/** What is said to those who hear the board. */
export const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${nameOf(active)}.`,
  onDragOver: ({ active, over }) =>
    placeOf(over) ? `${nameOf(active)} is over ${placeOf(over)}.` : `${nameOf(active)} is over no column.`,
  onDragEnd: ({ active, over }) =>
    placeOf(over) ? `${nameOf(active)} was moved to ${placeOf(over)}.` : `${nameOf(active)} was put back.`,
  onDragCancel: ({ active }) => `${nameOf(active)} was put back.`,
};

export const instructions: ScreenReaderInstructions = {
  draggable:
    'Press space to pick the card up, the left and right arrow keys to move it to another column, space again to put it down, or Escape to put it back.',
};
