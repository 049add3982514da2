import { Skeleton } from '#ui/skeleton.tsx';

/** The place of the table: as many rows as will come, each as high as it will be. */
export function RankingSkeleton({ rows }: { rows: number }) {
  return (
    <div role="status" aria-label="Loading candidates" className="rounded-lg border border-line bg-surface">
      <div className="flex h-row items-center border-b border-line px-4">
        <Skeleton className="h-3 w-40" />
      </div>
      <div className="h-12 border-b border-line max-md:hidden" />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className="flex h-[45px] items-center gap-6 border-b border-line px-4 last:border-b-0 max-md:h-52"
        >
          <Skeleton className="size-4 rounded-sm" />
          <Skeleton className="h-3 w-6" />
          <Skeleton className="h-3 w-36" />
          <Skeleton className="h-2 w-32 max-md:hidden" />
          <Skeleton className="h-3 w-40 max-lg:hidden" />
          <Skeleton className="ml-auto h-7 w-24 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
