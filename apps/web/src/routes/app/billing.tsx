import { AfterCheckout } from '#features/billing/after-checkout.tsx';
import { BillingContact } from '#features/billing/billing-contact.tsx';
import { InvoicesCard } from '#features/billing/invoices-card.tsx';
import { PlanCard } from '#features/billing/plan-card.tsx';
import { UsageCard } from '#features/billing/usage-card.tsx';
import { defineAddress, oneOf, typedText } from '#lib/address/address-state.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Billing');

const address = defineAddress({ checkout: typedText(40), next: typedText(2000), portal: oneOf(['done']) });

export default function BillingPage() {
  const mayPay = useMay('billing.manage');
  const [{ checkout, next, portal }] = useAddressState(address);
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
      <div className="grid gap-6">
        {checkout && <AfterCheckout plan={checkout} next={next || undefined} />}
        <PlanCard isFresh={portal === 'done'} />
        <UsageCard />
        {mayPay && <BillingContact />}
        {mayPay && <InvoicesCard />}
      </div>
    </div>
  );
}
