import { Columns3, List } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { type Segment, SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { type ApplicationsParams, applicationsAddress } from '../applications-params.ts';
import { BoardView } from '../board/board-view.tsx';

/** Most open the board: the list is loaded for those who choose it. */
const ListView = lazy(async () => ({ default: (await import('../list/list-view.tsx')).ListView }));

const segments: readonly Segment<ApplicationsParams['view']>[] = [
  { value: 'board', label: 'Board', icon: <Columns3 aria-hidden="true" /> },
  { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
];

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
          <SegmentedControl
            label="Show as"
            segments={segments}
            value={params.view}
            onChange={(view) => change({ view })}
          />
        }
      />
      {isBoard ? (
        <BoardView params={params} change={change} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={12} label="Loading applications" />}>
          <ListView params={params} change={change} />
        </Suspense>
      )}
    </>
  );
}
