import {
  type CalendarStatus,
  calendarTexts,
  disconnectCalendar,
  getCalendarStatus,
} from '@candela/contract/calendar/calendar.routes.ts';
import { getRecruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { rememberConnection, startConnection } from './connection.ts';

type Role = 'recruiter' | 'candidate';

const features: Record<Role | 'interviewer', readonly string[]> = {
  recruiter: [
    'Interviews land in your calendar, with a link to join',
    'Candidates and interviewers are invited, and told of changes',
    'Suggested times avoid your existing events',
    'Candidates can ask for another time; you accept with one click',
  ],
  interviewer: [
    'Suggested times avoid your existing events',
    'Colleagues see only when you are busy, never why',
    'Invitations reach you by email either way',
  ],
  candidate: [
    'Suggested times avoid your existing events',
    'Employers see only when you are busy, never why',
    'Invitations reach you by email either way',
  ],
};

/** Whether the viewer's calendar is connected, and the way there and back. */
export function ConnectionCard({ role }: { role: Role }) {
  const query = useQuery(apiQuery(getCalendarStatus));
  const maySchedule = useMay('interview.schedule');
  const kind = role === 'recruiter' && !maySchedule ? 'interviewer' : role;
  return (
    <Card title="Google Calendar" actions={query.data && <StatusBadge status={query.data.data} />}>
      <div className="grid gap-4 text-sm/5">
        <QueryState query={query} skeleton={<Skeleton className="h-9 w-full" />}>
          {({ data }) => (data.isConnected ? <Connected status={data} /> : <NotConnected status={data} />)}
        </QueryState>
        <ul className="grid gap-2 text-muted">
          {features[kind].map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

const StatusBadge = ({ status: { isConnected } }: { status: CalendarStatus }) => (
  <Badge tone={isConnected ? 'success' : 'neutral'}>{isConnected ? 'Connected' : 'Not Connected'}</Badge>
);

function NotConnected({ status }: { status: CalendarStatus }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const connect = async () => {
    setIsLeaving(true);
    setFailure(null);
    try {
      await startConnection();
    } catch {
      setFailure(calendarTexts.failed);
      setIsLeaving(false);
    }
  };
  return (
    <>
      <div>
        <p className="font-medium">No Calendar Connected</p>
        {status.calendar === 'local' && (
          <p className="text-muted">A local calendar stands in for Google Calendar on this installation.</p>
        )}
      </div>
      {status.message && <Alert tone="warning">{status.message}</Alert>}
      {failure && <Alert tone="danger">{failure}</Alert>}
      {status.isAvailable ? (
        <Button block loading={isLeaving} onClick={() => void connect()}>
          Connect Google Calendar
        </Button>
      ) : (
        <p className="text-muted">Calendars are not set up on this server. Its administrator can do that.</p>
      )}
    </>
  );
}

function Connected({ status }: { status: CalendarStatus }) {
  const disconnect = useChange({
    invalidates: [getCalendarStatus, getRecruiter],
    change: () =>
      api.call(disconnectCalendar, {}).catch(() => {
        throw new Error(calendarTexts.disconnectFailed);
      }),
    onSuccess: () => rememberConnection(false),
  });
  return (
    <div className="grid gap-2">
      <a
        href={status.homeUrl ?? 'https://calendar.google.com/'}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ block: true })}
      >
        Open Google Calendar <ExternalLink aria-hidden="true" className="size-4" />
      </a>
      <ConfirmDialog
        trigger={
          <Button variant="ghost" block>
            Disconnect Calendar
          </Button>
        }
        tone="danger"
        title="Disconnect your calendar?"
        description="Interviews stay as they are, also in your calendar. Changes to them no longer reach it: everyone is told by email, and it catches up once it is connected again. New ones can only be scheduled then."
        confirmLabel="Disconnect Calendar"
        onConfirm={() => disconnect.mutateAsync()}
      />
    </div>
  );
}
