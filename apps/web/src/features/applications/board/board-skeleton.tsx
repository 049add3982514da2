import { boardStatuses } from '@candela/contract/applications/applications.schemas.ts';
import { useLocation } from 'react-router';
import { applicationWords } from '#entities/application/application-words.ts';
import { LinesOutline, PageOutline, TableOutline } from '#ui/outline.tsx';
import { FieldOutline, Skeleton } from '#ui/skeleton.tsx';

/** The columns' places while the cards are on their way. */
export function BoardSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading applications"
      className="flex min-h-72 shrink-0 grow basis-0 gap-3 overflow-hidden"
    >
      {boardStatuses.map((status, place) => (
        <div
          key={status}
          className="flex min-w-49 flex-1 flex-col gap-2 rounded-lg border border-line bg-sunken p-2 max-md:min-w-[82vw] md:pointer-coarse:min-w-56"
        >
          <span aria-hidden="true" className="px-1 py-0.5 font-semibold">
            {applicationWords[status].label}
          </span>
          {Array.from({ length: 3 - (place % 2) }, (_, row) => row).map((row) => (
            <div key={row} className="grid gap-3 rounded-lg border border-line bg-surface p-3">
              <div className="flex gap-2.5">
                <Skeleton className="size-7 rounded-full" />
                <LinesOutline lines={2} className="flex-1" />
              </div>
              <Skeleton className="h-3 w-2/3" />
              <div className="flex gap-2">
                <Skeleton className="h-6 w-16" />
                <Skeleton className="h-6 w-14" />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The page in the look that its address asks for. */
export function ApplicationsOutline() {
  const isList = new URLSearchParams(useLocation().search).get('view') === 'list';
  return (
    <PageOutline hasAction className="flex grow flex-col">
      <div className="flex grow flex-col gap-4">
        <div className="flex gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
          <Skeleton className="h-control sm:w-52" />
          <Skeleton className="h-control sm:w-64" />
        </div>
        {isList ? (
          <>
            <Skeleton className="h-control w-36 sm:hidden" />
            <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_9rem_9rem]">
              <Skeleton className="h-control max-sm:col-span-2" />
              <Skeleton className="h-control" />
              <Skeleton className="h-control" />
              <Skeleton className="h-control max-sm:col-span-2" />
              <FieldOutline />
              <FieldOutline />
            </div>
            <TableOutline rows={10} rowClassName="h-14" cardLines={6} />
          </>
        ) : (
          <>
            <Skeleton className="h-control w-64 max-w-full sm:hidden" />
            <BoardSkeleton />
          </>
        )}
      </div>
    </PageOutline>
  );
}
