import { Plus, X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { AppliedJobs } from '#features/applications/own/applied-jobs.tsx';
import { CandidateJobs } from '#features/jobs/browse/candidate-jobs.tsx';
import { AddJobPanel } from '#features/jobs/components/add-job-panel.tsx';
import { JobsList } from '#features/jobs/components/jobs-list.tsx';
import { JobsOutline, OwnJobsOutline } from '#features/jobs/components/jobs-outlines.tsx';
import { jobListAddress } from '#features/jobs/job-list-params.ts';
import { useAddressState } from '#lib/address/use-address-state.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { useUser } from '#lib/api/use-session.ts';
import { toast } from '#lib/toast.ts';
import { appMeta } from '#shell/app-meta.ts';
import type { PageHandle } from '#shell/page-handle.ts';
import { Button } from '#ui/button.tsx';
import { ByRole } from '#ui/by-role.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export const meta = appMeta('Jobs');

export const handle: PageHandle = {
  outline: <ByRole recruiter={<JobsOutline />} candidate={<OwnJobsOutline />} />,
};

export default function JobsPage() {
  const user = useUser();
  if (user?.role === 'admin') {
    return <EmptyState titleAs="h1" title="No jobs here" description="Recruiters and candidates see theirs." />;
  }
  if (user?.role !== 'recruiter') return <CandidateJobs applied={<AppliedJobs />} />;
  return <RecruiterJobs recruiterName={`${user.firstName} ${user.lastName}`.trim()} />;
}

function RecruiterJobs({ recruiterName }: { recruiterName: string }) {
  const [params, update] = useAddressState(jobListAddress);
  const [searchParams] = useSearchParams();
  const mayAdd = useMay('job.create');
  const add = mayAdd ? params.add : undefined;
  const isAdding = add !== undefined;
  return (
    <>
      <PageHeader
        title={isAdding ? 'Add a job' : 'Jobs'}
        description={isAdding ? 'From a PDF or by hand.' : 'What you are hiring for.'}
        actions={
          mayAdd && (
            <Button
              variant={isAdding ? 'secondary' : 'primary'}
              aria-expanded={isAdding}
              icon={
                isAdding ? <X aria-hidden="true" className="size-4" /> : <Plus aria-hidden="true" className="size-4" />
              }
              onClick={() => update({ add: isAdding ? undefined : 'upload' })}
            >
              {isAdding ? 'Cancel' : 'Add Job'}
            </Button>
          )
        }
      />
      {add ? (
        <AddJobPanel
          mode={add}
          recruiterName={recruiterName}
          onModeChange={(add) => update({ add })}
          onCancel={() => update({ add: undefined })}
          onAdded={(job) => {
            toast.success('Job submitted. Processing will begin shortly — check back soon.');
            // Where it can be seen: only active jobs are in the first tab.
            update({
              add: undefined,
              tab: job.status === 'Active' ? 'active' : 'all',
              search: '',
              companyId: undefined,
            });
          }}
        />
      ) : (
        <JobsList
          params={params}
          onChange={update}
          addPath={`?${jobListAddress.write(searchParams, { ...params, add: 'upload' })}`}
        />
      )}
    </>
  );
}
