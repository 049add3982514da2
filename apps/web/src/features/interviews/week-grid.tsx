import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { displayStatusOf } from '@candela/contract/interviews/schedule-rules.ts';
import { CircleAlert } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { minutesOf, weekDays } from '#entities/interview/week.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { cn } from '#lib/class-names.ts';
import { formatDate, type Zone } from '#lib/dates.ts';
import { layOutDay, type PlacedInterview, shownHours } from './week-layout.ts';

interface WeekGridProps {
  role: 'recruiter' | 'candidate';
  monday: string;
  today: string;
  interviews: readonly CalendarInterview[];
  zone: Zone;
  now: Date;
  onOpen(id: string): void;
  onList(): void;
}

const hourRem = 4.75;

/** The hours stay while the days slide below them. */
const besideDays = 'sticky left-0 z-20 -mr-px border-r border-line bg-surface';

/** On a phone the grid is wider than the screen and slides: it begins where today is in view. */
function useTodayInView(monday: string, today: string) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const grid = ref.current;
    const place = weekDays(monday).indexOf(today);
    if (!grid || place < 0) return;
    const hours = grid.querySelector('ol')?.offsetWidth ?? 0;
    const dayWidth = (grid.scrollWidth - hours) / 7;
    grid.scrollLeft = (place + 0.5) * dayWidth - (grid.clientWidth - hours) / 2;
  }, [monday, today]);
  return ref;
}

/** The week as a grid of days and hours, on the viewer's clock. */
export function WeekGrid({ role, monday, today, interviews, zone, now, onOpen, onList }: WeekGridProps) {
  const days = weekDays(monday).map((day) => ({ day, placed: layOutDay(interviews, day, zone) }));
  const { first, last } = shownHours(days.flatMap(({ placed }) => placed));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const height = `${hours.length * hourRem}rem`;
  const grid = useTodayInView(monday, today);
  return (
    <section ref={grid} aria-label="Week" className="isolate scroll-pl-13 overflow-x-auto">
      <div className="grid min-w-[46rem] grid-cols-[3.25rem_repeat(7,minmax(0,1fr))]">
        <span className={besideDays} />
        {days.map(({ day }) => (
          <DayHead key={day} day={day} isToday={day === today} onList={onList} />
        ))}
        <ol aria-hidden="true" className={besideDays} style={{ height }}>
          {hours.map((hour) => (
            <li
              key={hour}
              className="tabular absolute right-2 -translate-y-1/2 text-xs/4 text-subtle first:translate-y-0"
              style={{ top: `${(hour - first) * hourRem}rem` }}
            >
              {String(hour).padStart(2, '0')}:00
            </li>
          ))}
        </ol>
        {days.map(({ day, placed }) => (
          <ol
            key={day}
            className={cn('relative border-l border-line', day === today && 'bg-accent-soft/30')}
            style={{ height, backgroundImage: hourLines, backgroundSize: `100% ${hourRem}rem` }}
          >
            {day === today && <NowLine minutes={minutesOf(now, zone)} first={first} last={last} />}
            {placed.map((each) => (
              <GridEvent
                key={each.interview.id}
                role={role}
                placed={each}
                first={first}
                zone={zone}
                now={now}
                onOpen={onOpen}
              />
            ))}
          </ol>
        ))}
      </div>
    </section>
  );
}

/** Where the day stands; nothing outside the hours that are shown. */
function NowLine({ minutes, first, last }: { minutes: number; first: number; last: number }) {
  if (minutes < first * 60 || minutes > last * 60) return null;
  return (
    <li
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-accent before:absolute before:-top-[5px] before:-left-1 before:size-2 before:rounded-full before:bg-accent"
      style={{ top: `${((minutes - first * 60) / 60) * hourRem}rem` }}
    />
  );
}

const hourLines = 'linear-gradient(to bottom, var(--color-line) 1px, transparent 1px)';

/** A press leads to the list; it also gives the keyboard a place from which the grid slides. */
const DayHead = ({ day, isToday, onList }: { day: string; isToday: boolean; onList(): void }) => (
  <button
    type="button"
    title="Show as a list"
    onClick={onList}
    className={cn(
      'relative z-10 border-b border-l border-line px-2 py-2 text-center text-[13px]/5 hover:bg-hover focus-visible:outline-offset-[-3px]',
      // Under a finger it reaches a little into the hours below.
      'pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:top-0 pointer-coarse:after:h-10',
      isToday ? 'font-semibold text-accent-text' : 'text-muted',
    )}
  >
    {formatDate(`${day}T12:00:00Z`, 'weekday', 'UTC')}
    {isToday && <span className="sr-only"> (today)</span>}
  </button>
);

interface GridEventProps {
  role: 'recruiter' | 'candidate';
  placed: PlacedInterview;
  first: number;
  zone: Zone;
  now: Date;
  onOpen(id: string): void;
}

function GridEvent({ role, placed, first, zone, now, onOpen }: GridEventProps) {
  const { interview, from, to, lane, lanes } = placed;
  const maySchedule = useMay('interview.schedule');
  const status = displayStatusOf(new Date(interview.start.dateTime), now);
  const style: CSSProperties = {
    top: `${((from - first * 60) / 60) * hourRem}rem`,
    height: `${((to - from) / 60) * hourRem}rem`,
    left: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
  };
  return (
    <li className="absolute p-0.5" style={style}>
      <button
        type="button"
        title={interview.summary}
        onClick={() => onOpen(interview.id)}
        className={cn(
          'grid size-full content-start overflow-hidden rounded-md border-l-2 px-1.5 py-0.5 text-left text-xs/4',
          status === 'past' && 'border-line-strong bg-neutral-soft text-muted',
          status === 'upcoming' && 'border-warning bg-warning-soft text-warning-text',
          status === 'scheduled' && 'border-accent bg-accent-soft text-text',
        )}
      >
        <span className="tabular flex items-center gap-1.5">
          {formatDate(interview.start.dateTime, 'time', zone)}
          {interview.openRequests > 0 && maySchedule && (
            <CircleAlert aria-label="Action needed" className="size-3.5 text-danger" />
          )}
        </span>
        <span className="line-clamp-2 font-medium wrap-anywhere">
          {role === 'recruiter' ? interview.candidateName : interview.companyName}
        </span>
      </button>
    </li>
  );
}
