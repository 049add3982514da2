import { cn } from '#lib/class-names.ts';
import { ListOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { filterGrid } from './filter-grid.ts';

/** How many there are, and the people themselves. */
export const FoundOutline = () => (
  <>
    <Skeleton className="my-1 h-3 w-20" />
    <ListOutline rows={6} rowClassName="h-24" label="Loading people" />
  </>
);

/** The search, its filters and the people. */
export const PeopleOutline = () => (
  <div role="status" aria-label="Loading people" className="grid grid-cols-1 gap-4">
    <Skeleton className="h-control" />
    <div className={filterGrid.row}>
      <FilterOutline className={filterGrid.skills} />
      <FilterOutline />
      <FilterOutline />
      <FilterOutline />
      <FilterOutline />
    </div>
    <FoundOutline />
  </div>
);

const FilterOutline = ({ className }: { className?: string }) => (
  <div className={cn('grid gap-1.5', className)}>
    <Skeleton className="my-1 h-3 w-16" />
    <Skeleton className="h-control" />
  </div>
);
