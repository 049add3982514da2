import { getSubscription, getUsage, listPlans } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

export const subscriptionRoutes = (subscriptions: SubscriptionsService): RouteBinding[] => [
  bind(getSubscription, async ({ principal }) => ({ data: await subscriptions.describe(principal) })),
  bind(getUsage, async ({ principal }) => ({ data: await subscriptions.usage(principal) })),
  bind(listPlans, async () => ({ data: await subscriptions.listPlans() })),
];
