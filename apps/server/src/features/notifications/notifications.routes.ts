import * as routes from '@candela/contract/notifications/notifications.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import type { NotificationsService } from './notifications.service.ts';

export const notificationRoutes = (notifications: NotificationsService): RouteBinding[] => [
  bind(routes.listNotifications, ({ principal, query }) => notifications.list(principal, query)),
  bind(routes.countUnreadNotifications, async ({ principal }) => ({
    data: await notifications.countUnread(principal),
  })),
  bind(routes.readNotifications, async ({ principal, body }) => ({
    data: await notifications.markRead(principal, body.ids),
  })),
  bind(routes.listNotificationPreferences, async ({ principal }) => ({
    data: await notifications.listPreferences(principal),
  })),
  bind(routes.setNotificationPreference, async ({ principal, body }) => ({
    data: await notifications.setPreference(principal, body),
  })),
];
