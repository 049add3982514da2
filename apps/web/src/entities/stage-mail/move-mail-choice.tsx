import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { listStageMails, previewStageMail } from '@candela/contract/process/process.routes.ts';
import { withReason } from '@candela/contract/process/shared-reason.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '#lib/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { MailPreview } from './mail-preview.tsx';

interface Application {
  candidateId: string;
  jobId: string;
}

interface MoveMailChoiceProps {
  applications: readonly Application[];
  status: ApplicationStatus;
  /** Undefined leaves it to the stage, until the recruiter chooses. */
  value: boolean | undefined;
  /** Of a rejection, where it is told. */
  reason?: string | null;
  onChange(mail: boolean): void;
}

/** Whether candidates get the mail of the stage they move to; for one of them, how it reads. */
export function MoveMailChoice({ applications, status, value, reason = null, onChange }: MoveMailChoiceProps) {
  const { data } = useQuery(apiQuery(listStageMails));
  const isSent = data?.data.find((mail) => mail.status === status)?.isSent ?? false;
  const [only] = applications;
  const isOne = applications.length === 1;
  return (
    <div className="grid gap-2">
      <Checkbox
        label={isOne ? 'Email the candidate' : 'Email the candidates'}
        hint={`Sent after 20 seconds; move the ${isOne ? 'card' : 'cards'} back before then to stop it.`}
        checked={value ?? isSent}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isOne && only && <Preview status={status} application={only} reason={reason} />}
    </div>
  );
}

function Preview({
  status,
  application: { candidateId, jobId },
  reason,
}: {
  status: ApplicationStatus;
  application: Application;
  reason: string | null;
}) {
  const { data } = useQuery(apiQuery(previewStageMail, { params: { status }, query: { candidateId, jobId } }));
  const [isShown, setIsShown] = useState(false);
  if (!data) return null;
  if (!data.data.hasAddress) {
    return <p className="text-[13px]/5 text-muted">No email can be sent: there is no address.</p>;
  }
  return (
    <div className="grid gap-2">
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2.5 justify-self-start"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide the email' : 'Read the email'}
      </Button>
      {isShown && <MailPreview subject={data.data.subject} paragraphs={withReason(data.data.paragraphs, reason)} />}
    </div>
  );
}
