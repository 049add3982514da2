import { setAccountSuspension, setOrganisationSuspension } from '@candela/contract/admin/admin-people.routes.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

interface Suspension {
  isSuspended: boolean;
  reason?: string;
}

export const useOrganisationSuspension = (id: string) =>
  useMutation({
    mutationFn: (body: Suspension) => api.call(setOrganisationSuspension, { params: { id }, body }),
  });

export const useAccountSuspension = (id: string) =>
  useMutation({
    mutationFn: (body: Suspension) => api.call(setAccountSuspension, { params: { id }, body }),
  });
