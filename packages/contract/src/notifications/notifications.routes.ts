import { z } from 'zod';
import { dataResponse, idSchema, pageQuerySchema, paginationSchema } from '../kernel/fields.ts';
import { may } from '../kernel/permissions.ts';
import { defineRoute } from '../kernel/route.ts';
import { notificationKindSchema } from './notifications.kinds.ts';

export const notificationSchema = z.object({
  id: idSchema,
  kind: notificationKindSchema,
  text: z.string(),
  /** A page of the product. */
  link: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = defineRoute({
  id: 'notifications.list',
  method: 'GET',
  path: '/api/notifications',
  summary: 'What the account was told, newest first',
  access: may('notification.read'),
  query: pageQuerySchema,
  response: z.object({ items: z.array(notificationSchema), pagination: paginationSchema }),
});

/** Asked for often, so it is small. */
export const countUnreadNotifications = defineRoute({
  id: 'notifications.count-unread',
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many notifications the account has not read',
  access: may('notification.read'),
  response: dataResponse(z.object({ unread: z.number().int() })),
});

export const readNotifications = defineRoute({
  id: 'notifications.read',
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks notifications as read: those that are named, or all',
  access: may('notification.read'),
  body: z.object({ ids: z.array(idSchema).max(100).optional() }),
  response: dataResponse(z.object({ unread: z.number().int() })),
});

export const notificationPreferenceSchema = z.object({
  kind: notificationKindSchema,
  label: z.string(),
  inApp: z.boolean(),
  mail: z.boolean(),
});
export type NotificationPreference = z.infer<typeof notificationPreferenceSchema>;

export const listNotificationPreferences = defineRoute({
  id: 'notifications.list-preferences',
  method: 'GET',
  path: '/api/notifications/preferences',
  summary: 'For each kind of notification: whether the account sees it in the product and gets it by mail',
  access: may('notification.read'),
  response: dataResponse(z.array(notificationPreferenceSchema)),
});

export const setNotificationPreference = defineRoute({
  id: 'notifications.set-preference',
  method: 'PUT',
  path: '/api/notifications/preferences',
  summary: 'Chooses how the account is told of one kind of event',
  access: may('notification.read'),
  body: z.object({ kind: notificationKindSchema, inApp: z.boolean(), mail: z.boolean() }),
  response: dataResponse(notificationPreferenceSchema),
  errors: ['NOT_FOUND'],
});
