import type { LocalBillingStore, LocalInvoice, LocalSubscription } from '@candela/integrations/billing/local-store.ts';
import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { LocalInvoices, LocalSubscriptions } from '../../platform/database/schema.ts';
import { organisationScope } from '../../platform/database/scope.ts';

/** The local processor's memory, in the database; each question under the scope of the organisation it names. */
export function createLocalBillingStore(database: Database): LocalBillingStore {
  const under = <T>(organisationId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    database.transaction(organisationScope(organisationId), work);
  return {
    findSubscription: (organisationId, id) =>
      under(organisationId, async (tx) => {
        const row = await subscriptionsOf(tx, organisationId).where('id', '=', id).executeTakeFirst();
        return row ? toSubscription(row) : null;
      }),
    findLive: (organisationId) =>
      under(organisationId, async (tx) => {
        const row = await subscriptionsOf(tx, organisationId).where('status', '!=', 'ended').executeTakeFirst();
        return row ? toSubscription(row) : null;
      }),
    saveSubscription: (subscription) =>
      under(subscription.organisationId, (tx) => saveLocalSubscription(tx, subscription)),
    saveInvoice: (invoice) => under(invoice.organisationId, (tx) => saveLocalInvoice(tx, invoice)),
    listInvoices: (organisationId) =>
      under(organisationId, async (tx) => {
        const rows = await tx
          .selectFrom('local_invoices')
          .selectAll()
          .where('organisation_id', '=', organisationId)
          .orderBy('issued_at', 'desc')
          .limit(100)
          .execute();
        return rows.map(toInvoice);
      }),
  };
}

const subscriptionsOf = (tx: Tx, organisationId: string) =>
  tx
    .selectFrom('local_subscriptions')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('started_at', 'desc')
    .limit(1);

export async function saveLocalSubscription(tx: Tx, subscription: LocalSubscription): Promise<void> {
  const values = {
    organisation_id: subscription.organisationId,
    plan: subscription.plan,
    term: subscription.term,
    status: subscription.status,
    started_at: subscription.startedAt,
    period_end: subscription.periodEnd,
    ends_at_period_end: subscription.endsAtPeriodEnd,
    is_trial: subscription.isTrial,
  };
  await tx
    .insertInto('local_subscriptions')
    .values({ id: subscription.id, ...values })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'id']).doUpdateSet(values))
    .execute();
}

export async function saveLocalInvoice(tx: Tx, invoice: LocalInvoice): Promise<void> {
  await tx
    .insertInto('local_invoices')
    .values({
      id: invoice.id,
      organisation_id: invoice.organisationId,
      number: invoice.number,
      issued_at: invoice.issuedAt,
      description: invoice.description,
      pence: invoice.pence,
      status: invoice.status,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'id']).doUpdateSet({ status: invoice.status }))
    .execute();
}

const toSubscription = (row: Selectable<LocalSubscriptions>): LocalSubscription => ({
  id: row.id,
  organisationId: row.organisation_id,
  plan: row.plan,
  term: row.term as LocalSubscription['term'],
  status: row.status as LocalSubscription['status'],
  startedAt: row.started_at,
  periodEnd: row.period_end,
  endsAtPeriodEnd: row.ends_at_period_end,
  isTrial: row.is_trial,
});

const toInvoice = (row: Selectable<LocalInvoices>): LocalInvoice => ({
  id: row.id,
  organisationId: row.organisation_id,
  number: row.number,
  issuedAt: row.issued_at,
  description: row.description,
  pence: row.pence,
  status: row.status as LocalInvoice['status'],
});
