import { toFailure } from '#components/form/server-errors.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { deviceZone } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { planInWords } from './plan-words.ts';
import { useOpenPortal, usePlan } from './use-billing.ts';

/** The plan as it stands, and for the parent the ways to change it. */
export function PlanCard({ isFresh }: { isFresh: boolean }) {
  const plan = usePlan(isFresh);
  const mayPay = useMay('billing.manage');
  return (
    <Card title="Plan">
      <QueryState query={plan} skeleton={<Skeleton className="h-16" />}>
        {({ data }) => {
          const words = planInWords(data, deviceZone());
          return (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
              <div className="grid gap-1">
                <p className="flex flex-wrap items-center gap-2 text-base/6 font-semibold">
                  {words.title}
                  <Badge tone={words.tone}>{words.badge}</Badge>
                </p>
                <p className="text-muted">{words.text}</p>
              </div>
              {mayPay && (
                <div className="flex flex-wrap gap-2">
                  {data.subscription.isManaged && data.subscription.status !== 'canceled' && <ManageBilling />}
                  <ButtonLink to="/pricing" reloadDocument variant="primary">
                    Upgrade plan
                  </ButtonLink>
                </div>
              )}
            </div>
          );
        }}
      </QueryState>
    </Card>
  );
}

function ManageBilling() {
  const portal = useOpenPortal();
  const open = async () => {
    try {
      await portal.mutateAsync();
    } catch (error) {
      toast.error(toFailure(error, 'The payment page cannot be opened at the moment.').message);
    }
  };
  return (
    <Button loading={portal.isPending} onClick={open}>
      Manage billing
    </Button>
  );
}
