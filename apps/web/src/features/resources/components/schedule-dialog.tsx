import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { deviceZone, fromWallTime, toWallTime } from '#lib/dates.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { suggestMoment, zoneName } from '../local-date.ts';

export interface ScheduleDialogProps {
  /** The button that opens it. */
  trigger: ReactNode;
  scheduledFor: string | null;
  onSchedule(at: Date): Promise<unknown>;
}

export function ScheduleDialog({ trigger, ...rest }: ScheduleDialogProps) {
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title="Publish at a date"
      description="The draft as it is now goes live at that time. Later changes are not included."
      size="sm"
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={isSending}>
            Schedule
          </Button>
        </>
      }
    >
      <ScheduleForm {...rest} id={formId} onSending={setIsSending} onDone={() => setIsOpen(false)} />
    </Dialog>
  );
}

interface ScheduleFormProps extends Omit<ScheduleDialogProps, 'trigger'> {
  id: string;
  onSending(isSending: boolean): void;
  onDone(): void;
}

function ScheduleForm({ id, scheduledFor, onSchedule, onSending, onDone }: ScheduleFormProps) {
  const [value, setValue] = useState(() => toWallTime(scheduledFor ?? suggestMoment(new Date()), deviceZone()));
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const at = fromWallTime(value, deviceZone());
    if (!at) return setError('Choose a date and a time');
    if (at.getTime() <= Date.now()) return setError('Choose a moment in the future');
    onSending(true);
    setFailure(null);
    try {
      await onSchedule(at);
      onDone();
    } catch (problem) {
      setFailure(toFailure(problem, problem instanceof Error ? problem.message : 'Please try again.').message);
    } finally {
      onSending(false);
    }
  };

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Date and time" required error={error} hint={`Your time zone: ${zoneName()}`}>
        <Input
          type="datetime-local"
          value={value}
          min={toWallTime(new Date(), deviceZone())}
          onChange={(event) => {
            setValue(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      {failure && <Alert tone="danger">{failure}</Alert>}
    </form>
  );
}
