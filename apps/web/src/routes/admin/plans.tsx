import { listAdminPlans } from '@candela/contract/admin/admin-console.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { PlanCard } from '#features/admin/components/plan-card.tsx';
import { PlanForm } from '#features/admin/components/plan-form.tsx';
import { defineAddress, typedText } from '#lib/address/address-state.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardOutline, LinesOutline, PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';

export const meta = appMeta('Plans');

export const handle: PageHandle = {
  outline: (
    <PageOutline phoneLines={2}>
      <PlansOutline />
    </PageOutline>
  ),
};

const address = defineAddress({ edit: typedText() });

export default function PlansPage() {
  const plans = useQuery(apiQuery(listAdminPlans));
  // One at a time, and in the address: a link leads to it and Back closes it.
  const [{ edit: edited }, change] = useAddressState(address);
  const [closed, setClosed] = useState<string | null>(null);
  const close = (name: string) => {
    setClosed(name);
    change({ edit: '' });
  };
  return (
    <>
      <PageHeader
        title="Plans"
        description="What is on sale. Lowering a limit removes nothing; it only stops customers adding more."
      />
      <QueryState query={plans} skeleton={<PlansOutline />}>
        {({ data }) => (
          <div className="grid gap-4">
            {data.length === 0 && (
              <Card flush>
                <EmptyState icon={<CreditCard />} title="No plans are on sale" />
              </Card>
            )}
            {data.map((plan) =>
              plan.name === edited ? (
                <PlanForm key={plan._id} plan={plan} onClose={() => close(plan.name)} />
              ) : (
                <PlanCard
                  key={plan._id}
                  plan={plan}
                  takesFocus={closed === plan.name}
                  onEdit={() => change({ edit: plan.name })}
                />
              ),
            )}
          </div>
        )}
      </QueryState>
    </>
  );
}

function PlansOutline() {
  return (
    <div role="status" aria-label="Loading the plans" className="grid gap-4">
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <CardOutline key={name} hasAction>
          <div className="grid gap-6 md:grid-cols-3">
            <LinesOutline lines={3} />
            <LinesOutline lines={4} />
            <LinesOutline lines={3} />
          </div>
        </CardOutline>
      ))}
    </div>
  );
}
