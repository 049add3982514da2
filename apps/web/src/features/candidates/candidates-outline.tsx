import { useLocation } from 'react-router';
import { PageOutline, TabsOutline, ToolbarOutline } from '#ui/outline.tsx';
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
          <ToolbarOutline controls={['w-56', 'w-56', 'w-28', 'w-24']} />
          <RankingSkeleton rows={10} />
        </div>
      )}
    </>
  );
}
