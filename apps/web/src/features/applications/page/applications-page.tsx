import { Columns3, List } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { applicationsAddress, views } from '../applications-params.ts';
import { BoardView } from '../board/board-view.tsx';

/** Most open the board: the list is loaded for those who choose it. */
const ListView = lazy(async () => ({ default: (await import('../list/list-view.tsx')).ListView }));

const looks = { board: { label: 'Board', icon: Columns3 }, list: { label: 'List', icon: List } };

/** The pipeline, as a board or as a list of the same applications. */
export function ApplicationsPage() {
  const [params, change] = useAddressState(applicationsAddress);
  const isBoard = params.view === 'board';
  const mayMove = useMay('application.move');
  const boardText = mayMove ? 'Drag a card to another stage, or use its menu.' : 'Where every application stands.';
  return (
    <>
      <PageHeader
        title="Applications"
        description={isBoard ? boardText : 'Every application, in any order.'}
        actions={
          <fieldset aria-label="Show as" className="flex gap-1">
            {views.map((view) => {
              const { label, icon: Icon } = looks[view];
              return (
                <Button
                  key={view}
                  variant={view === params.view ? 'secondary' : 'ghost'}
                  aria-pressed={view === params.view}
                  icon={<Icon aria-hidden="true" className="size-4" />}
                  onClick={() => change({ view })}
                >
                  {label}
                </Button>
              );
            })}
          </fieldset>
        }
      />
      {isBoard ? (
        <BoardView key={`${params.companyId} ${params.jobId}`} params={params} change={change} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={12} label="Loading applications" />}>
          <ListView params={params} change={change} />
        </Suspense>
      )}
    </>
  );
}
