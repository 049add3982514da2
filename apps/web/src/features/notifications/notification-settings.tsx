import {
  listNotificationPreferences,
  type NotificationPreference,
  setNotificationPreference,
} from '@candela/contract/notifications/notifications.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { predict, useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Card } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/switch.tsx';

/** For each kind of news: shown in the product, sent by mail, both or neither. */
export function NotificationSettings() {
  const preferences = useQuery(apiQuery(listNotificationPreferences));
  const save = useChange<Omit<NotificationPreference, 'label'>>({
    change: ({ kind, inApp, mail }) => api.call(setNotificationPreference, { body: { kind, inApp, mail } }),
    invalidates: [listNotificationPreferences],
    optimistic: (chosen) => [
      predict(listNotificationPreferences, ({ data }) => ({
        data: data.map((each) => (each.kind === chosen.kind ? { ...each, ...chosen } : each)),
      })),
    ],
    onError: (error) => toast.error(error.message),
  });
  return (
    <Card
      id="notifications"
      title="Notifications"
      description="What you are told about, and how. Changes apply immediately."
      flush
    >
      <QueryState query={preferences} skeleton={<ChoicesOutline />} isFlush>
        {({ data }) => (
          <ul className="divide-y divide-line border-t border-line">
            {data.map((preference) => (
              <li
                key={preference.kind}
                className="grid gap-3 px-5 py-3 sm:grid-cols-[1fr_auto_auto] sm:items-center sm:gap-6"
              >
                <span className="font-medium">{preference.label}</span>
                <Switch
                  label={<Way preference={preference}>In Candela</Way>}
                  checked={preference.inApp}
                  onCheckedChange={(inApp) => save.mutate({ ...preference, inApp })}
                  className="sm:gap-2.5"
                />
                <Switch
                  label={<Way preference={preference}>By email</Way>}
                  checked={preference.mail}
                  onCheckedChange={(mail) => save.mutate({ ...preference, mail })}
                  className="sm:gap-2.5"
                />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

/** As many as there are kinds for a candidate; recruiters have more of them below. */
const ChoicesOutline = () => (
  <div role="status" aria-label="Loading your choices" className="divide-y divide-line border-t border-line">
    {Array.from({ length: 6 }, (_, row) => row).map((row) => (
      <div key={row} className="grid gap-3 px-5 py-3 sm:grid-cols-[1fr_auto_auto] sm:items-center sm:gap-6">
        <Skeleton className="my-1 h-3 w-40" />
        {['in the product', 'by email'].map((way) => (
          <div key={way} className="flex items-center justify-between gap-2.5">
            <Skeleton className="h-3 w-18" />
            <Skeleton className="h-6 w-10 rounded-full" />
          </div>
        ))}
      </div>
    ))}
  </div>
);

/** Seen, the row says what the switch is about; heard, the switch has to. */
const Way = ({ preference, children }: { preference: NotificationPreference; children: string }) => (
  <span className="font-normal text-muted">
    <span className="sr-only">{preference.label}: </span>
    {children}
  </span>
);
