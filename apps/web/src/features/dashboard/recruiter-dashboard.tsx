import { getApplicationStats, listApplications } from '@candela/contract/applications/applications.routes.ts';
import type { DashboardSummary } from '@candela/contract/applications/applications.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IfMay } from '#components/if-may.tsx';
import { useOpenReviews } from '#entities/review/received-reviews.tsx';
import { apiQuery, invalidate } from '#lib/api/query-client.ts';
import type { StoredUser } from '#lib/api/session-store.ts';
import { givenOrganisationName, useRecruiter } from '#lib/api/use-recruiter.ts';
import { deviceZone } from '#lib/dates.ts';
import { greeting } from '#lib/greeting.ts';
import { useLive } from '#lib/live/use-live.ts';
import { useOnce } from '#lib/use-once.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RecentOutline } from './dashboard-outlines.tsx';
import { FirstSteps } from './first-steps.tsx';
import { RecentApplications } from './recent-applications.tsx';
import { StatCards } from './stat-cards.tsx';

interface RecruiterDashboardProps {
  user: StoredUser;
  /** What waits for the recruiter, from other features; not given while that is not known. */
  waiting: ReactNode | undefined;
}

export function RecruiterDashboard({ user, waiting }: RecruiterDashboardProps) {
  const organisation = givenOrganisationName(useRecruiter());
  const stats = useQuery(apiQuery(getApplicationStats, { query: { timeZone: deviceZone() } }));
  useLive('applications', () => void invalidate([getApplicationStats, listApplications]));
  const summary = stats.data?.data;
  const reviews = useOpenReviews();
  // What asks for the recruiter comes first and takes the place it needs: the rest waits, so as not to jump.
  const isKnown = useOnce(!stats.isPending) && reviews !== undefined && waiting !== undefined;
  return (
    <>
      <PageHeader
        title={greeting(user.firstName)}
        description={organisation ? `Hiring for ${organisation}.` : 'Here is where your hiring stands.'}
        actions={
          <IfMay permission="job.create">
            <ButtonLink to="/dashboard/jobs" variant="primary">
              <Plus aria-hidden="true" className="size-4" />
              Post a New Job
            </ButtonLink>
          </IfMay>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <QueryState query={stats} skeleton={<StatCards summary={undefined} />}>
          {({ data }) => <StatCards summary={data} />}
        </QueryState>
        {summary && hasNothing(summary) && <FirstSteps />}
        {isKnown ? (
          <>
            {reviews}
            {waiting}
            <RecentApplications />
          </>
        ) : (
          <RecentOutline />
        )}
      </div>
    </>
  );
}

const hasNothing = ({ activeJobsCount, recent }: DashboardSummary) => activeJobsCount === 0 && recent.length === 0;
