import { Skeleton } from '#ui/skeleton.tsx';

/** The place of a CV that is on its way. */
export function CvSkeleton() {
  return (
    <div role="status" aria-label="Loading the CV" className="grid gap-6">
      <div className="grid gap-2">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-4 w-full max-w-xl" />
        <Skeleton className="h-4 w-2/3 max-w-md" />
      </div>
      <div className="flex flex-wrap gap-1.5">
        {['w-20', 'w-28', 'w-16', 'w-24', 'w-32', 'w-14'].map((width) => (
          <Skeleton key={width} className={`h-7 ${width}`} />
        ))}
      </div>
      {[1, 2, 3].map((entry) => (
        <div key={entry} className="grid gap-2">
          <Skeleton className="h-4 w-56" />
          <Skeleton className="h-3 w-40" />
          <Skeleton className="h-16 w-full max-w-2xl" />
        </div>
      ))}
    </div>
  );
}
