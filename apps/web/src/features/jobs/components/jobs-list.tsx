import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import type { JobDescriptionUpload } from '@candela/contract/job-descriptions/job-descriptions.routes.ts';
import { listRecruiterJobs } from '@candela/contract/jobs/jobs.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Briefcase, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { IfMay } from '#components/if-may.tsx';
import { useExistingPage } from '#lib/address/use-existing-page.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { TableOutline } from '#ui/outline.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { type JobListParams, type JobTab, jobTabs, toJobListQuery } from '../job-list-params.ts';
import { useCurrentUploads, useUploads } from '../use-uploads.ts';
import { JobDialog, type OpenedJob } from './job-dialog.tsx';
import { jobRows } from './jobs-outlines.tsx';
import { JobsTable } from './jobs-table.tsx';
import { JobsToolbar } from './jobs-toolbar.tsx';
import { UploadList } from './upload-list.tsx';

export interface JobsListProps {
  params: JobListParams;
  onChange(change: Partial<JobListParams>, options?: { replace?: boolean }): void;
  /** Where a job is added. */
  addPath: string;
}

/** Above the list there is room for the latest few; the upload panel shows them all. */
const mostUploads = 3;

const tabLabels: Record<JobTab, string> = { active: 'Active', draft: 'Draft', all: 'All' };
const emptyTitles: Record<JobTab, string> = {
  active: 'No active jobs found',
  draft: 'No draft jobs found',
  all: 'No jobs found',
};

/** The recruiter's jobs. Everything that shapes the list stands in the address. */
export function JobsList({ params, onChange, addPath }: JobsListProps) {
  const jobs = useQuery({
    ...apiQuery(listRecruiterJobs, { query: toJobListQuery(params) }),
    placeholderData: keepPreviousData,
  });
  useExistingPage(jobs, params.page, (page) => onChange({ page }, { replace: true }));
  const companies = useQuery(apiQuery(listCompanies));
  const { query: uploadsQuery, uploads } = useUploads();
  // Where a tab has nothing there is nothing to search in it.
  const isBare = jobs.data?.data.length === 0 && !isFiltered(params);
  const content = (
    <div className="grid gap-4">
      {!isBare && (
        <JobsToolbar
          params={params}
          companies={companies.data?.data ?? []}
          isRefreshing={jobs.isRefetching && !jobs.isPlaceholderData}
          onSearch={(search) => onChange({ search }, { replace: true })}
          onCompany={(companyId) => onChange({ companyId })}
          onRefresh={() => {
            void jobs.refetch();
            void uploadsQuery.refetch();
          }}
        />
      )}
      <ListedJobs jobs={jobs} params={params} onChange={onChange} addPath={addPath} />
    </div>
  );
  return (
    <div className="grid gap-5">
      <LatestUploads uploads={uploads} addPath={addPath} />
      <Tabs
        label="Jobs by status"
        value={params.tab}
        onValueChange={(value) => onChange({ tab: jobTabs.find((tab) => tab === value) ?? 'active' })}
        items={jobTabs.map((tab) => ({
          value: tab,
          label: tabLabels[tab],
          content: tab === params.tab ? content : null,
        }))}
      />
    </div>
  );
}

function LatestUploads({ uploads, addPath }: { uploads: readonly JobDescriptionUpload[]; addPath: string }) {
  const current = useCurrentUploads(uploads);
  return (
    <>
      <UploadList uploads={current.slice(0, mostUploads)} />
      {current.length > mostUploads && (
        <p className="-mt-2 text-[13px]/5 text-muted">
          And {current.length - mostUploads} more:{' '}
          <Link to={addPath} className="text-accent-text underline underline-offset-2">
            see all uploads
          </Link>
        </p>
      )}
    </>
  );
}

const isFiltered = ({ search, companyId }: JobListParams) => search !== '' || companyId !== undefined;

interface ListedJobsProps extends JobsListProps {
  jobs: UseQueryResult<RouteOutput<typeof listRecruiterJobs>>;
}

function ListedJobs({ jobs, params, onChange, addPath }: ListedJobsProps) {
  const [opened, setOpened] = useState<OpenedJob | null>(null);
  return (
    <>
      {jobs.error && <LoadFailure query={jobs} />}
      {!jobs.data && !jobs.error && <TableOutline rows={5} {...jobRows} label="Loading your jobs" />}
      {jobs.data && (
        <div
          aria-busy={jobs.isPlaceholderData || undefined}
          className="overflow-hidden rounded-lg border border-line bg-surface transition-opacity aria-busy:opacity-60"
        >
          {jobs.data.data.length === 0 ? (
            <NoJobs
              tab={params.tab}
              isFiltered={isFiltered(params)}
              addPath={addPath}
              onClear={() => onChange({ search: '', companyId: undefined })}
            />
          ) : (
            <JobsTable jobs={jobs.data.data} sort={params} onSort={onChange} onOpen={setOpened} />
          )}
        </div>
      )}
      {jobs.data && jobs.data.pagination.totalPages > 1 && (
        <Pagination label="Pages of jobs" {...jobs.data.pagination} onPageChange={(page) => onChange({ page })} />
      )}
      {opened && <JobDialog opened={opened} jobs={jobs.data?.data ?? []} onClose={() => setOpened(null)} />}
    </>
  );
}

interface NoJobsProps {
  tab: JobTab;
  isFiltered: boolean;
  addPath: string;
  onClear(): void;
}

function NoJobs({ tab, isFiltered, addPath, onClear }: NoJobsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={emptyTitles[tab]}
        description="No jobs match your search and filters."
        action={<Button onClick={onClear}>Clear search and filters</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<Briefcase />}
      title={emptyTitles[tab]}
      action={
        <IfMay permission="job.create">
          <ButtonLink to={addPath}>Add a job</ButtonLink>
        </IfMay>
      }
    />
  );
}
