import { useAddressState } from '#lib/address/use-address-state.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { applicationsAddress } from '../applications-params.ts';
import { BoardView } from '../board/board-view.tsx';

/** The pipeline as a board. */
export function ApplicationsPage() {
  const [params, change] = useAddressState(applicationsAddress);
  return (
    <>
      <PageHeader title="Applications" description="Drag a card to another stage, or use its menu." />
      <BoardView key={`${params.companyId} ${params.jobId}`} params={params} change={change} />
    </>
  );
}
