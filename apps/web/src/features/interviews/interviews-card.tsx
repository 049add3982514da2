import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { CalendarX, ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays } from '#entities/interview/week.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { formatDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { calendarAddress } from './calendar-address.ts';
import { InterviewItem } from './interview-item.tsx';
import { useWeekInterviews } from './use-week-interviews.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekOutline } from './week-outline.tsx';

type Role = 'recruiter' | 'candidate';

/** The interviews of one week, Monday to Sunday on the viewer's clock, as a list or as a grid. */
export function InterviewsCard({ role }: { role: Role }) {
  const [address, change] = useAddressState(calendarAddress);
  const { query, monday, today, zone, now } = useWeekInterviews();
  const show = (week: string | undefined) => change({ week, interview: undefined });
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
          <ViewToggle view={address.view} onChange={(view) => change({ view })} />
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
            <InterviewList interviews={interviews} role={role} zone={zone} now={now} marked={address.interview} />
          )
        }
      </QueryState>
    </Card>
  );
}

const weekText = (monday: string): string =>
  `${formatDate(`${monday}T12:00:00Z`, 'weekday', 'UTC')} – ${formatDate(`${addDays(monday, 6)}T12:00:00Z`, 'weekday', 'UTC')}`;

const views = { list: 'List', week: 'Week' } as const;

const ViewToggle = ({ view, onChange }: { view: 'list' | 'week'; onChange(view: 'list' | 'week'): void }) => (
  <div className="flex rounded-md border border-line p-0.5">
    {(['list', 'week'] as const).map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === view}
        onClick={() => onChange(each)}
        className="touch relative h-7 rounded px-2.5 text-[13px]/5 font-medium text-muted aria-pressed:bg-neutral-soft aria-pressed:text-text"
      >
        {views[each]}
      </button>
    ))}
  </div>
);

interface InterviewListProps {
  interviews: readonly CalendarInterview[];
  role: Role;
  zone: string;
  now: Date;
  marked: string | undefined;
}

function emptyText(role: Role, maySchedule: boolean): string {
  if (maySchedule) return 'Schedule one here, or from a candidate in the interview column of the board.';
  return role === 'recruiter'
    ? 'Interviews you are invited to appear here with their time and place.'
    : 'When an employer invites you, the interview appears here with its time and place.';
}

function InterviewList({ interviews, role, zone, now, marked }: InterviewListProps) {
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
            isMarked={interview.id.replaceAll('-', '') === marked?.replaceAll('-', '')}
          />
        </li>
      ))}
    </ol>
  );
}
