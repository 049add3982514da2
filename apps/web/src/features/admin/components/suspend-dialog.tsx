import { useRef } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useServerForm } from '#components/form/use-server-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { parseReason, reasonMaxLength } from '../suspension-reason.ts';

export interface SuspendDialogProps {
  /** "Suspend Northlight Group?" */
  title: string;
  confirmLabel: string;
  /** What will happen, each in a sentence. */
  consequences: readonly string[];
  onClose(): void;
  onSuspend(reason: string): Promise<unknown>;
}

/** An account is shut out only with a reason that can be read later. */
export function SuspendDialog({ title, confirmLabel, consequences, onClose, onSuspend }: SuspendDialogProps) {
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: { reason: '' },
    parse: ({ reason }) => parseReason(reason),
    fallback: 'That did not work. Please try again.',
    submit: onSuspend,
    onDone: onClose,
  });
  // What is asked for comes first; left alone, the dialog would begin at its way out.
  const reason = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSending && onClose()}
      title={title}
      focusFirst={() => reason.current?.querySelector('textarea')}
    >
      <form {...formProps} className="grid gap-4 pt-px">
        <ul className="grid list-disc gap-1 pl-4 text-muted marker:text-subtle">
          {consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <div ref={reason}>
          <Field label="Reason" hint="Kept in the audit log." error={errorOf('reason')} required>
            <Textarea {...form.register('reason')} rows={3} maxLength={reasonMaxLength} />
          </Field>
        </div>
        <FormFailure failure={failure} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" loading={isSending}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
