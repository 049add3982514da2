import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { useIsParent } from '#lib/api/use-recruiter.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { UsageBar } from '#ui/usage-bar.tsx';

export function SeatSettings() {
  const isParent = useIsParent();
  const subscription = useQuery(apiQuery(getSubscription));
  const usage = useQuery(apiQuery(getUsage));
  return (
    <Card
      title="Team"
      actions={
        isParent && (
          <ButtonLink to="/billing" size="sm">
            Billing
          </ButtonLink>
        )
      }
    >
      <QueryState query={subscription} skeleton={<Skeleton className="h-8" />}>
        {({ data: plan }) => (
          <QueryState query={usage} skeleton={<Skeleton className="h-8" />}>
            {({ data: used }) => <UsageBar label="Team seats" used={used.seatsUsed} limit={plan.limits.seats} />}
          </QueryState>
        )}
      </QueryState>
    </Card>
  );
}
