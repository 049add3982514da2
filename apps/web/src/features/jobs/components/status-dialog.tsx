import { changeJobStatus } from '@candela/contract/jobs/jobs.routes.ts';
import type { JobListItem, JobStatus } from '@candela/contract/jobs/jobs.schemas.ts';
import { useState } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { type Failure, toFailure } from '#components/form/server-errors.ts';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { CloseJobStep } from './close-job-step.tsx';

type StatusJob = Pick<
  JobListItem,
  '_id' | 'title' | 'status' | 'publishability' | 'integrations' | 'candidates' | 'version'
>;

export interface StatusDialogProps {
  job: StatusJob;
  onClose(): void;
}

const choices = ['Active', 'Draft', 'Closed'] as const;
type Choice = (typeof choices)[number];
const isChoice = (value: string): value is Choice => choices.some((choice) => choice === value);

/** Active, Draft or Closed. Closing cannot be undone, so it takes a second step. */
export function StatusDialog({ job, onClose }: StatusDialogProps) {
  const [chosen, setChosen] = useState<Choice | ''>(isChoice(job.status) ? job.status : '');
  const [isConfirming, setIsConfirming] = useState(false);
  const change = useChange({
    invalidates: staleAfter.job,
    change: (status: JobStatus) =>
      api.call(changeJobStatus, { params: { id: job._id }, body: { status, version: job.version } }),
    onSuccess: (_answer, status) => {
      onClose();
      toast.success(status === 'Closed' ? 'Job closed. Remaining candidates will be notified.' : 'Status updated.');
    },
  });
  const failure = change.error && toFailure(change.error, 'Failed to update job status. Please try again.');
  if (job.status === 'Closed') return <ClosedDialog job={job} onClose={onClose} />;
  if (isConfirming) {
    return (
      <CloseJobStep
        job={job}
        failure={failure}
        isSending={change.isPending}
        onBack={() => {
          change.reset();
          setIsConfirming(false);
        }}
        onClose={onClose}
        onConfirm={() => change.mutate('Closed')}
      />
    );
  }
  return (
    <ChooseStatusDialog
      job={job}
      chosen={chosen}
      onChoose={setChosen}
      failure={failure}
      isSending={change.isPending}
      onClose={onClose}
      onSubmit={(status) => {
        if (status !== 'Closed') return change.mutate(status);
        // What an earlier try failed of says nothing about closing.
        change.reset();
        setIsConfirming(true);
      }}
    />
  );
}

function ClosedDialog({ job, onClose }: StatusDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="This job is closed"
      description={job.title}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <p>Closing is irreversible. To hire for it again, duplicate it as a draft and publish the copy.</p>
    </Dialog>
  );
}

interface ChooseStatusDialogProps extends StatusDialogProps {
  chosen: Choice | '';
  onChoose(status: Choice): void;
  failure: Failure | null;
  isSending: boolean;
  onSubmit(status: Choice): void;
}

function ChooseStatusDialog(props: ChooseStatusDialogProps) {
  const { job, chosen, onChoose, failure, isSending, onClose, onSubmit } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Update status"
      description={job.title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={chosen === 'Closed' ? 'danger' : 'primary'}
            loading={isSending}
            disabled={chosen === '' || chosen === job.status}
            onClick={() => chosen && onSubmit(chosen)}
          >
            {chosen === 'Closed' ? 'Continue' : 'Update status'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioGroup
          legend="Status"
          value={chosen}
          onChange={(event) => isChoice(event.target.value) && onChoose(event.target.value)}
          options={optionsFor(job)}
        />
        <FormFailure failure={failure} />
      </div>
    </Dialog>
  );
}

const optionsFor = ({ publishability: { isPublishable, missingFields } }: StatusJob) => [
  {
    value: 'Active',
    label: 'Active',
    disabled: !isPublishable,
    hint: isPublishable
      ? 'People can find it and apply.'
      : `Fill all required fields to publish: ${missingFields.join(', ')}.`,
  },
  { value: 'Draft', label: 'Draft', hint: 'Only your team sees it.' },
  { value: 'Closed', label: 'Closed', hint: 'Permanent. Remaining candidates are told.' },
];
