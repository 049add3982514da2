import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { UsageBar } from '#ui/usage-bar.tsx';

/** What the organisation pays for, and how much of it is used. */
export function PlanCard() {
  const mayPay = useMay('billing.manage');
  const subscription = useQuery(apiQuery(getSubscription));
  const usage = useQuery(apiQuery(getUsage));
  return (
    <Card title="Your plan" footer={mayPay && <PlanLinks />}>
      <QueryState query={subscription} skeleton={<PlanSkeleton />}>
        {({ data: plan }) => (
          <div className="grid gap-5">
            <div className="flex items-center gap-3">
              <span className="text-xl/7 font-semibold tracking-tight">
                {plan.subscription.subscriptionPlan.displayName}
              </span>
              <Badge tone={plan.hasActiveSubscription ? 'success' : 'warning'}>
                {plan.hasActiveSubscription ? 'Active' : 'Inactive'}
              </Badge>
            </div>
            <QueryState query={usage} skeleton={<Skeleton className="h-32" />}>
              {({ data: used }) => (
                <div className="grid gap-4">
                  <UsageBar label="Companies" used={used.companies} limit={plan.limits.companies} />
                  <UsageBar label="Active jobs" used={used.jobs} limit={plan.limits.jobs} />
                  <UsageBar label="Team members" used={used.seatsUsed} limit={plan.limits.seats} />
                </div>
              )}
            </QueryState>
          </div>
        )}
      </QueryState>
    </Card>
  );
}

function PlanLinks() {
  return (
    <div className="flex gap-1">
      <ButtonLink to="/billing" variant="ghost" size="sm" className="-ml-2.5">
        Billing
      </ButtonLink>
      <ButtonLink to="/pricing" variant="ghost" size="sm">
        Compare plans
      </ButtonLink>
    </div>
  );
}

function PlanSkeleton() {
  return (
    <div role="status" aria-label="Loading your plan" className="grid gap-5">
      <Skeleton className="h-7 w-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
