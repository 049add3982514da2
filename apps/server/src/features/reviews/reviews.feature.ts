import { defineFeature } from '../../platform/manifest/feature.ts';
import { notificationsFeature } from '../notifications/notifications.feature.ts';
import { reviewsPersonal } from './reviews.personal.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { createReviewsService } from './reviews.service.ts';

export const reviewsFeature = defineFeature({
  name: 'reviews',
  personal: reviewsPersonal,
  build: ({ platform: { database, clock }, use }) => {
    const service = createReviewsService({ database, clock, notifications: use(notificationsFeature) });
    return { service, routes: reviewRoutes(service) };
  },
});
