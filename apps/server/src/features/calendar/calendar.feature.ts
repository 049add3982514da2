import { defineFeature } from '../../platform/feature.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { createConnectionService } from './connection.service.ts';
import { createCalendarGrants } from './grants.service.ts';

export const calendarFeature = defineFeature({
  name: 'calendar',
  build: ({ platform: { database, clock, calendar, keys } }) => {
    const common = { database, clock, calendar, sealingKey: keys.sealing };
    return {
      service: createCalendarGrants(common),
      routes: calendarRoutes(createConnectionService({ ...common, stateKey: keys.oauthState })),
    };
  },
});
