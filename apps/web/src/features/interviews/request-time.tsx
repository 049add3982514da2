import { ApiError } from '@candela/contract/client/api-error.ts';
import { listInterviews } from '@candela/contract/interviews/interviews.routes.ts';
import type { CalendarInterview, RescheduleRequest } from '@candela/contract/interviews/interviews.schemas.ts';
import { mostSlots } from '@candela/contract/interviews/interviews.schemas.ts';
import {
  getOwnRescheduleRequest,
  requestReschedule,
  rescheduleTexts,
} from '@candela/contract/interviews/reschedule.routes.ts';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { toFailure } from '#components/form/server-errors.ts';
import { addMinutes, clockFault, readTyped } from '#entities/interview/week.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import type { Zone } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { timeRange } from './time-range.ts';

interface TypedSlot {
  key: number;
  start: string;
  end: string;
}

function useRequest(interview: CalendarInterview, zone: Zone, onDone: () => void) {
  const [slots, setSlots] = useState<TypedSlot[]>([{ key: 0, start: '', end: '' }]);
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const length = (Date.parse(interview.end.dateTime) - Date.parse(interview.start.dateTime)) / 60_000;
  const send = useChange({
    // Refused where it was moved or called off meanwhile: then the interview on the screen is older than that.
    invalidates: [getOwnRescheduleRequest, listInterviews],
    change: (proposedSlots: { startDateTime: string; endDateTime: string; timeZone: string }[]) =>
      api.call(requestReschedule, { params: { id: interview.id }, body: { proposedSlots, message } }),
  });
  async function submit() {
    const read = slots.map(({ start, end }) => ({ start: readTyped(start, zone), end: readTyped(end, zone) }));
    const proposed = read.flatMap(({ start, end }) =>
      start && end ? [{ startDateTime: start.toISOString(), endDateTime: end.toISOString(), timeZone: 'UTC' }] : [],
    );
    if (proposed.length < slots.length) return setFault('Please enter a start and an end for each time.');
    // Sent as moments, as which a skipped hour would quietly become the next one.
    const noMoment = slots.flatMap(({ start, end }) => clockFault(start, zone) ?? clockFault(end, zone) ?? []);
    if (noMoment[0]) return setFault(noMoment[0]);
    try {
      await send.mutateAsync(proposed);
      onDone();
    } catch (error) {
      // The interview goes from the list, and this form with it.
      if (error instanceof ApiError && error.type === 'INTERVIEW_OVER') toast.error(error.message);
      setFault(toFailure(error, rescheduleTexts.submitFailed).message);
    }
  }
  const change = (key: number, next: Partial<TypedSlot>) =>
    setSlots((before) => before.map((slot) => (slot.key === key ? { ...slot, ...next } : slot)));
  return {
    slots,
    message,
    setMessage,
    fault,
    submit,
    isSending: send.isPending,
    setStart: (key: number, start: string) => change(key, { start, end: addMinutes(start, length) }),
    setEnd: (key: number, end: string) => change(key, { end }),
    add: () =>
      setSlots((before) => [...before, { key: Math.max(...before.map(({ key }) => key)) + 1, start: '', end: '' }]),
    remove: (key: number) => setSlots((before) => before.filter((slot) => slot.key !== key)),
  };
}

interface RequestTimeProps {
  interview: CalendarInterview;
  zone: Zone;
  /** What waits for an answer, and would be replaced. */
  open: RescheduleRequest | null;
}

/** A candidate proposes one to three times and says why. */
export function RequestTime({ interview, zone, open }: RequestTimeProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button size="sm">Request new time</Button>}
      title="Request new time"
      description={`Propose up to ${mostSlots} times that suit you, on your clock (${zone}).`}
    >
      {open && <Replaces request={open} zone={zone} />}
      <RequestForm interview={interview} zone={zone} onDone={() => setIsOpen(false)} />
    </FormDialog>
  );
}

const Replaces = ({ request, zone }: { request: RescheduleRequest; zone: Zone }) => (
  <p className="mb-4 text-muted">
    You have asked for{' '}
    {request.proposedSlots.map((slot) => timeRange(slot.startDateTime, slot.endDateTime, zone)).join(' or ')}, and there
    is no answer yet. Another request replaces it.
  </p>
);

function RequestForm({ interview, zone, onDone }: { interview: CalendarInterview; zone: Zone; onDone(): void }) {
  const form = useRequest(interview, zone, onDone);
  const element = useFocusOnLast(form.slots.length);
  return (
    <form
      ref={element}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {/* Under a finger a moment is written larger: two of them have no room beside each other. */}
      {form.slots.map(({ key, start, end }, index) => (
        <div key={key} className="grid items-end gap-3 sm:pointer-fine:grid-cols-2">
          <Field label={form.slots.length > 1 ? `Start ${index + 1}` : 'Start'} required>
            <Input type="datetime-local" value={start} onChange={(event) => form.setStart(key, event.target.value)} />
          </Field>
          <Field
            label={form.slots.length > 1 ? `End ${index + 1}` : 'End'}
            required
            action={
              form.slots.length > 1 && (
                <IconButton label={`Remove time ${index + 1}`} size="sm" onClick={() => form.remove(key)}>
                  <X />
                </IconButton>
              )
            }
          >
            <Input type="datetime-local" value={end} onChange={(event) => form.setEnd(key, event.target.value)} />
          </Field>
        </div>
      ))}
      {form.slots.length < mostSlots && <AddTime onAdd={form.add} />}
      <Field label="Message">
        <Textarea
          rows={3}
          maxLength={1000}
          value={form.message}
          onChange={(event) => form.setMessage(event.target.value)}
        />
      </Field>
      <div aria-live="assertive" className="contents">
        {form.fault && <Alert tone="danger">{form.fault}</Alert>}
      </div>
      <DialogActions>
        <Button type="submit" variant="primary" loading={form.isSending}>
          Send request
        </Button>
      </DialogActions>
    </form>
  );
}

/** Where a time is added or removed the button may go with it: the keyboard goes on in the last time. */
function useFocusOnLast(count: number) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    form.current?.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]')[(count - 1) * 2]?.focus();
  }, [count]);
  return form;
}

const AddTime = ({ onAdd }: { onAdd(): void }) => (
  <Button size="sm" variant="ghost" className="justify-self-start" icon={<Plus className="size-4" />} onClick={onAdd}>
    Add another time
  </Button>
);
