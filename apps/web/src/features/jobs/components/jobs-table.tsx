import type { JobListItem } from '@candela/contract/jobs/jobs.schemas.ts';
import { Link } from 'react-router';
import { IfMay } from '#components/if-may.tsx';
import { sentenceCase } from '#entities/job/job-text.ts';
import { type Column, type Sort, Table, tight } from '#ui/table.tsx';
import type { JobListParams } from '../job-list-params.ts';
import type { OpenedJob } from './job-dialog.tsx';
import { JobRowActions } from './job-row-actions.tsx';
import { StatusBadge, StatusButton } from './status-badge.tsx';

export interface JobsTableProps {
  jobs: readonly JobListItem[];
  sort: Pick<JobListParams, 'sort' | 'order'>;
  onSort(sort: Pick<JobListParams, 'sort' | 'order'>): void;
  onOpen(opened: OpenedJob): void;
}

const sortableColumns = ['title', 'companyName', 'status', 'candidates'] as const;

export function JobsTable({ jobs, sort, onSort, onOpen }: JobsTableProps) {
  const handleSort = ({ column, direction }: Sort) => {
    const key = sortableColumns.find((known) => known === column);
    if (key) onSort({ sort: key, order: direction === 'ascending' ? 'asc' : 'desc' });
  };
  return (
    <Table
      caption="Your jobs"
      columns={columnsFor(onOpen)}
      rows={jobs}
      rowKey={(job) => job._id}
      sort={{ column: sort.sort, direction: sort.order === 'asc' ? 'ascending' : 'descending' }}
      onSort={handleSort}
    />
  );
}

const columnsFor = (onOpen: JobsTableProps['onOpen']): readonly Column<JobListItem>[] => [
  {
    id: 'title',
    header: 'Title',
    primary: true,
    sortable: true,
    className: `md:max-w-80 md:max-xl:max-w-48 ${tight}`,
    cell: (job) => <TitleCell job={job} />,
  },
  {
    id: 'companyName',
    header: 'Company',
    sortable: true,
    className: `md:max-w-56 md:max-xl:max-w-28 ${tight}`,
    cell: (job) => <span className="wrap-anywhere">{job.companyName}</span>,
  },
  { id: 'location', header: 'Location', className: tight, cell: (job) => <LocationCell job={job} /> },
  {
    id: 'status',
    header: 'Status',
    className: tight,
    sortable: true,
    cell: (job) => (
      <IfMay permission="job.update" otherwise={<StatusBadge status={job.status} />}>
        <StatusButton status={job.status} jobTitle={job.title} onClick={() => onOpen({ dialog: 'status', job })} />
      </IfMay>
    ),
  },
  {
    id: 'candidates',
    header: 'Candidates',
    className: tight,
    align: 'end',
    sortable: true,
    cell: (job) => <CandidatesCell job={job} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    isUnlabelled: true,
    className: `md:w-px ${tight}`,
    cell: (job) => (
      <JobRowActions
        job={job}
        onPublish={() => onOpen({ dialog: 'publish', job })}
        onChangeStatus={() => onOpen({ dialog: 'status', job })}
      />
    ),
  },
];

function TitleCell({ job: { _id, title } }: { job: JobListItem }) {
  return (
    <Link
      to={`/dashboard/jobs/${_id}`}
      className="touch relative inline-flex min-h-6 min-w-0 items-center rounded-sm hover:underline md:max-w-full"
    >
      <span className="wrap-anywhere">{title || 'Untitled draft'}</span>
    </Link>
  );
}

function LocationCell({ job: { location, town } }: { job: JobListItem }) {
  return (
    <span className="grid">
      {location ? sentenceCase(location) : <span className="text-subtle">–</span>}
      {town && <span className="text-xs/5 text-muted wrap-anywhere md:max-w-32">{town}</span>}
    </span>
  );
}

/** Each number leads to the page that lists as many. */
function CandidatesCell({ job: { _id, companyId, title, candidates, applications } }: { job: JobListItem }) {
  const linkClasses =
    'inline-flex min-h-6 min-w-6 justify-end rounded-sm underline-offset-2 hover:underline pointer-coarse:min-h-10 pointer-coarse:min-w-10';
  const applicationsText = applications === 1 ? '1 application' : `${applications} applications`;
  return (
    <span className="inline-grid justify-items-end">
      <Link
        to={`/dashboard/candidates?jobId=${_id}&companyId=${companyId}`}
        aria-label={`${candidates} ${candidates === 1 ? 'candidate' : 'candidates'} ranked for ${title}`}
        className={`${linkClasses} items-center text-accent-text pointer-coarse:items-end`}
      >
        {candidates}
      </Link>
      {applications > 0 && (
        <Link
          to={`/dashboard/applications?jobId=${_id}&companyId=${companyId}&view=list`}
          aria-label={`${applicationsText} for ${title}`}
          className={`${linkClasses} items-center text-xs/5 whitespace-nowrap text-muted pointer-coarse:items-start`}
        >
          {applicationsText}
        </Link>
      )}
    </span>
  );
}
