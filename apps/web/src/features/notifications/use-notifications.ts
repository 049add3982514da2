import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import {
  countUnreadNotifications,
  listNotifications,
  type Notification,
  readNotifications,
} from '@candela/contract/notifications/notifications.routes.ts';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { type Prediction, predict, useChange } from '#lib/api/use-change.ts';
import { distinct } from '#lib/distinct.ts';
import { useLive } from '#lib/live/use-live.ts';

/** How many are unread. The account is told as it happens, and with the news what it is about is asked for again. */
export function useUnreadCount(): number {
  useLive('notifications', () => void invalidate(staleAfter.news));
  const { data } = useQuery({ ...apiQuery(countUnreadNotifications), staleTime: 0 });
  return data?.data.unread ?? 0;
}

type Page = RouteOutput<typeof listNotifications>;

/** The newest twenty, and twenty older ones each time they are asked for. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: [listNotifications.id],
    queryFn: ({ pageParam: page, signal }) =>
      api.call(listNotifications, { query: { page, pageSize: 20 } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }: Page) => (pagination.hasNext ? pagination.page + 1 : undefined),
    staleTime: 0,
  });

export const allOf = (pages: readonly Page[]): Notification[] => distinct(pages.flatMap(({ items }) => items));

const inAllPages = (update: (notification: Notification) => Notification): Prediction => ({
  queryKey: [listNotifications.id],
  update: (data) => {
    // The one query of this key is the one above.
    const { pages, pageParams } = data as InfiniteData<Page, number>;
    return { pageParams, pages: pages.map((page) => ({ ...page, items: page.items.map(update) })) };
  },
});

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
      inAllPages(markedRead((id) => ids === undefined || ids.includes(id))),
    ],
  });
}
