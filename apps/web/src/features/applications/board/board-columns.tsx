import { type ApplicationCard, boardStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { type CardHandlers, DraggedCard } from './board-card.tsx';
import { BoardColumn, type BoardColumnProps } from './board-column.tsx';
import { type BoardState, keyOf } from './board-state.ts';
import { followCard } from './follow-card.ts';
import { type LiftedCard, useLiftedCard } from './use-lifted-card.ts';
import type { MoveRequest } from './use-moves.ts';

export interface BoardColumnsProps extends Omit<CardHandlers, 'onHandleKey' | 'onHandleBlur'> {
  board: BoardState;
  now: number;
  /** The card that a pointer drags. */
  dragged: ApplicationCard | null;
  /** The keys of the cards that are chosen; null while nothing is being selected. */
  chosen: ReadonlySet<string> | null;
  /** A card, and those that go with it. */
  goingWith(card: ApplicationCard): readonly ApplicationCard[];
  onDrop(request: MoveRequest): void;
  onMore: BoardColumnProps['onMore'];
}

/** The five columns, and the card that is moved from one to another by key. */
export function BoardColumns(props: BoardColumnsProps) {
  const { board, now, dragged, chosen, goingWith, onDrop, onMore, ...handlers } = props;
  const mayMove = useMay('application.move');
  const { said, onHandleKey, onHandleBlur, ...moving } = useLiftedCard((card, to) => {
    onDrop({ cards: goingWith(card), to });
    followCard(card, 'handle');
  });
  const lifted = moving.lifted && stillThere(board, moving.lifted);
  const moved = dragged ?? lifted?.card;

  return (
    <>
      <div className="relative flex min-h-72 shrink-0 grow basis-0 snap-x snap-proximity gap-3 overflow-x-auto pb-2">
        {boardStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            cards={board.board[status]}
            count={board.counts[status]}
            next={board.next[status]}
            now={now}
            mayMove={mayMove}
            movedKey={moved?.status === status ? keyOf(moved) : null}
            isTarget={lifted?.over === status}
            selection={chosen}
            onMore={onMore}
            onHandleKey={onHandleKey}
            onHandleBlur={onHandleBlur}
            {...handlers}
          />
        ))}
      </div>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      {lifted && <InTheAir lifted={lifted} count={goingWith(lifted.card).length} now={now} />}
    </>
  );
}

/** A colleague may have moved the card meanwhile: then it is no longer here to be moved. */
const stillThere = (board: BoardState, lifted: LiftedCard): LiftedCard | null =>
  board.board[lifted.card.status].some((card) => keyOf(card) === keyOf(lifted.card)) ? lifted : null;

function InTheAir({ lifted, count, now }: { lifted: LiftedCard; count: number; now: number }) {
  const { card, place, shift } = lifted;
  return (
    <div
      className="pointer-events-none fixed z-50 transition-transform duration-150 ease-out"
      style={{ ...place, transform: `translate(${shift.x}px, ${shift.y}px)` }}
    >
      <DraggedCard card={card} count={count} now={now} />
    </div>
  );
}
