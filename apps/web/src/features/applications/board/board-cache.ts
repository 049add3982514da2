import { applicationStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { boardCards } from '@candela/contract/applications/board.routes.ts';
import { sessionStore } from '#lib/api/api.ts';
import { keepAnswer, readKeptAnswer } from '#lib/api/kept-answer.ts';
import type { BoardState } from './board-state.ts';

const storageKey = 'applicationsBoard';
const fiveMinutes = 5 * 60_000;

export interface BoardFilter {
  companyId?: string | undefined;
  jobId?: string | undefined;
}

interface KeptBoard {
  account: string;
  filter: string;
  board: BoardState;
}

const nameOf = ({ companyId = '', jobId = '' }: BoardFilter) => `${companyId} ${jobId}`;

/** The board as it was last seen in this tab, for as long as it may be shown before the server is asked. */
export function readKeptBoard(filter: BoardFilter): { board: BoardState; at: number } | undefined {
  const kept = readKeptAnswer<KeptBoard>(storageKey);
  if (kept?.value.account !== sessionStore.get()?.user.id || kept?.value.filter !== nameOf(filter)) return undefined;
  const age = Date.now() - kept.at;
  return age >= 0 && age < fiveMinutes ? { board: kept.value.board, at: kept.at } : undefined;
}

/** The first cards of each column alone: a tab keeps no more than it would be sent. */
export function keepBoard(filter: BoardFilter, state: BoardState, at: number): void {
  const account = sessionStore.get()?.user.id;
  if (!account || applicationStatuses.some((status) => state.board[status].length > boardCards)) return;
  keepAnswer<KeptBoard>(storageKey, { account, filter: nameOf(filter), board: state }, at);
}

// What one account saw is gone when it signs out or another one signs in.
sessionStore.onAccountChange(() => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There is nothing to remove where nothing can be kept.
  }
});
