import { LinesOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The place of a score: its bar, the way to its explanation, and on a phone the reasons below each other. */
export const ScoreOutline = ({ reasons }: { reasons: number }) => (
  <div className="grid w-80 max-w-full gap-2 max-sm:w-full">
    <div className="flex items-center gap-4">
      <Skeleton className="h-2 flex-1" />
      <Skeleton className="my-0.5 h-4 w-9" />
    </div>
    <Skeleton className="my-2 h-3 w-24" />
    <LinesOutline lines={1} phoneLines={reasons} className="gap-1 max-sm:max-w-64" />
  </div>
);
