import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { CalendarX, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '#entities/interview/week.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { invalidate } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { formatDate } from '#lib/dates.ts';
import { useLive } from '#lib/live/use-live.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { calendarAddress } from './calendar-address.ts';
import { CancelInterview } from './cancel-interview.tsx';
import { ChangeTime } from './change-time.tsx';
import { InterviewItem } from './interview-item.tsx';
import type { OpenBeside } from './recruiter-actions.tsx';
import { RescheduleRequests } from './reschedule-requests.tsx';
import { useWeekInterviews } from './use-week-interviews.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekOutline } from './week-outline.tsx';

type Role = 'recruiter' | 'candidate';

interface Opened {
  dialog: Parameters<OpenBeside>[0];
  /** As it was when it was opened. */
  interview: CalendarInterview;
}

/** The interviews of one week, Monday to Sunday on the viewer's clock, as a list or as a grid. */
export function InterviewsCard({ role }: { role: Role }) {
  const [address, change] = useAddressState(calendarAddress);
  const { query, monday, today, zone, now } = useWeekInterviews();
  const [opened, setOpened] = useState<Opened | null>(null);
  useLive(role === 'recruiter' ? 'applications' : null, () => void invalidate([listInterviews]));
  const show = (week: string | undefined) => change({ week, at: undefined, interview: undefined });
  return (
    <Card
      title="Scheduled Interviews"
      description={`${weekText(monday)} · ${zone}`}
      flush
      actions={
        <>
          <IconButton label="Previous week" variant="secondary" onClick={() => show(addDays(monday, -7))}>
            <ChevronLeft />
          </IconButton>
          <Button onClick={() => show(undefined)}>Today</Button>
          <IconButton label="Next week" variant="secondary" onClick={() => show(addDays(monday, 7))}>
            <ChevronRight />
          </IconButton>
          <SegmentedControl
            label="Show as"
            segments={views}
            value={address.view}
            onChange={(view) => change({ view })}
          />
        </>
      }
    >
      <QueryState query={query} isFlush skeleton={<WeekOutline />}>
        {({ data: { interviews } }) =>
          address.view === 'week' ? (
            <WeekGrid
              role={role}
              monday={monday}
              today={today}
              interviews={interviews}
              zone={zone}
              now={now}
              onOpen={(interview) => change({ interview, view: 'list' })}
              onList={() => change({ view: 'list' })}
            />
          ) : (
            <InterviewList
              interviews={interviews}
              role={role}
              zone={zone}
              now={now}
              marked={address.interview}
              onOpen={(dialog, interview) => setOpened({ dialog, interview })}
            />
          )
        }
      </QueryState>
      {opened && <OpenedDialog {...opened} zone={zone} onClose={() => setOpened(null)} />}
    </Card>
  );
}

function OpenedDialog({ dialog, ...rest }: Opened & { zone: string; onClose(): void }) {
  if (dialog === 'cancel') return <CancelInterview interview={rest.interview} onClose={rest.onClose} />;
  return dialog === 'time' ? <ChangeTime {...rest} /> : <RescheduleRequests {...rest} />;
}

const weekText = (monday: string): string =>
  `${formatDate(`${monday}T12:00:00Z`, 'weekday', 'UTC')} – ${formatDate(`${addDays(monday, 6)}T12:00:00Z`, 'weekday', 'UTC')}`;

const views = [
  { value: 'list', label: 'List' },
  { value: 'week', label: 'Week' },
] as const;

interface InterviewListProps {
  interviews: readonly CalendarInterview[];
  role: Role;
  zone: string;
  now: Date;
  marked: string | undefined;
  onOpen: OpenBeside;
}

function emptyText(role: Role, maySchedule: boolean): string {
  if (maySchedule) return 'Schedule one here, or from a candidate in the interview column of the board.';
  return role === 'recruiter'
    ? 'Interviews you are invited to appear here with their time and place.'
    : 'When an employer invites you, the interview appears here with its time and place.';
}

function InterviewList({ interviews, role, zone, now, marked, onOpen }: InterviewListProps) {
  const maySchedule = useMay('interview.schedule');
  if (interviews.length === 0) {
    return (
      <EmptyState icon={<CalendarX />} title="No interviews scheduled" description={emptyText(role, maySchedule)} />
    );
  }
  return (
    <ol className="divide-y divide-line border-t border-line">
      {interviews.map((interview) => (
        <li key={interview.id}>
          <InterviewItem
            interview={interview}
            role={role}
            zone={zone}
            now={now}
            onOpen={onOpen}
            isMarked={interview.id.replaceAll('-', '') === marked?.replaceAll('-', '')}
          />
        </li>
      ))}
    </ol>
  );
}
