import { setAccountSuspension, setOrganisationSuspension } from '@candela/contract/admin/admin-people.routes.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { staleAfter } from './stale-after.ts';

interface Suspension {
  isSuspended: boolean;
  reason?: string;
}

export const useOrganisationSuspension = (id: string) =>
  useChange({
    invalidates: staleAfter.account,
    change: (body: Suspension) => api.call(setOrganisationSuspension, { params: { id }, body }),
  });

export const useAccountSuspension = (id: string) =>
  useChange({
    invalidates: staleAfter.account,
    change: (body: Suspension) => api.call(setAccountSuspension, { params: { id }, body }),
  });
