import { getSubscription, getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { apiQuery } from '#lib/api/query-client.ts';
import type { StoredUser } from '#lib/api/session-store.ts';
import { useRecruiter } from '#lib/api/use-recruiter.ts';
import { greeting } from '#lib/greeting.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Step, StepList } from '#ui/step-list.tsx';
import { UsageBar } from '#ui/usage-bar.tsx';

const steps: readonly Step[] = [
  { title: 'Add a company', text: 'Jobs belong to one.', to: '/dashboard/companies' },
  { title: 'Post a job', text: 'By hand, or read from a PDF.', to: '/dashboard/jobs' },
  { title: 'Upload CVs', text: 'They are read, ranked and explained.', to: '/dashboard/candidates' },
  { title: 'Move people forward', text: 'From pending to an offer, on the board.', to: '/dashboard/applications' },
];

export function RecruiterDashboard({ user }: { user: StoredUser }) {
  const recruiter = useRecruiter();
  return (
    <>
      <PageHeader
        title={greeting(user.firstName)}
        description={recruiter ? `Hiring for ${recruiter.organisation.name}.` : 'Here is where your hiring stands.'}
        actions={
          <ButtonLink to="/dashboard/jobs" variant="primary">
            <Plus aria-hidden="true" className="size-4" />
            Post a New Job
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card
          title="What comes next"
          description="Your figures and the latest applications will stand here once jobs and applications open."
          flush
        >
          <StepList label="What comes next" steps={steps} isFramed />
        </Card>
        <PlanCard isParent={recruiter?.isParent ?? false} />
      </div>
    </>
  );
}

function PlanCard({ isParent }: { isParent: boolean }) {
  const subscription = useQuery(apiQuery(getSubscription));
  const usage = useQuery(apiQuery(getUsage));
  return (
    <Card title="Your plan" footer={isParent && <PlanLinks />}>
      <QueryState query={subscription} skeleton={<PlanSkeleton />}>
        {({ data: plan }) => (
          <div className="grid gap-5">
            <div className="flex items-center gap-3">
              <span className="text-xl/7 font-semibold tracking-tight">
                {plan.subscription.subscriptionPlan.displayName}
              </span>
              <Badge tone={plan.hasActiveSubscription ? 'success' : 'warning'}>
                {plan.hasActiveSubscription ? 'Active' : 'Inactive'}
              </Badge>
            </div>
            <QueryState query={usage} skeleton={<Skeleton className="h-32" />}>
              {({ data: used }) => (
                <div className="grid gap-4">
                  <UsageBar label="Companies" used={used.companies} limit={plan.limits.companies} />
                  <UsageBar label="Active jobs" used={used.jobs} limit={plan.limits.jobs} />
                  <UsageBar label="Team members" used={used.seatsUsed} limit={plan.limits.seats} />
                </div>
              )}
            </QueryState>
          </div>
        )}
      </QueryState>
    </Card>
  );
}

function PlanLinks() {
  return (
    <div className="flex gap-1">
      <ButtonLink to="/billing" variant="ghost" size="sm" className="-ml-2.5">
        Billing
      </ButtonLink>
      <ButtonLink to="/pricing" variant="ghost" size="sm">
        Compare plans
      </ButtonLink>
    </div>
  );
}

function PlanSkeleton() {
  return (
    <div role="status" aria-label="Loading your plan" className="grid gap-5">
      <Skeleton className="h-7 w-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
