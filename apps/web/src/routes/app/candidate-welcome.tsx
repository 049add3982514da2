import { getDetails } from '@candela/contract/candidates/details.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { apiQuery } from '#lib/api/query-client.ts';
import { useUser } from '#lib/api/use-session.ts';
import type { loader as rootLoader } from '#root.tsx';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { LinksOutline, PageOutline, StepsOutline } from '#ui/outline.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Step, StepList } from '#ui/step-list.tsx';
import { StepProgress } from '#ui/step-progress.tsx';

export const meta = appMeta('Getting started');

/** Two steps, and below them two links. */
const WelcomeOutline = () => (
  <>
    <StepsOutline steps={2} />
    <Skeleton className="mt-9 mb-4 h-4 w-36" />
    <LinksOutline links={2} />
  </>
);

export const handle: PageHandle = {
  outline: (
    <PageOutline className="max-w-3xl" phoneLines={2}>
      <WelcomeOutline />
    </PageOutline>
  ),
};

const cvStep: Step = {
  title: 'Add your CV',
  text: 'Upload it, see what we read from it and correct it.',
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
        <WelcomeOutline />
      ) : (
        <>
          {details && <StepProgress steps={steps} />}
          <StepList label="Getting started" steps={steps} />
          <h2 className="mt-8 mb-3 text-base/6 font-semibold">Also worth a look</h2>
          <StepList label="Also worth a look" steps={[...personality, resources]} isUnnumbered />
        </>
      )}
    </div>
  );
}
