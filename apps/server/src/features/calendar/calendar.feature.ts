import { defineFeature } from '../../platform/manifest/feature.ts';
import { calendarPersonal } from './calendar.personal.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { createConnectionService } from './connection.service.ts';
import { createCalendarGrants } from './grants.service.ts';

export const calendarFeature = defineFeature({
  name: 'calendar',
  personal: calendarPersonal,
  build: ({ platform: { database, clock, calendar, events, keys } }) => {
    const common = { database, clock, calendar, sealingKey: keys.sealing };
    return {
      service: createCalendarGrants(common),
      routes: calendarRoutes(createConnectionService({ ...common, events, stateKey: keys.oauthState })),
    };
  },
});
