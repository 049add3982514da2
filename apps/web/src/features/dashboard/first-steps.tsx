import { Card } from '#ui/card.tsx';
import { type Step, StepList } from '#ui/step-list.tsx';
import { PlanCard } from './plan-card.tsx';

const steps: readonly Step[] = [
  { title: 'Add a company', text: 'Every job needs a company.', to: '/dashboard/companies' },
  { title: 'Post a job', text: 'By hand, or read from a PDF.', to: '/dashboard/jobs' },
  { title: 'Upload CVs', text: 'They are read, ranked and explained.', to: '/dashboard/candidates' },
  { title: 'Move candidates forward', text: 'From pending to an offer, on the board.', to: '/dashboard/applications' },
];

/** What to do next in an organisation without jobs and applications: figures of nothing would tell nothing. */
export function FirstSteps({ isParent }: { isParent: boolean }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title="What comes next" description="Your figures and latest applications will appear here." flush>
        <StepList label="What comes next" steps={steps} isFramed />
      </Card>
      <PlanCard isParent={isParent} />
    </div>
  );
}
