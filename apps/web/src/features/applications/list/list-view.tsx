import { exportApplications, listApplications } from '@candela/contract/applications/applications.routes.ts';
import type { RecentApplication } from '@candela/contract/applications/applications.schemas.ts';
import { getBoard } from '@candela/contract/applications/board.routes.ts';
import { countLimit } from '@candela/contract/kernel/count-limit.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { applicantTools } from '#entities/application/applicant-tools.tsx';
import { CvDialog } from '#entities/cv/cv-dialog.tsx';
import { useExistingPage } from '#lib/address/use-existing-page.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import { useLive } from '#lib/live/use-live.ts';
import { datedFileName, saveCsv } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { useRememberedNumber } from '#lib/use-remembered.ts';
import { Button } from '#ui/button.tsx';
import { TableOutline } from '#ui/outline.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { type Sort, Table } from '#ui/table.tsx';
import type { ApplicationsParams, ChangeApplications } from '../applications-params.ts';
import { ApplicationsFailure, NoApplications } from '../load-states.tsx';
import { PlaceFilter } from '../place-filter.tsx';
import { listColumns, sortOf } from './list-columns.tsx';
import { ListFilters } from './list-filters.tsx';
import { filterOf, isNarrowed, noFilter } from './list-query.ts';
import { readableNeighbours } from './readable-neighbours.ts';
import { SavedFilters } from './saved-filters.tsx';

export interface ListViewProps {
  params: ApplicationsParams;
  change: ChangeApplications;
}

const pageSizes = [25, 50, 100] as const;

/** The same applications as a list: searched, sorted, narrowed and saved as a file. */
export function ListView({ params, change }: ListViewProps) {
  const [pageSize, setPageSize] = useRememberedNumber('applicationsListSize', pageSizes);
  const jobs = useQuery(apiQuery(getBoard, { query: {} })).data?.availableJobs ?? [];
  const filter = filterOf(params);
  const query = useQuery({
    ...apiQuery(listApplications, { query: { ...filter, page: params.page, pageSize } }),
    placeholderData: keepPreviousData,
  });
  useLive('applications', () => void invalidate([listApplications]));
  useExistingPage(query, params.page, (page) => change({ page }, { replace: true }));
  // Where there is no application at all there is nothing to choose from.
  if (query.data?.pagination.total === 0 && !isNarrowed(params)) return <NoApplications />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PlaceFilter params={params} change={change} jobs={jobs} />
        <div className="flex flex-wrap gap-2">
          <SavedFilters params={params} change={change} />
          <ExportButton filter={filter} />
        </div>
      </div>
      <ListFilters params={params} change={change} />
      {query.data ? (
        <Rows answer={query.data} isOld={query.isPlaceholderData} params={params} change={change} />
      ) : query.error ? (
        <ApplicationsFailure query={query} onShowAll={() => change(noFilter)} />
      ) : (
        <TableOutline rows={10} rowClassName="h-14" cardLines={6} label="Loading applications" />
      )}
      {query.data && query.data.pagination.total > 0 && (
        <Pagination
          {...query.data.pagination}
          isOpenEnded={query.data.pagination.total === countLimit({ page: query.data.pagination.page, pageSize })}
          label="Pages of applications"
          pageSize={pageSize}
          pageSizes={pageSizes}
          onPageChange={(page) => change({ page })}
          onPageSizeChange={(size) => {
            setPageSize(size);
            change({ page: 1 }, { replace: true });
          }}
        />
      )}
    </div>
  );
}

interface RowsProps extends ListViewProps {
  answer: { items: RecentApplication[] };
  /** Of the page before: the next one is on its way. */
  isOld: boolean;
}

function Rows({ answer: { items }, isOld, params, change }: RowsProps) {
  const [opened, setOpened] = useState<RecentApplication | null>(null);
  const { previous, next } = readableNeighbours(items, opened);
  const sort = ({ column, direction }: Sort) =>
    change({ sort: sortOf(column), order: direction === 'ascending' ? 'asc' : 'desc' });
  return (
    <div
      aria-busy={isOld || undefined}
      className="overflow-hidden rounded-lg border border-line bg-surface transition-opacity aria-busy:opacity-60"
    >
      <Table
        caption="Applications"
        columns={listColumns({ onOpenCv: setOpened })}
        rows={items}
        rowKey={({ candidateId, jobId }) => `${candidateId} ${jobId}`}
        sort={{ column: params.sort, direction: params.order === 'asc' ? 'ascending' : 'descending' }}
        onSort={sort}
        empty={<NoApplications onShowAll={() => change(noFilter)} />}
      />
      <CvDialog
        tools={applicantTools}
        cvId={opened?.cvId ?? null}
        onClose={() => setOpened(null)}
        onNext={next && (() => setOpened(next))}
        onPrevious={previous && (() => setOpened(previous))}
      />
    </div>
  );
}

function ExportButton({ filter }: { filter: ReturnType<typeof filterOf> }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveCsv(datedFileName('applications', 'csv'), await api.call(exportApplications, { query: filter }));
    } catch (error) {
      toast.error(toFailure(error, 'The file could not be created. Please try again.').message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button loading={isBusy} icon={<Download aria-hidden="true" className="size-4" />} onClick={() => void save()}>
      Download CSV
    </Button>
  );
}
