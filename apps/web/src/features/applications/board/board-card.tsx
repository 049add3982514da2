import type { ApplicationCard } from '@candela/contract/applications/applications.schemas.ts';
import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { cn } from '#lib/class-names.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { keyOf } from './board-state.ts';
import { CardActions, type CardActionsProps } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardMenu, type CardMenuProps } from './card-menu.tsx';

export interface CardHandlers
  extends Pick<CardMenuProps, 'onMove' | 'onSelect'>,
    Pick<CardActionsProps, 'onOpenCv' | 'onSchedule'> {
  /** Keys pressed on the handle, and the focus leaving it. */
  onHandleKey(card: ApplicationCard, event: KeyboardEvent<HTMLElement>): void;
  onHandleBlur(): void;
}

export interface BoardCardProps extends CardHandlers {
  card: ApplicationCard;
  now: number;
  mayMove: boolean;
  /** It is on its way to another column, by pointer or by key. */
  isMoving: boolean;
  /** Null while nothing is being selected. */
  isSelected: boolean | null;
}

const frame = 'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-line bg-surface p-3';

/**
 * One application on the board: dragged by any part of it, or by the handle with the keyboard. All cards hear of each step
 * of a drag; only the frame is drawn anew for it.
 */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { isMoving, ...content } = props;
  const { card, mayMove, isSelected } = content;
  const { listeners, attributes, setNodeRef } = useDraggable({ id: keyOf(card), data: { card }, disabled: !mayMove });
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      data-card={keyOf(card)}
      aria-label={card.name}
      className={cn(
        frame,
        'touch-manipulation hover:border-line-strong/60',
        mayMove && 'cursor-grab',
        isMoving && 'opacity-40',
        isSelected && 'border-accent',
      )}
    >
      <CardContent {...content} instructionsId={attributes['aria-describedby']} />
    </article>
  );
});

interface CardContentProps extends Omit<BoardCardProps, 'isMoving'> {
  instructionsId: string;
}

const CardContent = memo(function CardContent(props: CardContentProps) {
  const { card, now, isSelected, mayMove, instructionsId, ...handlers } = props;
  return (
    <>
      <CardHead card={card} isSelected={isSelected} onSelect={handlers.onSelect} />
      <CardFacts card={card} now={now} />
      <footer className="flex items-end justify-between gap-1">
        <CardActions card={card} onOpenCv={handlers.onOpenCv} onSchedule={handlers.onSchedule} />
        <div className="ml-auto flex items-center">
          {mayMove && (
            <button
              type="button"
              data-handle
              onKeyDown={(event) => handlers.onHandleKey(card, event)}
              onBlur={handlers.onHandleBlur}
              aria-describedby={instructionsId}
              aria-label={`Move ${card.name} with the keyboard`}
              title="Space picks the card up, the arrow keys move it"
              className="touch relative inline-flex size-control-sm shrink-0 cursor-grab items-center justify-center rounded-md text-subtle hover:bg-hover hover:text-text"
            >
              <GripVertical aria-hidden="true" className="size-4" />
            </button>
          )}
          <CardMenu card={card} onMove={handlers.onMove} onSelect={handlers.onSelect} />
        </div>
      </footer>
    </>
  );
});

function CardHead({ card, isSelected, onSelect }: Pick<BoardCardProps, 'card' | 'isSelected' | 'onSelect'>) {
  return (
    <header className="flex items-start gap-2">
      {isSelected === null ? (
        <Avatar name={card.name} />
      ) : (
        <Checkbox
          label={`Select ${card.name}`}
          hideLabel
          checked={isSelected}
          onChange={() => onSelect(card)}
          className="p-1"
        />
      )}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <h3 className="font-medium wrap-break-word">{card.name || 'No name found'}</h3>
        <EmailText email={card.email} className="text-[13px]/5 text-muted" />
      </div>
    </header>
  );
}

/** The card under the pointer while it is dragged, with how many go with it. */
export function DraggedCard({ card, count, now }: { card: ApplicationCard; count: number; now: number }) {
  return (
    <div className={cn(frame, 'relative cursor-grabbing shadow-popover')}>
      <CardHead card={card} isSelected={null} onSelect={() => undefined} />
      <CardFacts card={card} now={now} />
      {count > 1 && (
        <span className="tabular absolute -top-2 -right-2 rounded-full bg-accent px-2 text-xs/5 font-semibold text-on-accent">
          {count}
        </span>
      )}
    </div>
  );
}
