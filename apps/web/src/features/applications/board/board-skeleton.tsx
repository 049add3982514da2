import { boardStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { applicationWords } from '#entities/application/application-words.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** The columns' places while the cards are on their way. */
export function BoardSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading applications"
      className="flex h-[calc(100dvh-15rem)] min-h-96 gap-3 overflow-hidden"
    >
      {boardStatuses.map((status, place) => (
        <div
          key={status}
          className="flex min-w-46 flex-1 flex-col gap-2 rounded-lg border border-line bg-sunken p-2 max-md:min-w-[82vw]"
        >
          <span aria-hidden="true" className="px-1 py-0.5 font-semibold">
            {applicationWords[status].label}
          </span>
          {Array.from({ length: 3 - (place % 2) }, (_, row) => row).map((row) => (
            <Skeleton key={row} className="h-36 rounded-lg" />
          ))}
        </div>
      ))}
    </div>
  );
}
