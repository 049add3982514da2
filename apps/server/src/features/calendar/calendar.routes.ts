import {
  connectCalendar,
  disconnectCalendar,
  finishCalendarConnection,
  getCalendarStatus,
} from '@candela/contract/calendar/calendar.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { ConnectionService } from './connection.service.ts';

export const calendarRoutes = (connections: ConnectionService): RouteBinding[] => [
  bind(getCalendarStatus, async ({ principal }) => ({ data: await connections.describe(principal) })),
  bind(connectCalendar, async ({ principal, request }) => ({
    data: await connections.begin(principal, request.origin),
  })),
  bind(finishCalendarConnection, async ({ principal, body }) => ({ data: await connections.finish(principal, body) })),
  bind(disconnectCalendar, async ({ principal }) => ({ data: await connections.disconnect(principal) })),
];
