import { publishToCvLibrary } from '@candela/contract/job-board/job-board.routes.ts';
import { changeJobStatus, getRecruiterJob } from '@candela/contract/jobs/jobs.routes.ts';
import type { Job } from '@candela/contract/jobs/jobs.schemas.ts';
import { useState } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { publishJob } from '../publish-job.ts';

export interface PublishDialogProps {
  job: Pick<Job, '_id' | 'title' | 'status' | 'companyName' | 'version'>;
  onClose(): void;
}

/** Makes a job active and, unless it is switched off, posts it to CV-Library. */
export function PublishDialog({ job, onClose }: PublishDialogProps) {
  const [toBoard, setToBoard] = useState(true);
  const isActive = job.status === 'Active';
  const params = { id: job._id };
  const publish = useChange({
    invalidates: staleAfter.job,
    change: () =>
      publishJob(
        job,
        {
          setStatus: (status) => api.call(changeJobStatus, { params, body: { status, version: job.version } }),
          postToBoard: () => api.call(publishToCvLibrary, { body: { jobId: job._id } }),
          readBack: async () => (await api.call(getRecruiterJob, { params })).data,
        },
        { toBoard },
      ),
    onSuccess: ({ tone, message, description }) => {
      onClose();
      toast[tone](message, { description });
    },
  });
  const failure = publish.error && toFailure(publish.error, 'Failed to update job status. Please try again.');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Publish job"
      description={`${job.title} · ${job.companyName}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={publish.isPending}
            disabled={isActive && !toBoard}
            onClick={() => publish.mutate()}
          >
            Publish now
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {isActive
            ? 'The job is active already: people can find it and apply.'
            : 'The job becomes active: people can find it and apply.'}
        </p>
        <Checkbox
          label="Publish to CV-Library"
          hint="As an advert in the company’s own account."
          checked={toBoard}
          onChange={(event) => setToBoard(event.target.checked)}
        />
        <FormFailure failure={failure} />
      </div>
    </Dialog>
  );
}
