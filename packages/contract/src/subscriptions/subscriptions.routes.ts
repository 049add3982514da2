import { z } from 'zod';
import { dataResponse, idSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';

/** -1 means unlimited. */
export const unlimited = -1;
const limitSchema = z.number().int().min(unlimited);

export const limitsSchema = z.object({ companies: limitSchema, jobs: limitSchema, seats: limitSchema });
export type Limits = z.infer<typeof limitsSchema>;

export const planSchema = z.object({
  _id: idSchema,
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  /** Whole pounds. */
  price: z.object({ monthly: z.number(), yearly: z.number() }),
  limits: limitsSchema,
  features_display: z.array(z.string()),
});
export type Plan = z.infer<typeof planSchema>;

export const subscriptionSchema = z.object({
  hasActiveSubscription: z.boolean(),
  hasPaidSubscription: z.boolean(),
  limits: limitsSchema,
  subscription: z.object({
    status: z.enum(['free', 'active', 'past_due', 'canceled']),
    term: z.enum(['monthly', 'yearly']).nullable(),
    currentPeriodEnd: z.iso.datetime().nullable(),
    /** Cancelled, but paid for until the period ends. */
    endsAtPeriodEnd: z.boolean(),
    /** Nothing is charged before the period ends. */
    isTrial: z.boolean(),
    /** A payment failed: the plan counts until then. */
    graceUntil: z.iso.datetime().nullable(),
    /** Whether a processor keeps it, so that there is something to manage. */
    isManaged: z.boolean(),
    subscriptionPlan: planSchema.pick({ _id: true, name: true, displayName: true }),
  }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const usageSchema = z.object({
  seatsUsed: z.number().int(),
  jobs: z.number().int(),
  companies: z.number().int(),
  /** Of the file store, with what is reserved for files on their way. */
  storage: z.object({ usedMb: z.number().int(), limitMb: limitSchema }),
});
export type Usage = z.infer<typeof usageSchema>;

export const getSubscription = defineRoute({
  id: 'subscriptions.me',
  method: 'GET',
  path: '/api/subscriptions/me',
  summary: "The organisation's plan and whether it is active",
  access: may('subscription.read'),
  response: dataResponse(subscriptionSchema),
});

export const getUsage = defineRoute({
  id: 'subscriptions.usage',
  method: 'GET',
  path: '/api/subscriptions/usage',
  summary: 'How much of the plan is used',
  access: may('subscription.read'),
  response: dataResponse(usageSchema),
});

export const listPlans = defineRoute({
  id: 'subscriptions.plans',
  method: 'GET',
  path: '/api/subscriptions/plans',
  summary: 'The plans on sale',
  access: { kind: 'public' },
  cacheSeconds: 300,
  response: dataResponse(z.array(planSchema)),
});
