import { CalendarPlus } from 'lucide-react';
import { ScheduleDialog } from '#entities/interview/schedule-dialog.tsx';
import { WaitingBookings } from '#features/bookings/waiting-bookings.tsx';
import { ConnectionCard } from '#features/calendar/connection-card.tsx';
import { FeedCard } from '#features/calendar/feed-card.tsx';
import { useAreCardsKnown } from '#features/calendar/use-are-cards-known.ts';
import { InterviewsCard } from '#features/interviews/interviews-card.tsx';
import { useShowInterview } from '#features/interviews/use-show-interview.ts';
import { useWeekInterviews } from '#features/interviews/use-week-interviews.ts';
import { BesideOutline, CalendarOutline } from '#features/interviews/week-outline.tsx';
import { useMay, usePlace } from '#lib/api/use-recruiter.ts';
import { useUser } from '#lib/api/use-session.ts';
import { cn } from '#lib/class-names.ts';
import { deviceZone } from '#lib/dates.ts';
import { useOnce } from '#lib/use-once.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { Button } from '#ui/button.tsx';
import { ByRole } from '#ui/by-role.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Calendar');

export const handle: PageHandle = {
  outline: (
    <ByRole
      recruiter={
        <PageOutline hasAction>
          <CalendarOutline />
        </PageOutline>
      }
      candidate={
        <PageOutline>
          <CalendarOutline />
        </PageOutline>
      }
    />
  ),
};

const descriptions = {
  recruiter: 'Interviews of your companies, week by week.',
  candidate: 'Your interviews, week by week.',
  interviewer: 'The interviews you were invited to, week by week.',
};

export default function CalendarPage() {
  const user = useUser();
  const maySchedule = useMay('interview.schedule');
  const { isInterviewer } = usePlace();
  const showInterview = useShowInterview(deviceZone());
  if (!user) return null;
  if (user.role === 'admin') {
    return <EmptyState titleAs="h1" title="No interviews here" description="Recruiters and candidates see theirs." />;
  }
  return (
    <>
      <PageHeader
        title="Calendar"
        description={isInterviewer ? descriptions.interviewer : descriptions[user.role]}
        actions={
          maySchedule && (
            <ScheduleDialog
              onScheduled={({ id, start }) => showInterview(id, start.dateTime)}
              trigger={
                <Button variant="primary" icon={<CalendarPlus className="size-4" />}>
                  Schedule Interview
                </Button>
              }
            />
          )
        }
      />
      <WeekAndCalendar role={user.role} />
    </>
  );
}

function WeekAndCalendar({ role }: { role: 'recruiter' | 'candidate' }) {
  const maySchedule = useMay('interview.schedule');
  const isWeekKnown = useOnce(!useWeekInterviews().query.isPending);
  const areCardsKnown = useAreCardsKnown();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <InterviewsCard role={role} />
      {/* Where the cards stand below the week, they come once its interviews have their place. */}
      <div className={cn(!isWeekKnown && 'max-xl:hidden')}>
        {areCardsKnown ? (
          <div className="grid gap-6">
            <ConnectionCard role={role} />
            {maySchedule && <WaitingBookings />}
            <FeedCard />
          </div>
        ) : (
          <BesideOutline />
        )}
      </div>
    </div>
  );
}
