import { useIsParent } from '#lib/api/use-recruiter.ts';
import { useUser } from '#lib/api/use-session.ts';
import { appMeta } from '#shell/app-meta.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { type Step, StepList } from '#ui/step-list.tsx';

export const meta = appMeta('Getting started');

const steps: readonly Step[] = [
  { title: 'Add your company', text: 'Who you hire for, and how to reach them.', to: '/dashboard/companies' },
  {
    title: 'Connect your calendar',
    text: 'So that interviews land where you look for them.',
    to: '/dashboard/calendar',
  },
  { title: 'Post your first job', text: 'By hand, or from the PDF you already have.', to: '/dashboard/jobs' },
];
const inviteStep: Step = { title: 'Invite your team', text: 'Colleagues see the same evidence you do.', to: '/team' };

export default function EmployerWelcomePage() {
  const user = useUser();
  const isParent = useIsParent();
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={user?.firstName ? `Welcome to Candela, ${user.firstName}` : 'Welcome to Candela'}
        description={`${isParent ? 'Four' : 'Three'} steps, and you are hiring. Take them in any order.`}
      />
      <StepList label="Getting started" steps={isParent ? [...steps, inviteStep] : steps} />
    </div>
  );
}
