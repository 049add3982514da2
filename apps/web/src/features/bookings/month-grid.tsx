import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Day } from '#entities/interview/week.ts';
import { cn } from '#lib/class-names.ts';
import { calendarZone, formatDate } from '#lib/dates.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { addMonths, type Month, weeksOf } from './month.ts';

interface MonthGridProps {
  month: Month;
  /** How many times there are on each day that has any. */
  counts: ReadonlyMap<Day, number>;
  /** The first and the last month that have any. */
  range: { first: Month; last: Month };
  day: Day | null;
  today: Day;
  onMonth(month: Month): void;
  onDay(day: Day): void;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A month in which the days with free times can be pressed. */
export function MonthGrid({ month, counts, range, day, today, onMonth, onDay }: MonthGridProps) {
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between">
        <h2 aria-live="polite" className="text-base/6 font-semibold">
          {formatDate(`${month}-15T12:00:00Z`, 'month', calendarZone)}
        </h2>
        <div className="flex gap-1">
          {/* Disabled, the last one would lose the keyboard's place in the moment that it is reached. */}
          <IconButton
            label="Previous month"
            aria-disabled={month <= range.first || undefined}
            onClick={() => month > range.first && onMonth(addMonths(month, -1))}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            label="Next month"
            aria-disabled={month >= range.last || undefined}
            onClick={() => month < range.last && onMonth(addMonths(month, 1))}
          >
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <table className="w-full table-fixed border-separate border-spacing-y-1 text-center">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="pb-1 text-xs/5 font-medium text-subtle">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((each, place) => (
                <td key={weekdays[place]} className="p-0">
                  {each && (
                    <DayCell
                      day={each}
                      count={counts.get(each) ?? 0}
                      isChosen={each === day}
                      isToday={each === today}
                      onDay={onDay}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps {
  day: Day;
  count: number;
  isChosen: boolean;
  isToday: boolean;
  onDay(day: Day): void;
}

function DayCell({ day, count, isChosen, isToday, onDay }: DayCellProps) {
  const number = Number(day.slice(8));
  const shape = 'tabular relative mx-auto grid size-10 place-items-center rounded-full text-sm/5 sm:size-11';
  const dot = isToday && <span aria-hidden="true" className="absolute bottom-1.5 size-1 rounded-full bg-current" />;
  if (count === 0) {
    return (
      <span className={cn(shape, 'text-subtle')}>
        {number}
        {dot}
      </span>
    );
  }
  const name = formatDate(`${day}T12:00:00Z`, 'weekday', calendarZone);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${name}, ${count === 1 ? '1 time' : `${count} times`}`}
      onClick={() => onDay(day)}
      className={cn(
        shape,
        'font-semibold transition-colors',
        isChosen ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent-text hover:bg-accent hover:text-on-accent',
      )}
    >
      {number}
      {dot}
    </button>
  );
}
