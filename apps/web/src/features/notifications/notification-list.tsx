import type { Notification } from '@candela/contract/notifications/notifications.routes.ts';
import { BellOff } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { cn } from '#lib/class-names.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadOlder } from '#ui/load-older.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { When } from '#ui/when.tsx';
import { allOf, useMarkRead, useNotifications } from './use-notifications.ts';

interface NotificationListProps {
  unread: number;
  /** A link was followed, or the settings were asked for. */
  onLeave(): void;
}

export function NotificationList({ unread, onLeave }: NotificationListProps) {
  const notifications = useNotifications();
  const markRead = useMarkRead();
  const follow = (notification: Notification) => {
    if (!notification.isRead) markRead.mutate([notification.id]);
    onLeave();
  };
  return (
    <div className="flex max-h-[calc(100dvh-6rem)] flex-col sm:max-h-[min(32rem,calc(100dvh-6rem))]">
      <header className="flex h-12 shrink-0 items-center justify-between gap-3 border-b border-line px-4">
        <h2 className="font-semibold">Notifications</h2>
        {unread > 0 && (
          <Button size="sm" variant="ghost" onClick={() => markRead.mutate(undefined)}>
            Mark all as read
          </Button>
        )}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <QueryState query={notifications} skeleton={<SkeletonRows rows={3} label="Loading notifications" />} isFlush>
          {({ pages }) => <Loaded items={allOf(pages)} query={notifications} onFollow={follow} />}
        </QueryState>
      </div>
      <footer className="shrink-0 border-t border-line px-4 py-2.5">
        <Link
          to="/dashboard/settings#notifications"
          onClick={onLeave}
          className="text-[13px]/5 text-muted underline-offset-2 hover:text-text hover:underline"
        >
          Choose what you are told about
        </Link>
      </footer>
    </div>
  );
}

interface LoadedProps {
  items: readonly Notification[];
  query: Pick<
    ReturnType<typeof useNotifications>,
    'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >;
  onFollow(notification: Notification): void;
}

function Loaded({ items, query, onFollow }: LoadedProps) {
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0)
    return <EmptyState icon={<BellOff />} title="Nothing yet" description="What concerns you appears here." />;
  const loadOlder = async () => {
    const { hasNextPage } = await query.fetchNextPage();
    // With the last of them the button goes, and the keyboard with it.
    if (!hasNextPage) list.current?.querySelectorAll('a')[items.length]?.focus();
  };
  return (
    <>
      <ul ref={list} className="divide-y divide-line">
        {items.map((item) => (
          <NotificationRow key={item.id} notification={item} onFollow={() => onFollow(item)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="border-t border-line p-2">
          <LoadOlder query={query} noun="notifications" block size="sm" variant="ghost" onLoad={loadOlder} />
        </div>
      )}
    </>
  );
}

function NotificationRow({ notification, onFollow }: { notification: Notification; onFollow(): void }) {
  const { text, link, createdAt, isRead } = notification;
  return (
    <li>
      <Link
        to={link}
        onClick={onFollow}
        className="grid grid-cols-[auto_1fr] gap-x-3 px-4 py-3 transition-colors hover:bg-hover"
      >
        <span
          aria-hidden="true"
          className={cn('mt-[7px] size-2 rounded-full', isRead ? 'bg-transparent' : 'bg-accent')}
        />
        <span className="grid min-w-0 gap-0.5">
          <span className={cn('break-words', isRead ? 'text-muted' : 'font-medium')}>
            {!isRead && <span className="sr-only">Unread: </span>}
            {text}
          </span>
          <When at={createdAt} className="text-[13px]/5 text-subtle" />
        </span>
      </Link>
    </li>
  );
}
