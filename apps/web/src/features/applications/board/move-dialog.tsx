import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { useState } from 'react';
import { applicationWords } from '#entities/application/application-words.ts';
import { MoveMailChoice } from '#entities/stage-mail/move-mail-choice.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Interviewed } from './ended-interviews.ts';
import { EndedInterviews } from './ended-interviews-note.tsx';

export interface MoveDialogProps {
  /** Who is moved: a name, or how many. */
  who: string;
  to: ApplicationStatus;
  applications: readonly ({ candidateId: string; jobId: string } & Interviewed)[];
  onMove(mail: boolean | undefined): void;
  onClose(): void;
}

/** A good outcome: made once more in plain words, with the choice whether the candidate is told by mail. */
export function MoveDialog({ who, to, applications, onMove, onClose }: MoveDialogProps) {
  const [mail, setMail] = useState<boolean>();
  const { label } = applicationWords[to];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Move ${who} to ${label}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => onMove(mail)}>
            Move to {label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <MoveMailChoice applications={applications} status={to} value={mail} onChange={setMail} />
        {to === 'hired' && <EndedInterviews applications={applications} />}
      </div>
    </Dialog>
  );
}
