import type { moveApplications } from '@candela/contract/applications/moves.routes.ts';
import { refusalTypes, usualRejectionReasons } from '@candela/contract/applications/moves.routes.ts';
import type { RouteOutput, RouteParsed } from '@candela/contract/kernel/route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { changeStatus, recordMove } from './applications.service.ts';
import { findReasons, storeReasons } from './rejection-reasons.repo.ts';

type Moves = RouteParsed<typeof moveApplications>['body'];
type Move = Moves['moves'][number];
type Outcome = RouteOutput<typeof moveApplications>['data'];

export interface MovesOptions {
  database: Database;
  clock: Clock;
  events: Events;
}

export function createMovesService({ database, clock, events }: MovesOptions) {
  const moveOne = async (tx: Tx, principal: RecruiterPrincipal, move: Move, shared: Omit<Moves, 'moves'>) => {
    const { organisationId, accountId } = principal;
    const { candidateId, jobId, status, version } = move;
    const now = clock.now();
    const change = { organisationId, candidateId, jobId, to: status, actorAccountId: accountId, now };
    const moved = await changeStatus(tx, events, { ...change, reason: 'moved by hand', basedOn: version, ...shared });
    await recordMove(tx, principal, { candidateId, jobId, from: moved.from, to: status, now });
    return { candidateId, jobId, ...moved };
  };

  return {
    /** All of them in one transaction; what cannot be moved stays and is named. */
    move: (principal: RecruiterPrincipal, { moves, ...shared }: Moves): Promise<Outcome> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const outcome: Outcome = { moved: [], refused: [] };
        // Everyone takes them in the same order: two who move the same cards never wait for each other in a circle.
        for (const move of inOneOrder(moves)) {
          try {
            outcome.moved.push(await moveOne(tx, principal, move, shared));
          } catch (error) {
            const type = refusalTypes.find((known) => error instanceof AppError && error.code === known);
            if (!type || !(error instanceof AppError)) throw error;
            outcome.refused.push({ candidateId: move.candidateId, jobId: move.jobId, type, message: error.message });
          }
        }
        return outcome;
      }),

    listReasons: (principal: RecruiterPrincipal): Promise<string[]> =>
      database.transaction(tenantScope(principal), async (tx) =>
        orUsual(await findReasons(tx, principal.organisationId)),
      ),

    setReasons: (principal: RecruiterPrincipal, reasons: readonly string[]): Promise<string[]> =>
      database.transaction(tenantScope(principal), async (tx) => {
        const chosen = [...new Set(reasons)];
        await storeReasons(tx, principal.organisationId, chosen);
        return orUsual(chosen);
      }),
  };
}

export type MovesService = ReturnType<typeof createMovesService>;

const orUsual = (reasons: readonly string[]): string[] => [...(reasons.length > 0 ? reasons : usualRejectionReasons)];

const inOneOrder = (moves: readonly Move[]): Move[] => {
  const placeOf = ({ jobId, candidateId }: Move) => `${jobId} ${candidateId}`;
  return [...moves].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
};
