import { safeNext } from '@candela/contract/auth/safe-next.ts';
import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Spinner } from '#ui/spinner.tsx';

const lookAgainMs = 1000;

/**
 * Back from the checkout. The plan counts once the processor has told the server, which takes a moment: until then the
 * plan is read again, and afterwards the recruiter goes on with what they were doing.
 */
export function AfterCheckout({ plan, next }: { plan: string; next: string | undefined }) {
  const navigate = useNavigate();
  const isThere = (name: string | undefined) => name === plan;
  const query = useQuery({
    ...apiQuery(getSubscription),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isThere(state.data?.data.subscription.subscriptionPlan.name) ? false : lookAgainMs,
  });
  const current = query.data?.data.subscription.subscriptionPlan;
  const isDone = isThere(current?.name);
  const goOn = useEffectEvent(async () => {
    toast.success(`You are now on the ${current?.displayName} plan`);
    await invalidate([getUsage]);
    navigate(safeNext(next) ?? '/billing', { replace: true });
  });
  useEffect(() => {
    if (isDone) void goOn();
  }, [isDone]);
  if (isDone) return null;
  return (
    <Alert tone="info" title="Thank you">
      <span className="flex items-center gap-2">
        <Spinner /> Your payment is being confirmed. This takes a few seconds.
      </span>
    </Alert>
  );
}
