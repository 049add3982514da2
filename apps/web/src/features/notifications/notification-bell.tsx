import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { useUnreadCount } from './use-notifications.ts';

/** Loaded when they are first looked at. */
const NotificationList = lazy(async () => ({ default: (await import('./notification-list.tsx')).NotificationList }));

const shownCount = (unread: number) => (unread > 99 ? '99+' : String(unread));

/** What happened since the account last looked, from every page. */
export function NotificationBell() {
  const [isOpen, setIsOpen] = useState(false);
  const unread = useUnreadCount();
  return (
    <Popover
      label="Notifications"
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-[min(24rem,calc(100vw-1rem))] p-0"
      trigger={
        <IconButton
          label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
          className="relative data-[state=open]:bg-hover data-[state=open]:text-text"
        >
          <Bell />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-1 -right-1 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-accent px-1 text-[11px]/none font-semibold text-on-accent tabular-nums ring-2 ring-canvas"
            >
              {shownCount(unread)}
            </span>
          )}
        </IconButton>
      }
    >
      <Suspense fallback={<SkeletonRows rows={4} label="Loading notifications" />}>
        <NotificationList unread={unread} onLeave={() => setIsOpen(false)} />
      </Suspense>
    </Popover>
  );
}
