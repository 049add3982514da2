import type { OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { Link } from 'react-router';
import { OwnApplicationBadge } from '#entities/application/own-application-badge.tsx';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';

const mostShown = 5;

interface RecentApplicationsProps {
  query: {
    data: { data: OwnApplication[] } | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch(): unknown;
  };
}

/** The five latest. */
export function RecentApplications({ query }: RecentApplicationsProps) {
  const hasMore = (query.data?.data.length ?? 0) > mostShown;
  return (
    <Card
      title="Recent Applications"
      flush
      actions={
        hasMore && (
          <ButtonLink to="/dashboard/jobs?view=applied" variant="ghost" size="sm">
            View all
          </ButtonLink>
        )
      }
    >
      <QueryState query={query} isFlush skeleton={<SkeletonRows rows={mostShown} label="Loading your applications" />}>
        {({ data }) => (
          <Table
            caption="Recent applications"
            columns={columns}
            rows={data.slice(0, mostShown)}
            rowKey={({ jobId, candidateId }) => `${jobId} ${candidateId}`}
            empty={
              <EmptyState
                title="No recent applications"
                description="What you apply for is listed here, with its status."
                action={<ButtonLink to="/dashboard/jobs">Browse jobs</ButtonLink>}
                className="py-8"
              />
            }
          />
        )}
      </QueryState>
    </Card>
  );
}

const columns: Column<OwnApplication>[] = [
  {
    id: 'job',
    header: 'Job',
    primary: true,
    cell: ({ jobId, title }) => (
      <Link to={`/dashboard/job/${jobId}`} className="font-medium underline-offset-3 hover:underline">
        {title}
      </Link>
    ),
  },
  { id: 'company', header: 'Company', cell: ({ companyName }) => companyName },
  {
    id: 'applied',
    header: 'Applied',
    cell: ({ appliedAt }) => (
      <time dateTime={appliedAt} title={formatDate(appliedAt, 'full', deviceZone())} className="tabular">
        {formatDate(appliedAt, 'day', deviceZone())}
      </time>
    ),
  },
  { id: 'status', header: 'Status', cell: (application) => <OwnApplicationBadge application={application} /> },
];
