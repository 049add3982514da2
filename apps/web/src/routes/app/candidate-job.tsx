import { ApplicationPanel } from '#features/applications/own/application-panel.tsx';
import { ApplyButton } from '#features/applications/own/apply-button.tsx';
import { useNotice } from '#features/auth/use-notice.ts';
import { JobOverview } from '#features/jobs/components/job-overview.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { Alert } from '#ui/alert.tsx';

/** A job to read; for a candidate with the way to apply, and beside it what became of the application. */
export function CandidateJob({ id }: { id: string }) {
  const isCandidate = useUser()?.role === 'candidate';
  const notice = useNotice();
  return (
    <JobOverview
      id={id}
      action={(job) => <ApplyButton job={job} isCandidate={isCandidate} />}
      notice={
        notice && (
          <Alert tone="success" className="mb-4">
            {notice}
          </Alert>
        )
      }
      aside={isCandidate && <ApplicationPanel jobId={id} />}
    />
  );
}
