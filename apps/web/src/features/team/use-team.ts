import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import {
  changeMemberRole,
  inviteTeammate,
  listInvites,
  listTeam,
  removeMember,
  resendInvite,
  revokeInvite,
} from '@candela/contract/team/team.routes.ts';
import type { InviteInput, InviteRole, RemoveMemberInput } from '@candela/contract/team/team.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useOnce } from '#lib/use-once.ts';

/** Lists and seats are read again after every change of the team. */
const stale = [listTeam, listInvites, getUsage, getSubscription];

/** Whether invites and teammates have come: shown together, so that neither pushes the other one down. */
export function useAreTeamListsKnown(): boolean {
  const queries = [useQuery(apiQuery(listInvites)), useQuery(apiQuery(listTeam))];
  return useOnce(!queries.some(({ isLoading }) => isLoading));
}

export const useInvite = () =>
  useChange({ change: (body: InviteInput) => api.call(inviteTeammate, { body }), invalidates: stale });

export const useResend = () =>
  useChange({ change: (id: string) => api.call(resendInvite, { params: { id } }), invalidates: stale });

export const useRevoke = () =>
  useChange({ change: (id: string) => api.call(revokeInvite, { params: { id } }), invalidates: stale });

export const useRemoveMember = (userId: string) =>
  useChange({
    change: (body: RemoveMemberInput) => api.call(removeMember, { params: { userId }, body }),
    invalidates: stale,
  });

export const useChangeRole = (userId: string) =>
  useChange({
    change: (role: InviteRole) => api.call(changeMemberRole, { params: { userId }, body: { role } }),
    invalidates: stale,
  });

export interface Seats {
  used: number;
  /** -1 means that there is no limit. */
  limit: number;
}

/** How many seats are taken; undefined until both answers are there. */
export function useSeats(): { seats: Seats | undefined; error: Error | null; isFull: boolean; hasLapsed: boolean } {
  const subscription = useQuery(apiQuery(getSubscription));
  const usage = useQuery(apiQuery(getUsage));
  const used = usage.data?.data.seatsUsed;
  const limit = subscription.data?.data.limits.seats;
  const seats = used !== undefined && limit !== undefined ? { used, limit } : undefined;
  return {
    seats,
    error: subscription.error ?? usage.error,
    isFull: seats !== undefined && seats.limit >= 0 && seats.used >= seats.limit,
    hasLapsed: subscription.data?.data.hasActiveSubscription === false,
  };
}
