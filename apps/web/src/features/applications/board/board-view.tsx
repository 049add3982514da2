import {
  type ApplicationCard,
  type ApplicationStatus,
  boardStatuses,
} from '@candela/contract/applications/applications.schemas.ts';
import { countText } from '@candela/contract/kernel/count-limit.ts';
import { CheckSquare, X } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { IfMay } from '#components/if-may.tsx';
import { OpenScheduleDialog } from '#entities/interview/schedule-dialog.tsx';
import type { ScheduleSubject } from '#entities/interview/use-schedule-form.ts';
import { useNow } from '#lib/use-now.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ApplicationsParams, ChangeApplications } from '../applications-params.ts';
import { ApplicationsFailure, NoApplications } from '../load-states.tsx';
import { PlaceFilter } from '../place-filter.tsx';
import { Board } from './board.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { type BoardState, keyOf, withMoves } from './board-state.ts';
import { ColumnCvs } from './column-cvs.tsx';
import { followCard } from './follow-card.ts';
import { type Decision, MoveQuestions } from './move-questions.tsx';
import { isOutcome } from './outcomes.ts';
import { useBoard } from './use-board.ts';
import { type MoveRequest, useMoves } from './use-moves.ts';
import { useSelection } from './use-selection.ts';

export interface BoardViewProps {
  params: ApplicationsParams;
  change: ChangeApplications;
}

/** The filter stays while another company or job is loaded, and the keyboard on it; what belongs to the cards begins anew. */
export function BoardView({ params, change }: BoardViewProps) {
  const { companyId, jobId } = params;
  const place = `${companyId} ${jobId}`;
  const { query, loadMore } = useBoard({ companyId, jobId });
  const jobs = useLastKnown(query.data?.availableJobs);
  const selecting = useSelection(place);
  const [scheduling, setScheduling] = useState<ApplicationCard | null>(null);
  const showAll = () => change({ companyId: undefined, jobId: undefined });
  // Where there is no application at all there is nothing to choose from.
  const isBare = query.data && !companyId && !jobId && Object.values(query.data.counts).every((count) => count === 0);
  return (
    <>
      {isBare ? (
        <NoApplications />
      ) : (
        <div className="flex grow flex-col gap-4">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <PlaceFilter params={params} change={change} jobs={jobs ?? []} />
            <div className="flex flex-wrap items-center gap-2">
              {query.data && <Decided counts={query.data.counts} params={params} />}
              {(query.data || !query.error) && (
                <IfMay permission="application.move">
                  <Button
                    icon={<CheckSquare aria-hidden="true" className="size-4" />}
                    aria-pressed={selecting.selection !== null}
                    onClick={selecting.toggle}
                  >
                    Select
                  </Button>
                </IfMay>
              )}
            </div>
          </div>
          {query.data ? (
            <LoadedBoard
              key={place}
              board={query.data}
              params={params}
              change={change}
              selecting={selecting}
              loadMore={loadMore}
              onSchedule={setScheduling}
            />
          ) : query.error ? (
            <ApplicationsFailure query={query} onShowAll={showAll} />
          ) : (
            <BoardSkeleton />
          )}
        </div>
      )}
      {scheduling && <OpenScheduleDialog subject={subjectOf(scheduling)} onClose={() => setScheduling(null)} />}
    </>
  );
}

/** What was there last, while the next is on its way: a select without options would forget what is chosen. */
function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Hired and rejected have no column: their figures lead to the list. */
function Decided({
  counts,
  params: { companyId, jobId },
}: {
  counts: BoardState['counts'];
  params: ApplicationsParams;
}) {
  const to = (status: ApplicationStatus) => {
    const search = new URLSearchParams({
      view: 'list',
      status,
      ...(companyId && { companyId }),
      ...(jobId && { jobId }),
    });
    return `/dashboard/applications?${search}`;
  };
  return (
    <>
      <ButtonLink to={to('hired')} variant="ghost" size="sm" className="tabular max-lg:-ml-2.5">
        Hired {countText(counts.hired)}
      </ButtonLink>
      <ButtonLink to={to('rejected')} variant="ghost" size="sm" className="tabular">
        Rejected {countText(counts.rejected)}
      </ButtonLink>
    </>
  );
}

