import { listInvoices, openPortal } from '@candela/contract/billing/billing.routes.ts';
import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';

const lookAgainMs = 2000;
const mostLooks = 15;

/** Back from the processor's pages, the plan may change in the next moments: then it is read again a few times. */
export const usePlan = (isFresh = false) =>
  useQuery({
    ...apiQuery(getSubscription),
    ...(isFresh && { staleTime: 0 }),
    refetchInterval: ({ state }) => (isFresh && state.dataUpdateCount < mostLooks ? lookAgainMs : false),
  });
export const useUsage = () => useQuery(apiQuery(getUsage));
export const useInvoices = () => useQuery(apiQuery(listInvoices));

/** Leaves the product for the processor's own pages. */
export const useOpenPortal = () =>
  useChange({
    change: () => api.call(openPortal),
    invalidates: [],
    onSuccess: ({ url }) => window.location.assign(url),
  });
