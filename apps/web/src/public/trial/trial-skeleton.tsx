import { Skeleton } from '#ui/skeleton.tsx';

/** Holds a screen's worth of room while the texts are read, so that what follows is out of sight before it moves. */
export function TrialSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid min-h-dvh content-start gap-8 rounded-xl border border-line bg-surface p-5 sm:p-8"
    >
      <div className="grid gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-8 w-2/3 max-w-96" />
        <Skeleton className="h-3 w-full rounded-full" />
      </div>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        {[1, 2, 3, 4].map((factor) => (
          <div key={factor} className="grid gap-3">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-20 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
