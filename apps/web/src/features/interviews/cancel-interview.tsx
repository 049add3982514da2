import { cancelInterview } from '@candela/contract/interviews/interviews.routes.ts';
import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { useState } from 'react';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface CancelInterviewProps {
  interview: CalendarInterview;
  onClose(): void;
}

export function CancelInterview({ interview, onClose }: CancelInterviewProps) {
  const [reason, setReason] = useState('');
  const cancel = useChange({
    invalidates: staleAfter.interview,
    change: () => api.call(cancelInterview, { params: { id: interview.id }, body: { reason } }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={`Cancel the interview with ${interview.candidateName}?`}
      description="Everyone who was invited is told, and it is removed from their calendars."
      confirmLabel="Cancel interview"
      cancelLabel="Keep it"
      onConfirm={async () => {
        await cancel.mutateAsync();
        toast.success('The interview is cancelled.');
      }}
    >
      <Field label="Reason" hint="Sent to everyone who was invited.">
        <Textarea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
