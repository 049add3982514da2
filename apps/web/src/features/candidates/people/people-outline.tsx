import { cn } from '#lib/class-names.ts';
import { FieldOutline, Skeleton } from '#ui/skeleton.tsx';
import { filterGrid } from './filter-grid.ts';

/** How many there are, and the people themselves. */
const FoundOutline = () => (
  <>
    <div className="flex h-6 items-center justify-between">
      <Skeleton className="h-3 w-20" />
      <Skeleton className="h-5 w-28" />
    </div>
    <div
      role="status"
      aria-label="Loading people"
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
    >
      {Array.from({ length: 6 }, (_, row) => row).map((row) => (
        <PersonRowOutline key={row} />
      ))}
    </div>
  </>
);

/** On a phone the role takes two lines, and so do the skills. */
const PersonRowOutline = () => (
  <div className="flex gap-3 px-4 py-3.5">
    <Skeleton className="mt-0.5 size-8 shrink-0 rounded-full max-sm:hidden" />
    <div className="grid min-w-0 flex-1 gap-1">
      <Skeleton className="my-0.5 h-4 w-40" />
      <Skeleton className="my-1 h-3 max-w-md" />
      <Skeleton className="my-1 h-3 w-1/2 sm:hidden" />
      <div className="flex flex-wrap gap-1.5 pt-0.5">
        {['w-20', 'w-24', 'w-16', 'w-24', 'w-20'].map((width, place) => (
          <Skeleton key={`${width} ${place.toString()}`} className={cn('h-5', width)} />
        ))}
      </div>
    </div>
  </div>
);

/** The search, its filters and the people. */
export const PeopleOutline = () => (
  <div className="grid grid-cols-1 gap-4">
    <Skeleton className="h-control" />
    <div className={filterGrid.row}>
      <FieldOutline className={filterGrid.skills} />
      <FieldOutline />
      <FieldOutline />
      <FieldOutline />
      <FieldOutline />
    </div>
    <FoundOutline />
  </div>
);
