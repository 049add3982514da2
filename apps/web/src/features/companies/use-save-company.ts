import { createCompany, updateCompany } from '@candela/contract/companies/companies.routes.ts';
import type { CreateCompanyInput, UpdateCompanyInput } from '@candela/contract/companies/companies.schemas.ts';
import { getSubscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';

/** What a plan allows is read again with every company that comes or changes, wherever it is shown next. */
function useSubscriptionRefetch() {
  const queryClient = useQueryClient();
  return () => queryClient.refetchQueries({ queryKey: [getSubscription.id] });
}

export function useCreateCompany() {
  const refetchSubscription = useSubscriptionRefetch();
  return useMutation({
    mutationFn: (body: CreateCompanyInput) => api.call(createCompany, { body }),
    onSuccess: refetchSubscription,
  });
}

export function useUpdateCompany(id: string) {
  const refetchSubscription = useSubscriptionRefetch();
  return useMutation({
    mutationFn: (body: UpdateCompanyInput) => api.call(updateCompany, { params: { id }, body }),
    onSuccess: refetchSubscription,
  });
}
