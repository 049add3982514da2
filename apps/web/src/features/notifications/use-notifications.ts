import {
  countUnreadNotifications,
  listNotifications,
  type Notification,
  readNotifications,
} from '@candela/contract/notifications/notifications.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { predict, useChange } from '#lib/api/use-change.ts';
import { useLive } from '#lib/live/use-live.ts';

/** How many are unread. The account is told as it happens, and with the news what it is about is asked for again. */
export function useUnreadCount(): number {
  useLive('notifications', () => void invalidate(staleAfter.news));
  const { data } = useQuery({ ...apiQuery(countUnreadNotifications), staleTime: 0 });
  return data?.data.unread ?? 0;
}

export const useLatest = (isShown: boolean) =>
  useQuery({ ...apiQuery(listNotifications, { query: { pageSize: 20 } }), enabled: isShown, staleTime: 0 });

const markedRead = (isMeant: (id: string) => boolean) => (notification: Notification) =>
  isMeant(notification.id) ? { ...notification, isRead: true } : notification;

/** Marks the named notifications as read, or all of them. */
export function useMarkRead() {
  return useChange<readonly string[] | undefined>({
    change: (ids) => api.call(readNotifications, { body: ids ? { ids: [...ids] } : {} }),
    invalidates: [countUnreadNotifications, listNotifications],
    optimistic: (ids) => [
      predict(countUnreadNotifications, ({ data }) => ({
        data: { unread: ids ? Math.max(0, data.unread - ids.length) : 0 },
      })),
      predict(listNotifications, (answer) => ({
        ...answer,
        items: answer.items.map(markedRead((id) => ids === undefined || ids.includes(id))),
      })),
    ],
  });
}
