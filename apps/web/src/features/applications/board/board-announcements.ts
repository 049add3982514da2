import type { ApplicationCard, BoardStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { Active, Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { applicationWords } from '#entities/application/application-words.ts';
import { columnOf } from './board-sensors.ts';

const nameOf = (active: Active) => (active.data.current?.card as ApplicationCard | undefined)?.name ?? 'The card';

/** What is said to those who hear the board. */
export const spoken = {
  pickedUp: (name: string) => `Picked up ${name}.`,
  over: (name: string, column: BoardStatus | null) =>
    column ? `${name} is over ${applicationWords[column].label}.` : `${name} is over no column.`,
  put: (name: string, column: BoardStatus | null) =>
    column ? `${name} was moved to ${applicationWords[column].label}.` : `${name} was put back.`,
};

export const announcements: Announcements = {
  onDragStart: ({ active }) => spoken.pickedUp(nameOf(active)),
  onDragOver: ({ active, over }) => spoken.over(nameOf(active), columnOf(over?.id)),
  onDragEnd: ({ active, over }) => spoken.put(nameOf(active), columnOf(over?.id)),
  onDragCancel: ({ active }) => spoken.put(nameOf(active), null),
};

export const instructions: ScreenReaderInstructions = {
  draggable:
    'Press space to pick the card up, the left and right arrow keys to move it to another column, space again to put it down, or Escape to put it back.',
};
