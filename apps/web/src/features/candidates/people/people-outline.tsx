import { ListOutline, ToolbarOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

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
    <ToolbarOutline controls={['w-80', 'w-28', 'w-44', 'w-44', 'w-44']} />
    <FoundOutline />
  </div>
);
