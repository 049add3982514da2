import { LinesOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The place of what the interview is about: company, title, job and three facts. */
export const AboutOutline = () => (
  <>
    <div className="grid gap-1">
      <Skeleton className="my-1 h-3 w-32" />
      <Skeleton className="my-2 h-5 w-56 max-w-full" />
      <Skeleton className="my-2 h-5 w-40" />
      <Skeleton className="my-1 h-3 w-44" />
    </div>
    <div className="grid gap-2">
      {['w-36', 'w-24', 'w-20'].map((width) => (
        <Skeleton key={width} className={`my-1 h-3 ${width}`} />
      ))}
    </div>
  </>
);

const weeks = [1, 2, 3, 4, 5, 6];

/** The place of the month, the time zone and the times of a day. */
export const ChoiceOutline = () => (
  <div role="status" aria-label="Loading the times" className="grid gap-5">
    <LinesOutline lines={1} phoneLines={2} className="max-w-sm" />
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <div className="grid gap-3">
          <div className="flex h-control items-center">
            <Skeleton className="h-4 w-32" />
          </div>
          <div className="grid gap-1 pt-7">
            {weeks.map((week) => (
              <div key={week} className="grid h-10 items-center">
                <Skeleton className="h-6" />
              </div>
            ))}
          </div>
        </div>
        <Skeleton className="h-20" />
      </div>
      <div className="grid grid-cols-3 gap-2 pt-12">
        {weeks.map((row) => (
          <Skeleton key={row} className="h-control-lg" />
        ))}
      </div>
    </div>
  </div>
);
