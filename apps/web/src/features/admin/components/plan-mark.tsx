import type { OrganisationItem } from '@candela/contract/admin/admin-people.routes.ts';
import { Badge } from '#ui/badge.tsx';
import { paymentWords } from '../format.ts';

/** The plan, and a word where its payment needs one. */
export function PlanMark({
  organisation,
}: {
  organisation: Pick<OrganisationItem, 'planName' | 'subscriptionStatus' | 'hasActiveSubscription'>;
}) {
  const { planName, subscriptionStatus, hasActiveSubscription } = organisation;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {planName}
      {!hasActiveSubscription && (
        <Badge tone="warning">{subscriptionStatus === 'active' ? 'Lapsed' : paymentWords[subscriptionStatus]}</Badge>
      )}
    </span>
  );
}
