import type { ApplicationCard, BoardStatus } from '@candela/contract/applications/applications.schemas.ts';
import { countText } from '@candela/contract/kernel/count-limit.ts';
import { useDroppable } from '@dnd-kit/core';
import { memo, useEffect, useMemo } from 'react';
import { applicationWords } from '#entities/application/application-words.ts';
import { cn } from '#lib/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { BoardCard, type CardHandlers } from './board-card.tsx';
import { keyOf } from './board-state.ts';
import { useItemsInSight } from './use-items-in-sight.ts';

export interface BoardColumnProps extends CardHandlers {
  status: BoardStatus;
  cards: readonly ApplicationCard[];
  count: number;
  /** Where the column goes on; null where these are all. */
  next: string | null;
  now: number;
  mayMove: boolean;
  /** Of the card that is being moved out of it: its place is kept however far the column scrolls. */
  movedKey: string | null;
  /** A card that is moved by key would come here. */
  isTarget: boolean;
  selection: ReadonlySet<string> | null;
  onMore(status: BoardStatus, after: string): void;
}

const usualHeight = 176;
const gap = 8;
/** The rest is asked for before the reader gets there. */
const askAhead = 15;

/** One stage: as many cards as there are, of which only those in sight are drawn. */
export const BoardColumn = memo(function BoardColumn({ count, isTarget, ...rest }: BoardColumnProps) {
  const { status } = rest;
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const titleId = `column-${status}`;
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={titleId}
      data-column={status}
      className={cn(
        'flex h-full min-h-0 min-w-49 flex-1 snap-start flex-col rounded-lg border bg-sunken max-md:min-w-[82vw] md:pointer-coarse:min-w-56',
        isOver || isTarget ? 'border-accent' : 'border-line',
      )}
    >
      <header className="flex items-center justify-between gap-2 px-3 py-2.5">
        <h2 id={titleId} className="text-sm/5 font-semibold">
          {applicationWords[status].label}
        </h2>
        <span className="tabular rounded-full bg-neutral-soft px-2 text-xs/5 text-neutral-text">
          {countText(count)}
          <span className="sr-only"> {count === 1 ? 'application' : 'applications'}</span>
        </span>
      </header>
      <ColumnCards {...rest} />
    </section>
  );
});

type ColumnCardsProps = Omit<BoardColumnProps, 'count' | 'isTarget'>;

const ColumnCards = memo(function ColumnCards(props: ColumnCardsProps) {
  const { status, cards, next, now, mayMove, movedKey, selection, onMore, ...handlers } = props;
  const keys = useMemo(() => cards.map(keyOf), [cards]);
  const { scroller, measure, items, totalHeight } = useItemsInSight({ keys, usualHeight, gap, keptKey: movedKey });
  const lastShown = items.at(-1)?.index ?? 0;
  // The place of the rest is drawn only then, too: it shimmers, and out of sight it would cost a picture of the board each time.
  const isNearEnd = next !== null && lastShown >= cards.length - askAhead;
  useEffect(() => {
    if (isNearEnd && next !== null) onMore(status, next);
  }, [isNearEnd, next, status, onMore]);

  return (
    <div ref={scroller} className="min-h-24 flex-1 overflow-y-auto rounded-b-lg px-2 pb-2">
      <div className="relative w-full" style={{ height: totalHeight }}>
        {items.map(({ index, key, start }) => {
          const card = cards[index];
          return (
            card && (
              <div
                key={key}
                ref={measure}
                data-key={key}
                className="absolute inset-x-0"
                // Not moved by a transform: a card for each of those is put together anew in every picture of the board.
                style={{ top: start }}
              >
                <BoardCard
                  card={card}
                  now={now}
                  mayMove={mayMove}
                  isMoving={key === movedKey}
                  isSelected={selection === null ? null : selection.has(keyOf(card))}
                  {...handlers}
                />
              </div>
            )
          );
        })}
      </div>
      {isNearEnd && <Skeleton className="mt-2 h-24" />}
    </div>
  );
});
