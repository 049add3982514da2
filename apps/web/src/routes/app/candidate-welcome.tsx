import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { apiQuery } from '#lib/api/query-client.ts';
import { useUser } from '#lib/api/use-session.ts';
import type { loader as rootLoader } from '#root.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
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

const cvStep: Step = {
  title: 'Review your CV',
  text: 'See what we read from it, and put right what we got wrong.',
  to: '/dashboard/my-details/cv',
};
const assessmentStep: Step = {
  title: 'Take your assessments',
  text: 'Practise first, then show what you can do.',
  to: '/dashboard/assessments',
};
const resources: Step = { title: 'Read on', text: 'Articles and guides about being hired well.', to: '/resources' };

export default function CandidateWelcomePage() {
  const user = useUser();
  const { data, isPending } = useQuery(apiQuery(getDetails));
  const details = data?.data;
  const steps: Step[] = [
    { ...cvStep, ...(details && { isDone: details.cvId !== null }) },
    { ...assessmentStep, ...(details && { isDone: details.cv_assessment_status === 'COMPLETED' }) },
  ];
  const testUrl = useRouteLoaderData<typeof rootLoader>('root')?.site.personalityTestUrl;
  const personality: Step[] = testUrl
    ? [
        {
          title: 'Take a personality test',
          text: 'On another site; for yourself, not for employers.',
          to: testUrl,
          isExternal: true,
        },
      ]
    : [];
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={user?.firstName ? `Welcome to Candela, ${user.firstName}` : 'Welcome to Candela'}
        description="Whatever an employer sees about your match, you see too. Here is where to begin."
      />
      {isPending ? (
        <StepsOutline steps={steps.length + personality.length + 1} />
      ) : (
        <>
          {details && <StepProgress steps={steps} />}
          <StepList label="Getting started" steps={[...steps, ...personality, resources]} />
        </>
      )}
    </div>
  );
}
