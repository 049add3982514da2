import type { BookingPage } from '@candela/contract/bookings/bookings.schemas.ts';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type Day, dayOf } from '#entities/interview/week.ts';
import { calendarZone, formatDate, type Zone } from '#lib/dates.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Month, monthOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { ZoneSelect } from './zone-select.tsx';

interface ChooseTimeProps {
  page: BookingPage;
  zone: Zone;
  now: Date;
  onZone(zone: Zone): void;
  /** Resolves to what went wrong, if anything did. */
  onConfirm(start: string): Promise<string | null>;
  onBack?(): void;
}

/** Month, then day, then time, then one button. */
export function ChooseTime({ page, zone, now, onZone, onConfirm, onBack }: ChooseTimeProps) {
  const byDay = useMemo(() => groupByDay(page.times, zone), [page.times, zone]);
  const choice = useChoice(byDay, onConfirm);
  if (page.times.length === 0) {
    return (
      <EmptyState
        title="No free times at the moment"
        description={`Please reply to the email with this link, so that ${page.recruiterName} can offer others.`}
      />
    );
  }
  return (
    <div className="grid gap-6">
      {onBack && (
        <Button
          variant="ghost"
          className="-ml-3 justify-self-start"
          icon={<ArrowLeft className="size-4" />}
          onClick={onBack}
        >
          Keep the time I have
        </Button>
      )}
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <MonthGrid
            month={choice.month}
            counts={new Map([...byDay].map(([day, times]) => [day, times.length]))}
            range={choice.range}
            day={choice.day}
            today={dayOf(now, zone)}
            onMonth={choice.setMonth}
            onDay={choice.setDay}
          />
          <ZoneSelect zone={zone} now={now} onChange={onZone} />
        </div>
        <DayTimes
          day={choice.day}
          times={byDay.get(choice.day) ?? []}
          zone={zone}
          start={choice.start}
          onStart={choice.setStart}
        />
      </div>
      <div aria-live="assertive" className="contents">
        {choice.fault && <Alert tone="danger">{choice.fault}</Alert>}
      </div>
      {choice.start && <ConfirmBar page={page} start={choice.start} zone={zone} choice={choice} />}
    </div>
  );
}

interface ConfirmBarProps {
  page: BookingPage;
  start: string;
  zone: Zone;
  choice: { isSending: boolean; confirm(): void };
}

/** Always in reach of the thumb, however long the list of times is. */
const ConfirmBar = ({ page, start, zone, choice }: ConfirmBarProps) => (
  <div className="sticky bottom-0 -mx-5 grid gap-2 border-t border-line bg-surface px-5 py-4 sm:mx-0 sm:flex sm:items-center sm:justify-between sm:px-0">
    <p className="text-sm/5">
      <span className="font-semibold">{formatDate(start, 'full', zone)}</span>{' '}
      <span className="text-muted">{page.lengthMinutes} minutes</span>
    </p>
    <Button variant="primary" size="lg" loading={choice.isSending} onClick={choice.confirm}>
      {page.chosen ? 'Move to this time' : 'Confirm'}
    </Button>
  </div>
);

type ByDay = ReadonlyMap<Day, string[]>;

function groupByDay(times: BookingPage['times'], zone: Zone): ByDay {
  const days = new Map<Day, string[]>();
  for (const { start } of times) {
    const day = dayOf(start, zone);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return days;
}

/** What is chosen so far; a day that has no times any more gives way to the first that has. */
function useChoice(byDay: ByDay, onConfirm: ChooseTimeProps['onConfirm']) {
  const days = [...byDay.keys()].sort();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const [wantedDay, setDay] = useState<Day | null>(null);
  const [wantedMonth, setMonth] = useState<Month | null>(null);
  const [start, setStart] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const day = wantedDay && byDay.has(wantedDay) ? wantedDay : first;
  const offered = byDay.get(day) ?? [];
  async function confirm() {
    if (!start) return;
    setIsSending(true);
    const refused = await onConfirm(start);
    setIsSending(false);
    setFault(refused);
    if (refused) setStart(null);
  }
  return {
    day,
    month: wantedMonth ?? monthOf(day),
    range: { first: monthOf(first), last: monthOf(last) },
    start: start && offered.includes(start) ? start : null,
    fault,
    isSending,
    confirm,
    setMonth,
    setDay: (next: Day) => {
      setDay(next);
      setStart(null);
    },
    setStart: (next: string) => {
      setStart(next);
      setFault(null);
    },
  };
}

interface DayTimesProps {
  day: Day;
  times: readonly string[];
  zone: Zone;
  start: string | null;
  onStart(start: string): void;
}

const DayTimes = ({ day, times, zone, start, onStart }: DayTimesProps) => (
  <section aria-label="Free times" className="grid gap-3">
    <h2 className="text-base/9 font-semibold">{formatDate(`${day}T12:00:00Z`, 'weekday', calendarZone)}</h2>
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {times.map((each) => (
        <li key={each}>
          <button
            type="button"
            aria-pressed={each === start}
            onClick={() => onStart(each)}
            className="tabular h-11 w-full rounded-md border border-line-strong text-sm/5 font-medium transition-colors hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            {formatDate(each, 'time', zone)}
          </button>
        </li>
      ))}
    </ul>
  </section>
);
