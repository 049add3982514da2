import { listWork } from '@candela/contract/admin/admin-console.routes.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Coffee, RotateCw } from 'lucide-react';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { workAddress } from '../admin-addresses.ts';
import { counted } from '../format.ts';
import { useRetryAll } from '../use-retry.ts';
import { workName } from '../work-names.ts';
import { failedKinds, totalsByState } from '../work-summary.ts';
import { ExpandableRowsOutline } from './admin-outlines.tsx';
import { FilterSelect } from './filter-select.tsx';
import { ListFrame } from './list-frame.tsx';
import { Toolbar } from './toolbar.tsx';
import { WorkKinds } from './work-kinds.tsx';
import { WorkRow } from './work-row.tsx';
import { WorkStates } from './work-states.tsx';
import { WorkTenants } from './work-tenants.tsx';

const refreshMs = 4000;

const noTasks = (
  <EmptyState
    icon={<Coffee />}
    title="No tasks yet"
    description="Emails, publications and clean-ups appear here as they run."
  />
);

const RetryAll = ({ isPending, onClick }: { isPending: boolean; onClick(): void }) => (
  <Button loading={isPending} icon={<RotateCw aria-hidden="true" className="size-4" />} onClick={onClick}>
    Retry all failed
  </Button>
);

/** Background work as it goes on. It reads itself again while it is looked at, and keeps its place. */
export function WorkList() {
  const [query, update] = useAddressState(workAddress);
  const work = useQuery({
    ...apiQuery(listWork, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const retryAll = useRetryAll();
  const kinds = work.data?.kinds ?? [];
  const tenants = work.data?.tenants ?? [];
  const failed = failedKinds(kinds, query.name);
  return (
    <div className="grid grid-cols-1 gap-4">
      <WorkStates
        totals={work.data && totalsByState(query.name ? kinds.filter((kind) => kind.name === query.name) : kinds)}
        value={query.state}
        onChange={(state) => update({ state })}
      />
      <Toolbar
        total={work.data && counted(work.data.pagination.total, 'task', 'tasks')}
        actions={
          failed.length > 0 && <RetryAll isPending={retryAll.isPending} onClick={() => retryAll.mutate(failed)} />
        }
      >
        <FilterSelect
          label="Kind"
          anyLabel="Any kind"
          value={query.name}
          options={kinds.map((kind) => [kind.name, workName(kind.name)] as const)}
          onChange={(name) => update({ name })}
        />
      </Toolbar>
      <ListFrame
        noun="tasks"
        query={work}
        isFiltered={query.state !== undefined || query.name !== undefined}
        onClear={() => update({ state: undefined, name: undefined })}
        onPageChange={(page) => update({ page })}
        empty={noTasks}
        outline={<ExpandableRowsOutline label="Loading tasks" />}
      >
        {({ items }) => (
          <ul aria-label="Background work">
            {items.map((item) => (
              <WorkRow key={`${item.name} ${item.id}`} item={item} />
            ))}
          </ul>
        )}
      </ListFrame>
      {tenants.length > 0 && <WorkTenants tenants={tenants} />}
      {kinds.length > 0 && <WorkKinds kinds={kinds} />}
    </div>
  );
}
