import { z } from 'zod';
import type { BillingEvent } from './port.ts';

/** Of a Stripe event only what says whom it concerns; the local processor writes its events in the same form. */
const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string().min(1).max(200),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

const organisation = z.uuid();
const subscriptionName = z.string().min(1).max(200);
const metadata = z.object({ organisationId: organisation });

const subjects: readonly { prefix: string; schema: z.ZodType<NonNullable<BillingEvent['subject']>> }[] = [
  {
    prefix: 'checkout.session.',
    schema: z.object({ client_reference_id: organisation, subscription: subscriptionName }).transform((session) => ({
      organisationId: session.client_reference_id,
      subscriptionId: session.subscription,
    })),
  },
  {
    prefix: 'customer.subscription.',
    schema: z
      .object({ id: subscriptionName, metadata })
      .transform(({ id, metadata: { organisationId } }) => ({ organisationId, subscriptionId: id })),
  },
  {
    prefix: 'invoice.',
    schema: z
      .object({
        parent: z.object({ subscription_details: z.object({ subscription: subscriptionName, metadata }) }),
      })
      .transform(({ parent: { subscription_details: details } }) => ({
        organisationId: details.metadata.organisationId,
        subscriptionId: details.subscription,
      })),
  },
];

/** Null for what is no event at all. */
export function readEvent(text: string): BillingEvent | null {
  const parsed = eventSchema.safeParse(parse(text));
  if (!parsed.success) return null;
  const { id, type, data } = parsed.data;
  const known = subjects.find(({ prefix }) => type.startsWith(prefix));
  return { id, type, subject: known?.schema.safeParse(data.object).data ?? null };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
