import type { JobListItem } from '@candela/contract/jobs/jobs.schemas.ts';
import { useState } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import type { Failure } from '#components/form/server-errors.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface CloseJobStepProps {
  job: Pick<JobListItem, 'title' | 'integrations' | 'candidates'>;
  failure: Failure | null;
  isSending: boolean;
  onBack(): void;
  onClose(): void;
  onConfirm(): void;
}

/** The second step of closing: what will happen, and a tick that it was read. */
export function CloseJobStep({ job, failure, isSending, onBack, onClose, onConfirm }: CloseJobStepProps) {
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const { status } = job.integrations.cvLibrary;
  const isOnBoard = status === 'published' || status === 'publishing';
  const effects = [
    'The remaining candidates are told that the job is closed.',
    'Their applications are set to Rejected.',
    'Interviews still to come are cancelled.',
    ...(isOnBoard ? ['The advert is taken off CV-Library.'] : []),
    'The job cannot be opened or changed again.',
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Close this job?"
      description={job.title}
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button
            variant="danger"
            loading={isSending}
            onClick={() => {
              if (isAcknowledged) onConfirm();
              else setIsReminded(true);
            }}
          >
            Close job
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-2">
          <p>Closing is irreversible. When you confirm:</p>
          <ul className="grid list-disc gap-1 pl-5 marker:text-subtle">
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </div>
        <Checkbox
          label="I understand what closing this job does"
          checked={isAcknowledged}
          error={isReminded && !isAcknowledged ? 'Please acknowledge the actions before closing the job.' : undefined}
          onChange={(event) => setIsAcknowledged(event.target.checked)}
        />
        <FormFailure failure={failure} />
      </div>
    </Dialog>
  );
}
