import { CardOutline, LinesOutline } from '#ui/outline.tsx';
import { FieldOutline, Skeleton, SkeletonFields } from '#ui/skeleton.tsx';

/** The form, and beside it what it looks like. */
export const JobFormOutline = () => (
  <div
    role="status"
    aria-label="Loading the form"
    className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_25rem]"
  >
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <Skeleton className="my-1 mb-5 h-4 w-24" />
      <FieldOutline className="mb-5" />
      <SkeletonFields fields={10} />
    </div>
    <CardOutline className="max-xl:hidden">
      <LinesOutline lines={4} />
    </CardOutline>
  </div>
);
