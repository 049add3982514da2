import type { Rejection } from '@candela/contract/applications/applications.schemas.ts';
import { listRejectionReasons } from '@candela/contract/applications/moves.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoveMailChoice } from '#entities/stage-mail/move-mail-choice.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { useMay } from '#lib/api/use-recruiter.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import type { Interviewed } from './ended-interviews.ts';
import { EndedInterviews } from './ended-interviews-note.tsx';
import { ReasonsEditor } from './reasons-editor.tsx';

export interface RejectDialogProps {
  /** Who is rejected: a name, or how many. */
  who: string;
  applications: readonly ({ candidateId: string; jobId: string } & Interviewed)[];
  onReject(rejection: Rejection | undefined, mail: boolean | undefined): void;
  onClose(): void;
}

const other = 'other';

/** Asks why. The answer stays with the application; the candidate hears of it only where that is chosen. */
export function RejectDialog({ who, applications, onReject, onClose }: RejectDialogProps) {
  const query = useQuery(apiQuery(listRejectionReasons));
  const [choice, setChoice] = useState('');
  const [typed, setTyped] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [mail, setMail] = useState<boolean>();
  const reasons = query.data?.data.reasons ?? [];
  // One that was taken off the list while this stood open is chosen no longer.
  const chosen = choice === other || reasons.includes(choice) ? choice : '';
  const reason = (chosen === other ? typed : chosen).trim();
  const isTold = isShared && reason !== '';
  const [theApplication, theCandidate] =
    applications.length === 1 ? ['the application', 'The candidate'] : ['each application', 'The candidates'];
  if (isEditing) return <ReasonsEditor reasons={reasons} onClose={() => setIsEditing(false)} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reject ${who}`}
      description={`The reason stays with ${theApplication}, for your colleagues and for your records.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            disabled={chosen === other && reason === ''}
            onClick={() => onReject(reason ? { reason, isShared: isTold } : undefined, mail)}
          >
            Reject
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ReasonField choice={chosen} reasons={reasons} onChoose={setChoice} onEdit={() => setIsEditing(true)} />
        {chosen === other && (
          <Field label="In your own words" required>
            <Input value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        )}
        <Checkbox
          label={`${theCandidate} may be told this reason`}
          hint="Otherwise it is never sent."
          checked={isTold}
          disabled={reason === ''}
          onChange={(event) => setIsShared(event.target.checked)}
        />
        <MoveMailChoice
          applications={applications}
          status="rejected"
          value={mail}
          reason={isTold ? reason : null}
          onChange={setMail}
        />
        <EndedInterviews applications={applications} />
      </div>
    </Dialog>
  );
}

interface ReasonFieldProps {
  choice: string;
  reasons: readonly string[];
  onChoose(choice: string): void;
  onEdit(): void;
}

function ReasonField({ choice, reasons, onChoose, onEdit }: ReasonFieldProps) {
  const mayEdit = useMay('rejection-reason.update');
  return (
    <Field
      label="Reason"
      action={
        mayEdit && (
          <Button size="sm" variant="ghost" onClick={onEdit}>
            Edit the list
          </Button>
        )
      }
    >
      <Select value={choice} onChange={(event) => onChoose(event.target.value)}>
        <option value="">No reason given</option>
        {reasons.map((entry) => (
          <option key={entry} value={entry}>
            {entry}
          </option>
        ))}
        <option value={other}>Another reason…</option>
      </Select>
    </Field>
  );
}
