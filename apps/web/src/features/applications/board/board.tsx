import { type ApplicationCard, boardStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { useMay } from '#lib/api/use-recruiter.ts';
import { announcements, instructions } from './board-announcements.ts';
import { type CardHandlers, DraggedCard } from './board-card.tsx';
import { BoardColumn, type BoardColumnProps } from './board-column.tsx';
import { columnOf, columnUnder, useBoardSensors } from './board-sensors.ts';
import { type BoardState, keyOf } from './board-state.ts';
import type { MoveRequest } from './use-moves.ts';

export interface BoardProps extends CardHandlers {
  board: BoardState;
  now: number;
  /** The cards that are chosen; null while nothing is being selected. */
  selection: ReadonlyMap<string, ApplicationCard> | null;
  onDrop(request: MoveRequest): void;
  onMore: BoardColumnProps['onMore'];
}

/** On a phone a card reaches far over the edge, and the board comes along the faster for it: slow enough to stop it at a column. */
const scrolling = { acceleration: 0.2 };

const cardOf = ({ active }: Pick<DragStartEvent, 'active'>) => (active.data.current?.card as ApplicationCard) ?? null;

/** The five columns, and the card that is on its way from one to another. */
export function Board({ board, now, selection, onDrop, onMore, ...handlers }: BoardProps) {
  const sensors = useBoardSensors();
  const mayMove = useMay('application.move');
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
      collisionDetection={columnUnder}
      autoScroll={scrolling}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={(event) => setDragged(cardOf(event))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <div className="relative flex h-[calc(100dvh-15rem)] min-h-96 snap-x snap-proximity gap-3 overflow-x-auto pb-2">
        {boardStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            cards={board.board[status]}
            count={board.counts[status]}
            next={board.next[status]}
            now={now}
            mayMove={mayMove}
            draggedKey={dragged?.status === status ? keyOf(dragged) : null}
            selection={chosen}
            onMore={onMore}
            {...handlers}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && <DraggedCard card={dragged} count={goingWith(dragged).length} now={now} />}
      </DragOverlay>
    </DndContext>
  );
}
