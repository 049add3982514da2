import { endOtherSessions, listSessions } from '@candela/contract/auth/auth.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { deviceName, isPhone } from './device-name.ts';

type DeviceSession = RouteOutput<typeof listSessions>['data'][number];

export function SessionSettings() {
  const sessions = useQuery(apiQuery(listSessions));
  const end = useChange({ change: () => api.call(endOtherSessions), invalidates: [listSessions] });
  const others = sessions.data?.data.filter((session) => !session.current).length ?? 0;

  return (
    <Card
      title="Where you are signed in"
      flush
      actions={
        others > 0 && (
          <ConfirmDialog
            trigger={<Button size="sm">Sign out other sessions</Button>}
            title="Sign out other sessions?"
            description={`${others === 1 ? 'One other session ends' : `${others} other sessions end`} at once. This one stays.`}
            confirmLabel="Sign out other sessions"
            onConfirm={async () => {
              const { ended } = await end.mutateAsync();
              toast.success(ended === 1 ? 'One session signed out' : `${ended} sessions signed out`);
            }}
          />
        )
      }
    >
      <QueryState query={sessions} skeleton={<SkeletonRows rows={2} label="Loading your sessions" />} isFlush>
        {({ data }) => (
          <ul className="divide-y divide-line border-t border-line">
            {data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

function SessionRow({ session }: { session: DeviceSession }) {
  const Icon = isPhone(session.userAgent) ? Smartphone : Monitor;
  const zone = deviceZone();
  return (
    <li className="flex items-center gap-4 px-5 py-3">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-medium">{deviceName(session.userAgent)}</span>
        <span className="text-[13px]/5 text-muted">
          {session.address && <>{session.address} · </>}last used{' '}
          <time dateTime={session.lastUsedAt} title={formatDate(session.lastUsedAt, 'full', zone)}>
            {formatDate(session.lastUsedAt, 'moment', zone)}
          </time>
        </span>
      </div>
      {session.current && <Badge tone="success">This session</Badge>}
    </li>
  );
}
