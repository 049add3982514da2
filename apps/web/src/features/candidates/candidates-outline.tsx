import { useLocation } from 'react-router';
import { PageOutline, TabsOutline } from '#ui/outline.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PeopleOutline } from './people/people-outline.tsx';
import { RankingSkeleton } from './ranking/ranking-skeleton.tsx';

/** The page in the view that the address asks for. */
export const CandidatesOutline = () => (
  <PageOutline hasDescription={false} hasAction isTight>
    <ViewsOutline />
  </PageOutline>
);

/** What stands below the header. */
export function ViewsOutline() {
  const isAll = new URLSearchParams(useLocation().search).get('view') === 'all';
  return (
    <>
      <TabsOutline tabs={2} />
      {isAll ? (
        <PeopleOutline />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <RankingToolbarOutline />
          <RankingSkeleton rows={10} />
        </div>
      )}
    </>
  );
}

/** On a phone company and job share a row, and the rest stands below. */
const RankingToolbarOutline = () => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 md:min-h-row">
    <div className="grid flex-1 basis-full grid-cols-2 gap-2 md:max-w-120 md:basis-72">
      <Skeleton className="h-control" />
      <Skeleton className="h-control" />
    </div>
    <Skeleton className="h-control w-36" />
    <Skeleton className="h-6 w-24" />
    <Skeleton className="ml-auto h-control w-9" />
  </div>
);
