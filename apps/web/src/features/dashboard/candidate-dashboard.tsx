import { listOwnApplications } from '@candela/contract/applications/own-applications.routes.ts';
import { isInProcess, type OwnApplication } from '@candela/contract/applications/own-applications.schemas.ts';
import { listHolders } from '@candela/contract/cvs/cvs.routes.ts';
import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { addDays, dayOf, mondayOf } from '#entities/interview/week.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import type { StoredUser } from '#lib/api/session-store.ts';
import { useCandidateDetails } from '#lib/api/use-candidate-details.ts';
import { deviceZone } from '#lib/dates.ts';
import { greeting } from '#lib/greeting.ts';
import { useNow } from '#lib/use-now.ts';
import { useOnce } from '#lib/use-once.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StatCard } from '#ui/stat-card.tsx';
import { type Step, StepList } from '#ui/step-list.tsx';
import { assessmentText } from './assessment-text.ts';
import { OwnDashboardOutline } from './dashboard-outlines.tsx';
import { OwnScores } from './own-scores.tsx';
import { RecentApplications } from './recent-own-applications.tsx';
import { figureGrid } from './stat-cards.tsx';

const steps: readonly Step[] = [
  { title: 'Add your CV', text: 'What we read from it is what employers see.', to: '/dashboard/my-details/cv' },
  {
    title: 'Add your contact details',
    text: 'So employers can reach you.',
    to: '/dashboard/my-details/contact',
  },
  { title: 'Practise', text: 'Questions from your own CV, with feedback.', to: '/dashboard/assessments/practice' },
  { title: 'Browse jobs', text: 'Apply in one click once your CV is there.', to: '/dashboard/jobs' },
];

export function CandidateDashboard({ user }: { user: StoredUser }) {
  const applications = useQuery(apiQuery(listOwnApplications));
  const isNew = applications.data?.data.length === 0;
  // The scores come first and take the place they need, and so do the first steps: what follows waits, so as not to jump.
  const holders = useQuery(apiQuery(listHolders));
  const isKnown = useOnce(!holders.isPending && !applications.isPending);
  return (
    <>
      <PageHeader
        title={greeting(user.firstName)}
        description="Whatever an employer sees about your match, you see too."
        actions={
          <ButtonLink to="/dashboard/jobs" variant="primary">
            Browse jobs
          </ButtonLink>
        }
      />
      {!isKnown ? (
        <OwnDashboardOutline />
      ) : (
        <div className="grid gap-6">
          <OwnScores />
          <Figures applications={applications.data?.data} isFailed={applications.isError} />
          <div className={isNew ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : undefined}>
            {isNew && (
              <Card title="What comes next" flush>
                <StepList label="What comes next" steps={steps} isFramed />
              </Card>
            )}
            <RecentApplications query={applications} />
          </div>
        </div>
      )}
    </>
  );
}

interface FiguresProps {
  applications: readonly OwnApplication[] | undefined;
  isFailed: boolean;
}

/** The four figures; a dash where one could not be had. */
function Figures({ applications, isFailed }: FiguresProps) {
  const details = useCandidateDetails();
  const assessment = details.data && assessmentText(details.data.data);
  const interviews = useInterviewsToCome();
  const loading = applications === undefined && !isFailed;
  return (
    <div className={`grid ${figureGrid}`}>
      <StatCard label="Jobs Applied" value={applications?.length ?? '–'} loading={loading} />
      <StatCard
        label="Applications in Process"
        value={applications?.filter(isInProcess).length ?? '–'}
        loading={loading}
      />
      <StatCard label="Interviews Scheduled" value={interviews ?? '–'} loading={interviews === undefined} />
      <StatCard label="CV Assessment Status" value={assessment ?? '–'} loading={!assessment && !details.error} />
    </div>
  );
}

/** This week's that have not begun; null where they could not be had. */
function useInterviewsToCome(): number | null | undefined {
  const zone = deviceZone();
  const now = useNow();
  const monday = mondayOf(dayOf(now, zone));
  const query = { startDate: monday, endDate: addDays(monday, 6), timeZone: zone };
  const { data, error } = useQuery(apiQuery(listInterviews, { query }));
  if (error) return null;
  return data?.data.interviews.filter(({ start }) => new Date(start.dateTime) > now).length;
}
