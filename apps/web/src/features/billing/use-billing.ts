import { listInvoices, openPortal } from '@candela/contract/billing/billing.routes.ts';
import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';

export const usePlan = () => useQuery(apiQuery(getSubscription));
export const useUsage = () => useQuery(apiQuery(getUsage));
export const useInvoices = () => useQuery(apiQuery(listInvoices));

/** Leaves the product for the processor's own pages. */
export const useOpenPortal = () =>
  useChange({
    change: () => api.call(openPortal),
    invalidates: [],
    onSuccess: ({ url }) => window.location.assign(url),
  });
