import { defineFeature } from '../../platform/manifest/feature.ts';
import { subscriptionRoutes } from './subscriptions.routes.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';

export const subscriptionsFeature = defineFeature({
  name: 'subscriptions',
  build: ({ platform: { database, clock } }) => {
    const service = createSubscriptionsService(database, clock);
    return { service, routes: subscriptionRoutes(service) };
  },
});
