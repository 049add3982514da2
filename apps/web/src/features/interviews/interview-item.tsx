import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { Building2, CalendarDays, CalendarPlus, MapPin, UserRound, Users, Video } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { InterviewStatus } from '#entities/interview/interview-status.tsx';
import { useMay } from '#lib/api/use-recruiter.ts';
import { cn } from '#lib/class-names.ts';
import type { Zone } from '#lib/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { CandidateActions } from './candidate-actions.tsx';
import { type OpenBeside, RecruiterActions } from './recruiter-actions.tsx';
import { timeRange } from './time-range.ts';

interface InterviewItemProps {
  interview: CalendarInterview;
  role: 'recruiter' | 'candidate';
  zone: Zone;
  now: Date;
  isMarked: boolean;
  onOpen: OpenBeside;
}

/** One interview with everything that belongs to it, and what the viewer can do about it. */
export function InterviewItem({ interview, role, zone, now, isMarked, onOpen }: InterviewItemProps) {
  const { summary, start, end, notes, openRequests } = interview;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMarked) ref.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);
  return (
    <article ref={ref} aria-label={summary} className={cn('grid gap-3 px-5 py-4', isMarked && 'bg-accent-soft/40')}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <InterviewStatus start={start.dateTime} now={now} />
        {openRequests > 0 && <Waiting role={role} />}
        <h3 className="text-sm/5 font-semibold">{summary}</h3>
        <p className="tabular text-sm/5 whitespace-nowrap max-sm:w-full sm:ml-auto">
          {timeRange(start.dateTime, end.dateTime, zone)}
        </p>
      </header>
      <Details interview={interview} />
      <CalendarGap interview={interview} now={now} />
      {notes && (
        <p dir="auto" className="max-w-measure text-sm/5 break-words whitespace-pre-line text-muted">
          {notes}
        </p>
      )}
      <footer className="flex flex-wrap items-center gap-2">
        <Links interview={interview} isOver={new Date(end.dateTime) < now} />
        {role === 'recruiter' ? (
          <RecruiterActions interview={interview} now={now} onOpen={onOpen} />
        ) : (
          <CandidateActions interview={interview} zone={zone} now={now} />
        )}
      </footer>
    </article>
  );
}

/** To members who do not schedule it says what is open, which is for others to answer. */
function Waiting({ role }: Pick<InterviewItemProps, 'role'>) {
  const maySchedule = useMay('interview.schedule');
  if (role === 'candidate') return null;
  return maySchedule ? <Badge tone="danger">Action needed</Badge> : <Badge>Another time asked for</Badge>;
}

/** The event in a calendar that is no longer connected does not follow what is changed here. */
function CalendarGap({ interview: { calendarGap, end }, now }: { interview: CalendarInterview; now: Date }) {
  if (!calendarGap || new Date(end.dateTime) < now) return null;
  return (
    <p className="max-w-measure text-[13px]/5 text-warning-text">
      {calendarGap === 'outdated'
        ? 'The event in Google Calendar still has an earlier time: the calendar it was made in is no longer connected. Everyone was told by email.'
        : 'The Google Calendar that has the event is no longer connected. Changes made here do not reach it; everyone is told of them by email.'}
    </p>
  );
}

function Details({ interview }: { interview: CalendarInterview }) {
  const { candidateName, companyName, jobTitle, location, attendees } = interview;
  const interviewers = attendees.filter(({ kind }) => kind === 'interviewer').map(({ displayName }) => displayName);
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5 text-[13px]/5 text-muted">
      <Detail name="Candidate" icon={<UserRound />}>
        {candidateName}
      </Detail>
      <Detail name="Company and job" icon={<Building2 />}>
        {companyName}, {jobTitle}
      </Detail>
      {location && (
        <Detail name="Location" icon={<MapPin />}>
          {location}
        </Detail>
      )}
      <Detail name="Attendees" icon={<Users />}>
        {attendees.length === 1 ? '1 attendee' : `${attendees.length} attendees`}
        {interviewers.length > 0 &&
          ` · ${interviewers.length === 1 ? 'Interviewer' : 'Interviewers'}: ${interviewers.join(', ')}`}
      </Detail>
    </dl>
  );
}

const Detail = ({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) => (
  <div className="flex min-w-0 gap-1.5">
    <dt className="text-subtle [&_svg]:my-0.5 [&_svg]:size-4">
      <span className="sr-only">{name}</span>
      {icon}
    </dt>
    <dd className="break-words">{children}</dd>
  </div>
);

/** Where it comes first its icon stands below the words above. */
const quiet = cn(buttonClasses({ size: 'sm', variant: 'ghost' }), 'first:-ml-2.5');

/** By video, and no link was made: the recruiters are those who have to say where. */
const HowToJoin = () => (
  <p className="text-[13px]/5 text-muted">
    {useMay('interview.schedule')
      ? 'No link was made. Please send everyone how to join.'
      : 'The recruiter will send how to join.'}
  </p>
);

interface LinksProps {
  interview: CalendarInterview;
  isOver: boolean;
}

const Links = ({ interview: { meetLink, hasMeeting, calendarLink, isCalendarFile }, isOver }: LinksProps) => (
  <>
    {hasMeeting && !meetLink && !isOver && <HowToJoin />}
    {meetLink && !isOver && (
      <a href={meetLink} target="_blank" rel="noreferrer" className={buttonClasses({ size: 'sm' })}>
        <Video aria-hidden="true" className="size-4" /> Join
      </a>
    )}
    {calendarLink && !isCalendarFile && (
      <a href={calendarLink} target="_blank" rel="noreferrer" className={quiet}>
        <CalendarDays aria-hidden="true" className="size-4" /> View in calendar
      </a>
    )}
    {calendarLink && isCalendarFile && !isOver && (
      <a href={calendarLink} download className={quiet}>
        <CalendarPlus aria-hidden="true" className="size-4" /> Add to calendar
      </a>
    )}
  </>
);
