import type { OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { OwnApplicationBadge } from '#entities/application/own-application-badge.tsx';
import { placeOf } from '#entities/job/job-text.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TableOutline } from '#ui/outline.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { JobDetailDialog } from './job-detail-dialog.tsx';
import { useOwnApplications } from './use-own-applications.ts';

/** What the candidate has applied for. */
export function AppliedJobs() {
  const query = useOwnApplications();
  const [viewed, setViewed] = useState<OwnApplication | null>(null);
  return (
    <>
      <QueryState query={query} skeleton={<TableOutline rows={4} cardLines={5} label="Loading what you applied for" />}>
        {({ data }) => (
          <div className="rounded-lg border border-line bg-surface">
            <Table
              caption="Jobs you applied for"
              columns={columns(setViewed)}
              rows={data}
              rowKey={({ jobId, candidateId }) => `${jobId} ${candidateId}`}
              empty={
                <EmptyState
                  icon={<Send />}
                  title="You have not applied to any jobs yet"
                  action={<ButtonLink to="/dashboard/jobs">Browse jobs</ButtonLink>}
                />
              }
            />
          </div>
        )}
      </QueryState>
      {viewed && <JobDetailDialog application={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

const columns = (onView: (application: OwnApplication) => void): Column<OwnApplication>[] => [
  {
    id: 'title',
    header: 'Title',
    primary: true,
    cell: ({ jobId, title }) => (
      <Link to={`/dashboard/job/${jobId}`} className="font-medium underline-offset-3 hover:underline">
        {title}
      </Link>
    ),
  },
  { id: 'company', header: 'Company', cell: ({ companyName }) => companyName },
  { id: 'location', header: 'Location', cell: placeOf },
  {
    id: 'applied',
    header: 'Applied',
    cell: ({ appliedAt }) => (
      <time
        dateTime={appliedAt}
        title={formatDate(appliedAt, 'full', deviceZone())}
        className="tabular whitespace-nowrap"
      >
        {formatDate(appliedAt, 'day', deviceZone())}
      </time>
    ),
  },
  { id: 'status', header: 'Status', cell: (application) => <OwnApplicationBadge application={application} /> },
  {
    id: 'view',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (application) => (
      <Button size="sm" aria-label={`View ${application.title}`} onClick={() => onView(application)}>
        View
      </Button>
    ),
  },
];
