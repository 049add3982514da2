import type { LiveMessage } from '@candela/contract/live/live.routes.ts';
import type { CandidatePrincipal, RecruiterPrincipal } from '../../platform/sessions/principal.ts';
import type { LiveEvent } from './live.repo.ts';

export type LiveCaller = RecruiterPrincipal | CandidatePrincipal;

/** Whose lines hear of the same events: those of a team, or those of one candidate, whom many organisations tell. */
export const roomOf = (caller: LiveCaller): string =>
  caller.role === 'recruiter' ? caller.organisationId : caller.accountId;

/** Whether a caller is still whom a line was opened for; one in another role or another team has to open their own. */
export const isSameCaller = (before: LiveCaller, now: LiveCaller): boolean =>
  roomOf(before) === roomOf(now) && teamRoleOf(before) === teamRoleOf(now);

const teamRoleOf = (caller: LiveCaller) => (caller.role === 'recruiter' ? caller.teamRole : null);

export interface LiveReader {
  /** Everything after an event, or nothing when none is named. */
  eventsAfter(room: string, afterId: number | undefined): Promise<LiveEvent[]>;
  /** The newest event after which none with a lower number can appear any more, or 0. */
  settledId(room: string): Promise<number>;
  /** What of these events a caller hears of, with where they go on should they be cut off. */
  messagesFor(caller: LiveCaller, events: readonly LiveEvent[], settledId: number): Promise<LiveMessage[]>;
}
