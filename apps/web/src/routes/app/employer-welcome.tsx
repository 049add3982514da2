import { listCompanies } from '@candela/contract/companies/companies.routes.ts';
import type { Recruiter } from '@candela/contract/organisations/organisations.routes.ts';
import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { type Place, usePlace, useRecruiter } from '#lib/api/use-recruiter.ts';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { planNotice } from '#site/plan-notice.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageOutline, StepsOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type Step, StepList } from '#ui/step-list.tsx';
import { StepProgress } from '#ui/step-progress.tsx';

export const meta = appMeta('Getting started');

export const handle: PageHandle = {
  outline: (
    <PageOutline className="max-w-3xl" phoneLines={2}>
      <StepsOutline steps={4} />
    </PageOutline>
  ),
};

interface State {
  companies: number;
  jobs: number;
  seats: number;
  /** Of the plan; -1 means that there is no limit. */
  seatLimit: number;
}

/** Only what this recruiter may do, with what is done already. */
function stepsOf(recruiter: Recruiter, may: Place['may'], { companies, jobs, seats, seatLimit }: State): Step[] {
  const hasNoSeat = seatLimit >= 0 && seats >= seatLimit;
  return [
    // A recruiter who works for single companies could not even see the one they add.
    ...(may('company.archive')
      ? [
          {
            title: 'Add your company',
            text: 'Who you hire for, and how to reach them.',
            to: companies > 0 ? '/dashboard/companies' : '/dashboard/companies?add=company',
            isDone: companies > 0,
          },
        ]
      : []),
    {
      title: 'Connect your calendar',
      text: 'So that interviews appear in your own calendar.',
      to: '/dashboard/calendar',
      isDone: recruiter.user.calendarConnected,
    },
    ...(may('job.create')
      ? [
          {
            title: 'Post your first job',
            text: 'By hand, or from the PDF you already have.',
            to: '/dashboard/jobs',
            isDone: jobs > 0,
          },
        ]
      : []),
    ...(may('team.invite')
      ? [
          {
            title: 'Invite your team',
            text: hasNoSeat
              ? 'All seats of your plan are taken. Interviewers need none.'
              : 'Colleagues see the same evidence you do.',
            to: '/team',
            // Where the plan has no seat left for a colleague, nothing is left to do.
            ...((seats > 1 || !hasNoSeat) && { isDone: seats > 1 }),
          },
        ]
      : []),
  ];
}

export default function EmployerWelcomePage() {
  const user = useUser();
  const recruiter = useRecruiter();
  const { may } = usePlace();
  const companies = useQuery(apiQuery(listCompanies));
  const usage = useQuery(apiQuery(getUsage));
  const plan = useQuery(apiQuery(getSubscription));
  // What is not known counts as not done.
  const isLoading = !recruiter || companies.isPending || usage.isPending || plan.isPending;
  const hasLapsed = plan.data?.data.hasActiveSubscription === false;
  const known = companies.data?.data ?? [];
  const state = {
    companies: known.length,
    jobs: known.reduce((sum, { jobs }) => sum + (jobs ?? 0), 0),
    seats: usage.data?.data.seatsUsed ?? 0,
    seatLimit: plan.data?.data.limits.seats ?? -1,
  };
  const steps = recruiter ? stepsOf(recruiter, may, state) : [];
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={user?.firstName ? `Welcome to Candela, ${user.firstName}` : 'Welcome to Candela'}
        description={
          hasLapsed
            ? 'Everything you had is kept, and is there again with a plan.'
            : may('job.create')
              ? 'A few steps, and you are hiring. Take them in any order.'
              : 'What you can set up to take part in hiring.'
        }
      />
      {isLoading ? (
        <StepsOutline steps={4} />
      ) : hasLapsed ? (
        <Lapsed isParent={recruiter.isParent} />
      ) : (
        <>
          <StepProgress steps={steps} />
          <StepList label="Getting started" steps={steps} />
        </>
      )}
    </div>
  );
}

/** Each of the steps would be refused, so none is asked for. */
const Lapsed = ({ isParent }: { isParent: boolean }) => (
  <div className="grid justify-items-start gap-4">
    <Alert tone="warning">{planNotice({ isActive: false, isParent })}</Alert>
    {/* The price list is a page of the public site. */}
    <ButtonLink to="/pricing" reloadDocument variant={isParent ? 'primary' : 'secondary'}>
      {isParent ? 'Upgrade plan' : 'See plans'}
    </ButtonLink>
  </div>
);
