import { saveLocalInvoice, saveLocalSubscription } from '../features/billing/local-billing.repo.ts';
import { after, days } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';

const yearlyScale = 149_000;

/** The demo organisation has paid for a year through the local processor, which keeps its subscription and invoices. */
export async function seedBilling(tx: Tx, organisationId: string, now: Date): Promise<void> {
  const [startedAt, periodEnd] = [after(now, -days(490)), after(now, days(240))];
  const id = 'local_demo';
  await saveLocalSubscription(tx, {
    id,
    organisationId,
    plan: 'scale',
    term: 'yearly',
    status: 'active',
    startedAt,
    periodEnd,
    endsAtPeriodEnd: false,
    isTrial: false,
  });
  for (const [number, daysAgo] of [['L-0001', 490] as const, ['L-0002', 125] as const]) {
    await saveLocalInvoice(tx, {
      id: crypto.randomUUID(),
      organisationId,
      number,
      issuedAt: after(now, -days(daysAgo)),
      description: 'Candela Scale, yearly',
      pence: yearlyScale,
      status: 'paid',
    });
  }
  await tx
    .updateTable('subscriptions')
    .set((eb) => ({
      plan_id: eb.selectFrom('plans').select('id').where('name', '=', 'scale'),
      status: 'active',
      term: 'yearly',
      current_period_end: periodEnd,
      customer_id: `local_${organisationId}`,
      processor_subscription_id: id,
      started_at: startedAt,
    }))
    .where('organisation_id', '=', organisationId)
    .execute();
}
