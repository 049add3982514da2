import { Skeleton } from '#ui/skeleton.tsx';

/** The place of the page's parts, each as high as it will be. */
export function VersionsSkeleton() {
  return (
    <div role="status" aria-label="Loading the comparison" className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-14 w-full sm:w-80" />
        <Skeleton className="h-14 w-full sm:w-80" />
      </div>
      <Skeleton className="h-19 rounded-lg max-lg:h-38" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}
