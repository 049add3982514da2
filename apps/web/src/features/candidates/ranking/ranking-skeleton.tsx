import { Skeleton } from '#ui/skeleton.tsx';

/** The place of the table: as many rows as will come, each as high as it will be. */
export function RankingSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading candidates" className="rounded-lg border border-line bg-surface">
      {/* On a phone the choice of all stands above how many score below the minimum. */}
      <div className="flex h-row items-center justify-between border-b border-line px-4 max-md:grid max-md:h-18 max-md:content-evenly">
        <Skeleton className="h-3 w-40" />
        <Skeleton className="h-3 w-28 max-md:w-56" />
      </div>
      <div className="h-row border-b border-line max-md:hidden" />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className="grid border-b border-line px-4 py-2.5 last:border-b-0 max-md:h-27 max-md:content-center max-md:gap-4 md:h-24 md:grid-cols-[1rem_1.5rem_1fr_9rem_2fr_4rem_2rem] md:items-center md:gap-4 xl:h-20"
        >
          <Skeleton className="size-4 rounded-sm max-md:hidden" />
          <Skeleton className="h-3 max-md:hidden" />
          <span className="grid gap-1.5">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-2.5 w-16 max-md:hidden" />
          </span>
          <Skeleton className="h-2" />
          <span className="grid gap-1.5">
            <Skeleton className="h-3 w-11/12" />
            <Skeleton className="h-2.5 w-2/3 max-md:hidden" />
          </span>
          <Skeleton className="h-6 rounded-full max-md:hidden" />
          <Skeleton className="h-7 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
