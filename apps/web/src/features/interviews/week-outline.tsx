import { useAddressState } from '#lib/address/use-address-state.ts';
import { CardOutline, LinesOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { calendarAddress } from './calendar-address.ts';

/** Interviews in the way the address asks for. */
export function WeekOutline() {
  const [{ view }] = useAddressState(calendarAddress);
  return view === 'week' ? <GridOutline /> : <ListOutline />;
}

/** Seven days with the hours that a week without early or late interviews shows. */
const GridOutline = () => (
  <div role="status" aria-label="Loading interviews" className="overflow-hidden">
    <div className="grid min-w-[46rem] grid-cols-[3.25rem_repeat(7,minmax(0,1fr))]">
      <span />
      {days.map((day) => (
        <div key={day} className="grid h-[2.3125rem] place-items-center border-b border-l border-line">
          <Skeleton className="h-3 w-16" />
        </div>
      ))}
      <span />
      {days.map((day) => (
        <div key={day} className="h-[47.5rem] border-l border-line" />
      ))}
    </div>
  </div>
);

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Interviews one under the other. */
const ListOutline = () => (
  <div role="status" aria-label="Loading interviews" className="divide-y divide-line border-t border-line">
    {['first', 'second', 'third'].map((place) => (
      <div key={place} className="grid gap-3 px-5 py-4">
        <div className="flex items-center gap-3">
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="h-3.5 w-48" />
          <Skeleton className="ml-auto h-3 w-36 max-sm:hidden" />
        </div>
        <LinesOutline lines={4} className="max-w-lg" />
        <div className="flex gap-2">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-7 w-24" />
        </div>
      </div>
    ))}
  </div>
);

/** The week, and beside it the calendar it is connected to. */
export const CalendarOutline = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
    <CardOutline flush hasDescription hasAction>
      <WeekOutline />
    </CardOutline>
    <BesideOutline />
  </div>
);

/** The cards beside the week. */
export const BesideOutline = () => (
  <div className="grid gap-6">
    <CardOutline>
      <div className="grid gap-4">
        <Skeleton className="h-control" />
        <LinesOutline lines={6} />
      </div>
    </CardOutline>
    <CardOutline>
      <LinesOutline />
    </CardOutline>
  </div>
);
