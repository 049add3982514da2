import { retakeDays } from '@candela/contract/assessments/assessment-rules.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface SubmitQuestionProps {
  isOpen: boolean;
  onClose(): void;
  onConfirm(): Promise<unknown>;
}

/** A CV assessment stays closed for thirty days once it is submitted: that is said before, not only afterwards. */
export function SubmitQuestion({ isOpen, onClose, onConfirm }: SubmitQuestionProps) {
  const again = new Date(Date.now() + retakeDays * 86_400_000);
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title="Submit your CV assessment?"
      description={
        <>
          {'Once submitted, your answers cannot be changed. You can take the assessment again from '}
          <time dateTime={again.toISOString()}>{formatDate(again, 'longDay', deviceZone())}</time>.
        </>
      }
      confirmLabel="Submit answers"
      onConfirm={onConfirm}
    />
  );
}
