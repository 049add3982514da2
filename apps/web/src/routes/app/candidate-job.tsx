import { ApplicationPanel } from '#features/applications/own/application-panel.tsx';
import { ApplyButton } from '#features/applications/own/apply-button.tsx';
import {
  useOwnApplication,
  useOwnApplications,
  useOwnApplicationTo,
} from '#features/applications/own/use-own-applications.ts';
import { useNotice } from '#features/auth/use-notice.ts';
import { JobFit } from '#features/jobs/browse/job-fit.tsx';
import { JobOverview } from '#features/jobs/components/job-overview.tsx';
import { useUser } from '#lib/api/use-session.ts';
import { Alert } from '#ui/alert.tsx';

/**
 * A job to read; for a candidate with the way to apply, and beside it what became of the application,
 * or, before there is one, how their CV fits.
 */
export function CandidateJob({ id }: { id: string }) {
  const isCandidate = useUser()?.role === 'candidate';
  const notice = useNotice();
  const { isSuccess, isLoading } = useOwnApplications(isCandidate);
  const application = useOwnApplicationTo(id, isCandidate);
  const history = useOwnApplication(id, application !== undefined);
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
      aside={application ? <ApplicationPanel application={application} /> : isSuccess && <JobFit jobId={id} />}
      isPending={isLoading || history.isLoading}
      isAsideFirst={application !== undefined}
    />
  );
}
