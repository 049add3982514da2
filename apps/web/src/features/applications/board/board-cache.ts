import { applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { boardCards, getBoard } from '@candela/contract/applications/board.routes.ts';
import { z } from 'zod';
import { sessionStore } from '#lib/api/api.ts';
import type { BoardState } from './board-state.ts';

const storageKey = 'applicationsBoard';
const fiveMinutes = 5 * 60_000;

export interface BoardFilter {
  companyId?: string | undefined;
  jobId?: string | undefined;
}

const keptSchema = z.object({
  account: z.string(),
  filter: z.string(),
  at: z.number(),
  board: getBoard.response,
});

const nameOf = ({ companyId = '', jobId = '' }: BoardFilter) => `${companyId} ${jobId}`;

/** The board as it was last seen in this tab, for as long as it may be shown before the server is asked. */
export function readKeptBoard(filter: BoardFilter): { board: BoardState; at: number } | undefined {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    if (!kept.success || kept.data.account !== sessionStore.get()?.user.id) return undefined;
    const { at, board } = kept.data;
    const age = Date.now() - at;
    return kept.data.filter === nameOf(filter) && age >= 0 && age < fiveMinutes ? { board, at } : undefined;
  } catch {
    return undefined;
  }
}

/** The first cards of each column alone: a tab keeps no more than it would be sent. */
export function keepBoard(filter: BoardFilter, state: BoardState, at: number): void {
  const account = sessionStore.get()?.user.id;
  if (!account) return;
  const board = { ...state, board: { ...state.board } };
  for (const status of applicationStatuses) {
    if (state.board[status].length > boardCards) return;
    board.board[status] = state.board[status].slice(0, boardCards);
  }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ account, filter: nameOf(filter), at, board }));
  } catch {
    // Without storage, or with a full one, the board is asked for each time.
  }
}

// What one account saw is gone when it signs out or another one signs in.
sessionStore.onAccountChange(() => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There is nothing to remove where nothing can be kept.
  }
});
