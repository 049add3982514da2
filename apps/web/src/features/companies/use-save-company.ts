import { createCompany, updateCompany } from '@candela/contract/companies/companies.routes.ts';
import type { CreateCompanyInput, UpdateCompanyInput } from '@candela/contract/companies/companies.schemas.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { api } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';

/** What a plan allows is read again with every company that comes or changes, also where it is not shown now. */
const readPlanAgain = () => queryClient.refetchQueries({ queryKey: [getSubscription.id] });

export const useCreateCompany = () =>
  useChange({
    change: (body: CreateCompanyInput) => api.call(createCompany, { body }),
    invalidates: staleAfter.company,
    onSuccess: readPlanAgain,
  });

export const useUpdateCompany = (id: string) =>
  useChange({
    change: (body: UpdateCompanyInput) => api.call(updateCompany, { params: { id }, body }),
    invalidates: staleAfter.company,
    onSuccess: readPlanAgain,
  });
