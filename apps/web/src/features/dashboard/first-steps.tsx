import type { Permission } from '@candela/contract/kernel/permissions.ts';
import { getUsage } from '@candela/contract/subscriptions/subscriptions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query-client.ts';
import { usePlace } from '#lib/api/use-recruiter.ts';
import { Card } from '#ui/card.tsx';
import { type Step, StepList } from '#ui/step-list.tsx';
import { PlanCard } from './plan-card.tsx';

const allSteps: readonly (Step & { permission: Permission })[] = [
  {
    title: 'Add a company',
    text: 'Every job needs a company.',
    to: '/dashboard/companies',
    permission: 'company.archive',
  },
  { title: 'Post a job', text: 'By hand, or read from a PDF.', to: '/dashboard/jobs', permission: 'job.create' },
  {
    title: 'Upload CVs',
    text: 'They are read, ranked and explained.',
    to: '/dashboard/candidates',
    permission: 'cv.upload',
  },
  {
    title: 'Move candidates forward',
    text: 'From pending to an offer, on the board.',
    to: '/dashboard/applications',
    permission: 'application.move',
  },
];

/** What to do next in an organisation without jobs and applications. */
export function FirstSteps() {
  const { may } = usePlace();
  const usage = useQuery(apiQuery(getUsage));
  const hasCompany = (usage.data?.data.companies ?? 0) > 0;
  const steps = allSteps
    .filter(({ permission }) => may(permission))
    // A second company may be more than the plan has room for.
    .map((step) => (step.permission === 'company.archive' ? { ...step, isDone: hasCompany } : step));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {steps.length > 0 && (
        <Card title="What comes next" flush>
          <StepList label="What comes next" steps={steps} isFramed />
        </Card>
      )}
      <PlanCard />
    </div>
  );
}
