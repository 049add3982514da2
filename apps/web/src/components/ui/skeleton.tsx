import { cn } from '#lib/class-names.ts';

/**
 * Holds the place of something that is loading. Give it the size of what will come, and its corners where they differ. Many
 * in something that shimmers itself stay still: each that moves on its own is one more layer to put together.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'block animate-shimmer bg-neutral-soft in-[.animate-shimmer]:animate-none [:where(&)]:rounded-md',
        className,
      )}
    />
  );
}

export interface SkeletonRowsProps {
  rows?: number;
  /** Said once to assistive technology. */
  label?: string;
  /** Without a picture at the beginning of each row. */
  isPlain?: boolean;
  /** The height of a row, where it has more than one line. */
  rowClassName?: string;
}

/** The place of a list or table: rows of the product's height. */
export const SkeletonRows = ({ label = 'Loading', ...rows }: SkeletonRowsProps) => (
  <div role="status" aria-label={label}>
    <RowOutlines {...rows} />
  </div>
);

/** The rows alone, where something around them says that they are loading. */
export function RowOutlines({ rows = 5, isPlain, rowClassName = 'h-row' }: Omit<SkeletonRowsProps, 'label'>) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div
          key={row}
          className={cn('flex items-center gap-4 border-b border-line px-4 last:border-b-0', rowClassName)}
        >
          {!isPlain && <Skeleton className="size-6 rounded-full" />}
          <Skeleton className="h-3 w-1/4" />
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="ml-auto h-3 w-16" />
        </div>
      ))}
    </div>
  );
}

interface SkeletonFieldsProps {
  fields?: number;
  label?: string;
}

/** The place of a form: labels over controls. */
export function SkeletonFields({ fields = 4, label = 'Loading' }: SkeletonFieldsProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {Array.from({ length: fields }, (_, field) => field).map((field) => (
        <FieldOutline key={field} />
      ))}
    </div>
  );
}

/** The place of one field: its label and its control. */
export const FieldOutline = ({ className }: { className?: string }) => (
  <div className={cn('grid content-start gap-1.5', className)}>
    <Skeleton className="my-1 h-3 w-24" />
    <Skeleton className="h-control" />
  </div>
);

interface SkeletonCardProps {
  lines?: number;
  label?: string;
}

/** The place of a card: its title, what it is about, and lines of content. */
export function SkeletonCard({ lines = 3, label = 'Loading' }: SkeletonCardProps) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="grid gap-2">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-3 w-2/3 max-w-md" />
      </div>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className="flex items-center gap-4 border-t border-line pt-4">
          <Skeleton className="h-3 w-1/3" />
          <Skeleton className="ml-auto h-7 w-20" />
        </div>
      ))}
    </div>
  );
}
