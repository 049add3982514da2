import { changeApplicationStatus } from '@candela/contract/applications/applications.routes.ts';
import type {
  ApplicationCard,
  ApplicationStatus,
  Rejection,
} from '@candela/contract/applications/applications.schemas.ts';
import { moveApplications } from '@candela/contract/applications/moves.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { type BoardState, isReflected, keyOf, type PendingMove } from './board-state.ts';
import { failureText, movedText, refusedText } from './move-words.ts';

export interface MoveRequest {
  cards: readonly ApplicationCard[];
  to: ApplicationStatus;
  rejection?: Rejection | undefined;
  /** Whether the candidates get the mail of the stage; absent leaves it to the stage. */
  mail?: boolean | undefined;
}

type Outcome = RouteOutput<typeof moveApplications>['data'];

/** One card goes the specification's way; several go together, in one transaction. */
async function send({ cards, to, rejection, mail }: MoveRequest): Promise<Outcome> {
  const [first] = cards;
  if (cards.length === 1 && first) {
    const { candidateId, jobId, version } = first;
    const body = { candidateId, jobId, status: to, version, rejection, mail };
    const { data } = await api.call(changeApplicationStatus, { body });
    return { moved: [{ ...data, from: first.status }], refused: [] };
  }
  const moves = cards.map(({ candidateId, jobId, version }) => ({ candidateId, jobId, version, status: to }));
  return (await api.call(moveApplications, { body: { moves, rejection, mail } })).data;
}

/**
 * A card may be moved again before the server has answered: the second move waits for the first, and names the version that
 * came of it. Otherwise it would be refused as if a colleague had come between.
 */
function useTurns() {
  const turns = useRef(new Map<string, Promise<Outcome | undefined>>());
  return async (request: MoveRequest): Promise<Outcome> => {
    const keys = request.cards.map(keyOf);
    const before = Promise.all(keys.map((key) => turns.current.get(key)));
    const sent = before.then((outcomes) => {
      const moved = outcomes.flatMap((outcome) => outcome?.moved ?? []);
      return send({ ...request, cards: request.cards.map((card) => asMoved(card, moved)) });
    });
    const settled = sent.catch(() => undefined);
    for (const key of keys) turns.current.set(key, settled);
    return sent;
  };
}

function asMoved(card: ApplicationCard, moved: Outcome['moved']): ApplicationCard {
  const last = moved.find((other) => keyOf(other) === keyOf(card) && other.version > card.version);
  return last ? { ...card, version: last.version, status: last.status } : card;
}

/** Takes back what was moved: the same call, each to where it came from. */
function useUndo(onFailure: (text: string) => void) {
  return useChange({
    change: async ({ moved }: Outcome) => {
      const moves = moved.map(({ candidateId, jobId, from, version }) => ({
        candidateId,
        jobId,
        version,
        status: from,
      }));
      // Back where it was, there is nothing to tell; what has not left is taken back.
      return (await api.call(moveApplications, { body: { moves, mail: false } })).data;
    },
    invalidates: staleAfter.application,
    onSuccess: ({ refused }) => {
      if (refused.length > 0) onFailure(refusedText(refused));
    },
    onError: (error) => onFailure(failureText(error)),
  });
}

type Pair = Pick<ApplicationCard, 'candidateId' | 'jobId'>;
type Pending = readonly PendingMove[];

const without = (cards: readonly Pair[]) => {
  const keys = new Set(cards.map(keyOf));
  return (moves: Pending): Pending => moves.filter(({ card }) => !keys.has(keyOf(card)));
};

/** A later move of the same card waits for an answer of its own. */
const agreed = (moved: Outcome['moved']) => {
  const answers = new Map(moved.map((answer) => [keyOf(answer), answer]));
  return (moves: Pending): Pending =>
    moves.map((move) => {
      const answer = answers.get(keyOf(move.card));
      return answer?.status === move.to ? { ...move, agreedVersion: answer.version } : move;
    });
};

/**
 * Moves cards: shown at once, taken back when the server refuses, and shown until its answers show them. What went wrong
 * is said until the next move.
 */
export function useMoves(board: BoardState | undefined) {
  const [pending, setPending] = useState<readonly PendingMove[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const undo = useUndo(setFailure);
  const inTurn = useTurns();

  const drop = (cards: readonly Pair[]) => setPending(without(cards));
  const agree = (moved: Outcome['moved']) => setPending(agreed(moved));

  const moving = useChange<MoveRequest, Outcome>({
    change: async (request) => {
      const outcome = await inTurn(request);
      agree(outcome.moved);
      drop(outcome.refused);
      return outcome;
    },
    invalidates: staleAfter.application,
    onSuccess: (outcome, { cards, to }) => {
      if (outcome.refused.length > 0) setFailure(refusedText(outcome.refused));
      const isOutOfSight = to === 'hired' || to === 'rejected';
      if (outcome.moved.length > 0 && (isOutOfSight || cards.length > 1)) {
        toast.success(movedText(outcome.moved, cards, to), {
          action: { label: 'Undo', onClick: () => undo.mutate(outcome) },
        });
      }
    },
    onError: (error, { cards }) => {
      drop(cards);
      setFailure(failureText(error));
    },
  });

  // What the server's answer shows needs no help any more.
  useEffect(() => {
    if (!board) return;
    setPending((moves) => {
      const open = moves.filter((move) => !isReflected(board, move));
      return open.length === moves.length ? moves : open;
    });
  }, [board]);

  const { mutate } = moving;
  const move = useCallback(
    (request: MoveRequest) => {
      const cards = request.cards.filter(({ status }) => status !== request.to);
      if (cards.length === 0) return;
      const added = cards.map((card) => ({ card, to: request.to, agreedVersion: null }));
      setFailure(null);
      setPending((moves) => [...without(cards)(moves), ...added]);
      mutate({ ...request, cards });
    },
    [mutate],
  );

  return { pending, failure, dismiss: () => setFailure(null), move };
}
