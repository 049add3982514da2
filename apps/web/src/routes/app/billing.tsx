import { AfterCheckout } from '#features/billing/after-checkout.tsx';
import { BillingContact } from '#features/billing/billing-contact.tsx';
import { BillingOutline } from '#features/billing/billing-outline.tsx';
import { InvoicesCard } from '#features/billing/invoices-card.tsx';
import { PlanCard } from '#features/billing/plan-card.tsx';
import { UsageCard } from '#features/billing/usage-card.tsx';
import { usePlan, useUsage } from '#features/billing/use-billing.ts';
import { defineAddress, oneOf, typedText } from '#lib/address/address-state.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { useOnce } from '#lib/use-once.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Billing');

export const handle: PageHandle = {
  outline: (
    <PageOutline className="max-w-3xl">
      <BillingOutline />
    </PageOutline>
  ),
};

const address = defineAddress({ checkout: typedText(40), next: typedText(2000), portal: oneOf(['done']) });

export default function BillingPage() {
  const mayPay = useMay('billing.manage');
  const [{ checkout, next, portal }] = useAddressState(address);
  const queries = [usePlan(portal === 'done'), useUsage()];
  // The plan comes first and takes the place it needs: what follows waits, so as not to jump.
  const areKnown = useOnce(!queries.some((query) => query.isPending));
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Billing"
        description={
          mayPay
            ? 'Your plan, what it allows and what you use.'
            : 'The plan and what is used of it. Only the parent of your organisation can change it.'
        }
      />
      {!areKnown ? (
        <BillingOutline />
      ) : (
        <div className="grid gap-6">
          {checkout && <AfterCheckout plan={checkout} next={next || undefined} />}
          <PlanCard isFresh={portal === 'done'} />
          <UsageCard />
          {mayPay && <BillingContact />}
          {mayPay && <InvoicesCard />}
        </div>
      )}
    </div>
  );
}
