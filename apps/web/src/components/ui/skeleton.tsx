import { cn } from '#lib/class-names.ts';

/** Holds the place of something that is loading. Give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('block animate-shimmer rounded-md bg-neutral-soft', className)} />;
}

export interface SkeletonRowsProps {
  rows?: number;
  /** Said once to assistive technology. */
  label?: string;
}

/** The place of a list or table: rows of the product's height. */
export function SkeletonRows({ rows = 5, label = 'Loading' }: SkeletonRowsProps) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex h-row items-center gap-4 border-b border-line px-4 last:border-b-0">
          <Skeleton className="size-6 rounded-full" />
          <Skeleton className="h-3 w-1/4" />
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="ml-auto h-3 w-16" />
        </div>
      ))}
    </div>
  );
}
