import { ApiError } from '@candela/contract/client/api-error.ts';
import type { JobOverview } from '@candela/contract/jobs/jobs.schemas.ts';
import { focusPage } from '#lib/focus-page.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useApply, useOwnApplicationTo } from './use-own-applications.ts';

export interface ApplyButtonProps {
  job: Pick<JobOverview, '_id' | 'title' | 'isOpen'>;
  /** Only job seekers apply. */
  isCandidate: boolean;
}

/** One click, while the job is open. */
export function ApplyButton({ job, isCandidate }: ApplyButtonProps) {
  const application = useOwnApplicationTo(job._id, isCandidate);
  const apply = useApply(job._id);
  if (!job.isOpen) return <Badge>No longer available</Badge>;
  if (application && !application.withdrawnAt) return null;
  if (!isCandidate) return null;
  return (
    <div className="grid justify-items-start gap-2 sm:max-w-sm sm:justify-items-end">
      <Button
        variant="primary"
        loading={apply.isPending}
        onClick={() =>
          apply.mutate(undefined, {
            onSuccess: () => {
              toast.success(`You applied for ${job.title}.`);
              focusPage();
            },
            onError: (error) => {
              if (!isGone(error)) return;
              // The button and what stands below it have given way to that the job is no longer available.
              toast.error(error.message);
              focusPage();
            },
          })
        }
      >
        {application ? 'Apply again' : 'Apply'}
      </Button>
      {apply.error && <ApplyFailure error={apply.error} jobId={job._id} />}
    </div>
  );
}

const isGone = (error: Error) => error instanceof ApiError && error.type === 'GONE';

function ApplyFailure({ error, jobId }: { error: Error; jobId: string }) {
  const lacksCv = error instanceof ApiError && error.type === 'NO_CV';
  const next = encodeURIComponent(`/dashboard/job/${jobId}`);
  return (
    <Alert tone={lacksCv ? 'warning' : 'danger'}>
      <p>{error.message}</p>
      {lacksCv && (
        <ButtonLink to={`/dashboard/my-details/cv?next=${next}`} size="sm" className="mt-2">
          Upload your CV
        </ButtonLink>
      )}
    </Alert>
  );
}