const hour = 60 * 60_000;

interface LoadedBoardProps extends BoardViewProps {
  board: BoardState;
  selecting: ReturnType<typeof useSelection>;
  loadMore: ReturnType<typeof useBoard>['loadMore'];
  onSchedule(card: ApplicationCard): void;
}

/** Moves that are asked about first, because a mail follows or a reason is wanted, and those that are made at once. */
function useAskedMoves(move: (request: MoveRequest) => void) {
  const [rejecting, setRejecting] = useState<readonly ApplicationCard[] | null>(null);
  const [deciding, setDeciding] = useState<Decision | null>(null);
  const moveAndFollow = useCallback(
    (request: MoveRequest) => {
      move(request);
      if (request.cards[0]) followCard(request.cards[0]);
    },
    [move],
  );
  const moveCards = useCallback(
    (cards: readonly ApplicationCard[], to: ApplicationStatus) => {
      if (to === 'rejected') setRejecting(cards);
      else if (isOutcome(to)) setDeciding({ cards, to });
      else moveAndFollow({ cards, to });
    },
    [moveAndFollow],
  );
  return {
    moveAndFollow,
    moveCards,
    rejecting,
    onRejecting: setRejecting,
    deciding,
    onDeciding: setDeciding,
  };
}

function LoadedBoard({ board, params, change, selecting, loadMore, onSchedule }: LoadedBoardProps) {
  // To the hour: cards say days, and need not be drawn four times a minute.
  const now = Math.floor(useNow().getTime() / hour) * hour;
  const { pending, failure, dismiss, move } = useMoves(board);
  const { moveAndFollow, moveCards, ...questions } = useAskedMoves(move);
  const shown = useMemo(() => withMoves(board, pending), [board, pending]);
  const [opened, setOpened] = useState<ApplicationCard | null>(null);
  const { selection, choose } = selecting;

  const moveOne = useCallback((card: ApplicationCard, to: ApplicationStatus) => moveCards([card], to), [moveCards]);

  const isEmpty = boardStatuses.every((status) => shown.counts[status] === 0);
  return (
    <>
      {failure && <MoveFailure text={failure} onDismiss={dismiss} />}
      {isEmpty ? (
        <NoApplications
          onShowAll={
            (params.companyId ?? params.jobId) ? () => change({ companyId: undefined, jobId: undefined }) : undefined
          }
        />
      ) : (
        <Board
          board={shown}
          now={now}
          selection={selection}
          onDrop={move}
          onMore={loadMore}
          onMove={moveOne}
          onSelect={choose}
          onOpenCv={setOpened}
          onSchedule={onSchedule}
        />
      )}
      <MoveQuestions selecting={selecting} {...questions} moveCards={moveCards} move={moveAndFollow} />
      <ColumnCvs
        card={opened}
        column={opened ? shown.board[currentStatus(shown, opened)] : []}
        onOpen={setOpened}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

const subjectOf = ({ jobId, jobTitle, candidateId, name, email }: ApplicationCard): ScheduleSubject => ({
  jobId,
  jobTitle,
  candidateId,
  candidateName: name,
  candidateEmail: email,
});

/** The column a card is in now; a colleague may have moved it since it was opened. */
const currentStatus = (board: BoardState, card: ApplicationCard): ApplicationStatus =>
  boardStatuses.find((status) => board.board[status].some((other) => keyOf(other) === keyOf(card))) ?? card.status;

function MoveFailure({ text, onDismiss }: { text: string; onDismiss(): void }) {
  return (
    <Alert
      tone="danger"
      action={
        <IconButton label="Dismiss" size="sm" className="-my-1" onClick={onDismiss}>
          <X />
        </IconButton>
      }
    >
      {text}
    </Alert>
  );
}
