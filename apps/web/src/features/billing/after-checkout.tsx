import { safeNext } from '@candela/contract/auth/safe-next.ts';
import { getSubscription, getUsage, type Subscription } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

const lookAgainMs = 1000;
/** Longer than processors take to tell. */
const patienceMs = 60_000;

/**
 * Back from the checkout. The plan counts once the processor has told the server, which takes a moment: until then the
 * plan is read again, and afterwards the recruiter goes on with what they were doing.
 */
export function AfterCheckout({ plan, next }: { plan: string; next: string | undefined }) {
  const navigate = useNavigate();
  const [since] = useState(() => Date.now());
  // A plan that has lapsed still has its name: paid for again, it is there once it is active.
  const isThere = (found: Subscription | undefined) =>
    found?.hasActiveSubscription === true && found.subscription.subscriptionPlan.name === plan;
  const query = useQuery({
    ...apiQuery(getSubscription),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isThere(state.data?.data) || state.dataUpdatedAt - since > patienceMs ? false : lookAgainMs,
  });
  const current = query.data?.data;
  const isDone = isThere(current);
  const goOn = useEffectEvent(async () => {
    toast.success(`You are now on the ${current?.subscription.subscriptionPlan.displayName} plan`);
    await invalidate([getUsage]);
    navigate(safeNext(next) ?? '/billing', { replace: true });
  });
  useEffect(() => {
    if (isDone) void goOn();
  }, [isDone]);
  if (isDone) return null;
  if (query.dataUpdatedAt - since > patienceMs) {
    return (
      <Alert
        tone="warning"
        title="Your payment is not confirmed yet"
        action={
          <Button size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
            Look again
          </Button>
        }
      >
        This takes longer than usual. Your plan changes as soon as it is; please do not pay again.
      </Alert>
    );
  }
  return (
    <Alert tone="info" title="Thank you">
      <span className="flex items-center gap-2">
        <Spinner /> Your payment is being confirmed. This takes a few seconds.
      </span>
    </Alert>
  );
}
