import type { ApplicationCard, ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { lazy, Suspense } from 'react';
import { isOutcome } from './outcomes.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { useMoves } from './use-moves.ts';
import type { useSelection } from './use-selection.ts';

/** Loaded with the first question. */
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));
const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }));

export interface Decision {
  cards: readonly ApplicationCard[];
  to: ApplicationStatus;
}

export interface MoveQuestionsProps {
  selecting: ReturnType<typeof useSelection>;
  rejecting: readonly ApplicationCard[] | null;
  onRejecting(cards: readonly ApplicationCard[] | null): void;
  deciding: Decision | null;
  onDeciding(decision: Decision | null): void;
  moveCards(cards: readonly ApplicationCard[], to: ApplicationStatus): void;
  move: ReturnType<typeof useMoves>['move'];
}

const whoIn = (cards: readonly ApplicationCard[]) =>
  cards.length === 1 ? cards[0]?.name || 'this candidate' : `${cards.length} candidates`;

/** Where the chosen cards go, and what is asked before an outcome: why, and whether a mail follows. */
export function MoveQuestions(props: MoveQuestionsProps) {
  const { selecting, rejecting, onRejecting, deciding, onDeciding, moveCards, move } = props;
  const { selection, end } = selecting;
  return (
    <Suspense>
      {selection && (
        <SelectionBar
          count={selection.size}
          onEnd={end}
          onMove={(to) => {
            moveCards([...selection.values()], to);
            // Where something is asked first, the selection stays until it is answered.
            if (to !== 'rejected' && !isOutcome(to)) end();
          }}
        />
      )}
      {rejecting && (
        <RejectDialog
          who={whoIn(rejecting)}
          onClose={() => onRejecting(null)}
          applications={rejecting}
          onReject={(rejection, mail) => {
            move({ cards: rejecting, to: 'rejected', rejection, mail });
            onRejecting(null);
            end();
          }}
        />
      )}
      {deciding && (
        <MoveDialog
          who={whoIn(deciding.cards)}
          to={deciding.to}
          applications={deciding.cards}
          onClose={() => onDeciding(null)}
          onMove={(mail) => {
            move({ ...deciding, mail });
            onDeciding(null);
            end();
          }}
        />
      )}
    </Suspense>
  );
}
