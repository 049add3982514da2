import { useCallback, useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';
import { FormSent } from './form-sent.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface FormDialogProps extends DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** A dialog with a form: what was typed is not lost to Escape, to a press beside it, to a link or to a closed tab without a question. */
export function FormDialog({ open, onOpenChange, children, ...dialog }: FormDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  // What is being sent is not lost where the page moves on with it; Escape still asks, for it may not arrive.
  const [isSending, setIsSending] = useState(false);
  // Closed from within, once it is done.
  if (!open && (isDirty || isAsking)) {
    setIsDirty(false);
    setIsAsking(false);
  }
  const endForm = useCallback(() => setIsDirty(false), []);
  const change = (next: boolean) => {
    if (!next && isDirty) setIsAsking(true);
    else onOpenChange(next);
  };
  return (
    <>
      <Dialog {...dialog} open={open} onOpenChange={change}>
        <div
          className="contents"
          onChange={() => {
            setIsDirty(true);
            setIsSending(false);
          }}
          onSubmit={() => setIsSending(true)}
        >
          <FormSent value={endForm}>{children}</FormSent>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Close without sending?"
        description="What you typed here has not been sent and will be lost."
        confirmLabel="Close without sending"
        cancelLabel="Stay"
        onConfirm={() => onOpenChange(false)}
      />
      {isDirty && !isSending && <UnsavedGuard isDirty />}
    </>
  );
}
