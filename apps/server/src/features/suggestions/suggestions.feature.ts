import { defineFeature } from '../../platform/manifest/feature.ts';
import { notificationsFeature } from '../notifications/notifications.feature.ts';
import { scoringFeature } from '../scoring/scoring.feature.ts';
import { suggestionsPersonal } from './suggestions.personal.ts';
import { suggestionRoutes } from './suggestions.routes.ts';
import { createSuggestionsService } from './suggestions.service.ts';

export const suggestionsFeature = defineFeature({
  name: 'suggestions',
  personal: suggestionsPersonal,
  build: ({ platform: { database, clock, events }, use }) => {
    const { rescorePerson } = use(scoringFeature);
    const service = createSuggestionsService({
      database,
      clock,
      events,
      notifications: use(notificationsFeature),
      rescorePerson,
    });
    return { service, routes: suggestionRoutes(service) };
  },
});
