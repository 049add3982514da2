import type { StoredUser } from '#lib/api/session-store.ts';
import { greeting } from '#lib/greeting.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type Step, StepList } from '#ui/step-list.tsx';

const steps: readonly Step[] = [
  { title: 'Review your CV', text: 'What we read from it is what employers see.', to: '/dashboard/my-details/cv' },
  {
    title: 'Add your contact details',
    text: 'So that an employer can reach you.',
    to: '/dashboard/my-details/contact',
  },
  { title: 'Practise', text: 'Questions from your own CV, with feedback.', to: '/dashboard/assessments/practice' },
  { title: 'Browse jobs', text: 'Apply in one click once your CV is there.', to: '/dashboard/jobs' },
];

export function CandidateDashboard({ user }: { user: StoredUser }) {
  return (
    <>
      <PageHeader
        title={greeting(user.firstName)}
        description="Whatever an employer sees about your match, you see too."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title="What comes next" flush>
          <StepList label="What comes next" steps={steps} isFramed />
        </Card>
        <Card title="Recent Applications">
          <EmptyState
            title="No recent applications"
            description="Applying opens with the jobs page. What you apply for will be listed here, with its status."
            className="px-0 py-8"
          />
        </Card>
      </div>
    </>
  );
}
