import type { BrowsedJob } from '@candela/contract/jobs/browse.routes.ts';
import { browseJobs } from '@candela/contract/jobs/browse.routes.ts';
import type { RouteOutput } from '@candela/contract/kernel/route.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useExistingPage } from '#lib/address/use-existing-page.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { cn } from '#lib/class-names.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Select } from '#ui/select.tsx';
import { BrowsedOutline } from '../components/jobs-outlines.tsx';
import { BrowseFilters, type BrowseFiltersProps } from './browse-filters.tsx';
import { isNarrowed, noSearch, toBrowseQuery } from './browse-params.ts';
import { BrowsedJobRow } from './browsed-job-row.tsx';
import { FitDialog } from './fit-dialog.tsx';

export interface BrowseJobsProps extends BrowseFiltersProps {
  /** Beside the order: keeping this search. */
  action?: ReactNode;
}

/** Open jobs, searched, each with how well the candidate's own CV fits. */
export function BrowseJobs({ params, onChange, action }: BrowseJobsProps) {
  const query = useQuery({
    ...apiQuery(browseJobs, { query: toBrowseQuery(params) }),
    placeholderData: keepPreviousData,
  });
  useExistingPage(query, params.page, (page) => onChange({ page }, { replace: true }));
  const [explained, setExplained] = useState<BrowsedJob | null>(null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <BrowseFilters params={params} onChange={onChange} />
      <QueryState query={query} skeleton={<BrowsedOutline />}>
        {(found) => (
          <div className={cn('grid gap-4', query.isPlaceholderData && 'opacity-60 transition-opacity')}>
            <Found found={found} params={params} onChange={onChange} action={action} />
            {found.items.length > 0 && (
              <ul aria-label="Open jobs" className="divide-y divide-line rounded-lg border border-line bg-surface">
                {found.items.map((job) => (
                  <BrowsedJobRow key={job._id} job={job} onExplain={() => setExplained(job)} />
                ))}
              </ul>
            )}
            {found.pagination.totalPages > 1 && (
              <Pagination {...found.pagination} onPageChange={(page) => onChange({ page })} label="Pages of jobs" />
            )}
          </div>
        )}
      </QueryState>
      {explained && (
        <FitDialog
          jobId={explained._id}
          about={`You for ${explained.title}, ${explained.companyName}, from your own CV.${explained.status ? '' : ' Only you see this until you apply.'}`}
          footer={
            <ButtonLink to={`/dashboard/job/${explained._id}`} variant="primary">
              Read the job
            </ButtonLink>
          }
          onClose={() => setExplained(null)}
        />
      )}
    </div>
  );
}

interface FoundProps extends BrowseJobsProps {
  found: RouteOutput<typeof browseJobs>;
}

/** How many there are and in which order; what to do when there are none, or no CV to compare with. */
function Found({ found: { items, pagination, isPartial }, params, onChange, action }: FoundProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<Search />}
        title={isNarrowed(params) ? 'No job matches' : 'There are no open jobs at the moment'}
        description={isNarrowed(params) ? 'Try fewer words, or another place.' : 'New jobs appear here straight away.'}
        action={
          isNarrowed(params) && (
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={() => onChange(noSearch)}>Show all jobs</Button>
              {action}
            </div>
          )
        }
        className="rounded-lg border border-line bg-surface"
      />
    );
  }
  const hasFit = items.some(({ fit }) => fit !== null);
  return (
    <>
      {!hasFit && <NoCv />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-muted">
          {pagination.total === 1 ? '1 open job' : `${pagination.total} open jobs`}
          {isPartial && ' (the newest of them, by fit)'}
          {hasFit && ', with your scores'}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {action}
          {hasFit && (
            <Select
              aria-label="Order"
              value={params.sort}
              onChange={(event) => onChange({ sort: event.target.value === 'fit' ? 'fit' : 'newest' })}
              className="w-44"
            >
              <option value="newest">Newest first</option>
              <option value="fit">Best fit first</option>
            </Select>
          )}
        </div>
      </div>
    </>
  );
}

const NoCv = () => (
  <Alert
    action={
      <ButtonLink to="/dashboard/my-details/cv" size="sm">
        Upload your CV
      </ButtonLink>
    }
  >
    With your CV here you see how well you fit each job, and why, before you apply.
  </Alert>
);
