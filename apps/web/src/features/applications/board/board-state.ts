import {
  type ApplicationCard,
  type ApplicationStatus,
  applicationStatuses,
} from '@candela/contract/applications/applications.schemas.ts';
import type { getBoard, getBoardColumn } from '@candela/contract/applications/board.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';

/** The board as far as it is loaded: the server's answer, its columns possibly longer than what came first. */
export type BoardState = RouteOutput<typeof getBoard>;

export const keyOf = ({ candidateId, jobId }: { candidateId: string; jobId: string }): string =>
  `${candidateId} ${jobId}`;

/**
 * A newer answer brings the first cards of each column. What was loaded below them stays, as long as the last of the new
 * ones stood in the column before: otherwise there may be cards between that are not known.
 */
export function mergeFresh(old: BoardState | undefined, fresh: BoardState): BoardState {
  if (!old) return fresh;
  const known = new Set(Object.values(fresh.board).flat().map(keyOf));
  const merged = { ...fresh, board: { ...fresh.board }, next: { ...fresh.next } };
  for (const status of applicationStatuses) {
    const last = fresh.board[status].at(-1);
    const before = old.board[status];
    if (!last || fresh.next[status] === null || before.length <= fresh.board[status].length) continue;
    const place = before.findIndex((card) => keyOf(card) === keyOf(last) && card.version === last.version);
    if (place === -1) continue;
    const rest = before.slice(place + 1).filter((card) => !known.has(keyOf(card)));
    merged.board[status] = [...fresh.board[status], ...rest];
    merged.next[status] = old.next[status];
  }
  return merged;
}

export function appendCards(
  state: BoardState,
  status: ApplicationStatus,
  after: string,
  { cards, next }: RouteOutput<typeof getBoardColumn>,
): BoardState {
  // The column changed while the cards were on their way: they would not join.
  if (state.next[status] !== after) return state;
  const known = new Set(state.board[status].map(keyOf));
  const added = cards.filter((card) => !known.has(keyOf(card)));
  return {
    ...state,
    board: { ...state.board, [status]: [...state.board[status], ...added] },
    next: { ...state.next, [status]: next },
  };
}

/** A move that is shown before the server's answers show it. */
export interface PendingMove {
  card: ApplicationCard;
  to: ApplicationStatus;
  /** The version the server made of the card when it agreed; null until it has answered. */
  agreedVersion: number | null;
}

const findCard = (state: BoardState, key: string): ApplicationCard | undefined => {
  for (const status of applicationStatuses) {
    const found = state.board[status].find((card) => keyOf(card) === key);
    if (found) return found;
  }
  return undefined;
};

/**
 * Whether the board shows what came of a move: its word counts then, whatever it says. Until the move itself is answered
 * it never does: what is newer than the card may be an earlier move of our own, and the card would jump back.
 */
export function isReflected(state: BoardState, { card, agreedVersion }: PendingMove): boolean {
  if (agreedVersion === null) return false;
  const found = findCard(state, keyOf(card));
  return !found || found.version >= agreedVersion;
}

/** The board as it looks with the moves that are under way; each card goes to the top of its new column. */
export function withMoves(state: BoardState, moves: readonly PendingMove[]): BoardState {
  const open = moves.filter((move) => !isReflected(state, move));
  if (open.length === 0) return state;
  const moved = new Set(open.map(({ card }) => keyOf(card)));
  const board = { ...state.board };
  const counts = { ...state.counts };
  for (const status of applicationStatuses) {
    board[status] = state.board[status].filter((card) => !moved.has(keyOf(card)));
  }
  for (const { card, to, agreedVersion } of open) {
    const from = findCard(state, keyOf(card))?.status ?? card.status;
    board[to] = [{ ...card, status: to, version: agreedVersion ?? card.version }, ...board[to]];
    counts[from] -= 1;
    counts[to] += 1;
  }
  return { ...state, board, counts };
}
