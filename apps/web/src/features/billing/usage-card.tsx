import type { Limits, Usage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { UsageBar } from '#ui/usage-bar.tsx';
import { usePlan, useUsage } from './use-billing.ts';

const skeleton = <Skeleton className="h-28" />;

/** What of the plan is used; for every recruiter, because everyone meets the limits. */
export function UsageCard() {
  const plan = usePlan();
  const usage = useUsage();
  return (
    <Card title="Usage">
      <QueryState query={plan} skeleton={skeleton}>
        {({ data: { limits } }) => (
          <QueryState query={usage} skeleton={skeleton}>
            {({ data }) => <UsageBars limits={limits} usage={data} />}
          </QueryState>
        )}
      </QueryState>
    </Card>
  );
}

function UsageBars({ limits, usage }: { limits: Limits; usage: Usage }) {
  const rows = [
    { label: 'Team members', used: usage.seatsUsed, limit: limits.seats },
    { label: 'Active Jobs', used: usage.jobs, limit: limits.jobs },
    { label: 'Companies', used: usage.companies, limit: limits.companies },
  ];
  const isOver = rows.some(({ used, limit }) => limit >= 0 && used > limit);
  return (
    <div className="grid gap-5">
      {isOver && (
        <Alert tone="warning">
          You use more than your plan allows. Nothing is removed; adding more is held back until you are within your
          plan.
        </Alert>
      )}
      {rows.map((row) => (
        <UsageBar key={row.label} {...row} />
      ))}
    </div>
  );
}
