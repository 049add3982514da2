import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent, pointerWithin } from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { announcements, instructions } from './board-announcements.ts';
import { DraggedCard } from './board-card.tsx';
import { BoardColumns, type BoardColumnsProps } from './board-columns.tsx';
import { columnOf, useBoardSensors } from './board-sensors.ts';
import { keyOf } from './board-state.ts';

export interface BoardProps extends Omit<BoardColumnsProps, 'dragged' | 'chosen' | 'goingWith'> {
  /** The cards that are chosen; null while nothing is being selected. */
  selection: ReadonlyMap<string, ApplicationCard> | null;
}

/** On a phone a card reaches far over the edge, and the board comes along the faster for it: slow enough to stop it at a column. */
const scrolling = { acceleration: 0.2 };

const cardOf = ({ active }: Pick<DragStartEvent, 'active'>) => (active.data.current?.card as ApplicationCard) ?? null;

/** The columns, and the card that a pointer drags from one to another. */
export function Board({ selection, ...rest }: BoardProps) {
  const { now, onDrop } = rest;
  const sensors = useBoardSensors();
  const [dragged, setDragged] = useState<ApplicationCard | null>(null);
  const chosen = useMemo(() => selection && new Set(selection.keys()), [selection]);
  /** A chosen card takes the other chosen ones with it. */
  const goingWith = (card: ApplicationCard) => (selection?.has(keyOf(card)) ? [...selection.values()] : [card]);

  const drop = (event: DragEndEvent) => {
    setDragged(null);
    const to = columnOf(event.over?.id);
    const card = cardOf(event);
    if (to && card) onDrop({ cards: goingWith(card), to });
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      autoScroll={scrolling}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={(event) => setDragged(cardOf(event))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <BoardColumns dragged={dragged} chosen={chosen} goingWith={goingWith} {...rest} />
      <DragOverlay dropAnimation={null}>
        {dragged && <DraggedCard card={dragged} count={goingWith(dragged).length} now={now} />}
      </DragOverlay>
    </DndContext>
  );
}
