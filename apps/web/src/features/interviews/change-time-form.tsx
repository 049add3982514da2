import { ApiError } from '@candela/contract/client/api-error.ts';
import { changeInterviewTime } from '@candela/contract/interviews/interviews.routes.ts';
import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { scheduleTexts } from '@candela/contract/interviews/schedule-rules.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { startingAt, type TimedValues } from '#entities/interview/use-times.ts';
import { isSkipped, readTyped } from '#entities/interview/week.ts';
import { WhenFields } from '#entities/interview/when-fields.tsx';
import { api } from '#lib/api/api.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toWallTime } from '#lib/dates.ts';
import { toast } from '#lib/toast.ts';
import { useOneAtATime } from '#lib/use-one-at-a-time.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface ChangeTimeFormProps {
  interview: CalendarInterview;
  /** Moved to this start, or closed because what was shown is no longer so. */
  onDone(start?: string): void;
}

/** As it is now, on the clocks it was agreed on. */
function valuesOf({ start, end, attendees }: CalendarInterview): TimedValues {
  const { timeZone } = start;
  return {
    start: toWallTime(start.dateTime, timeZone),
    end: toWallTime(end.dateTime, timeZone),
    isProposed: false,
    timeZone,
    attendeeEmails: attendees.flatMap(({ kind, email }) => (kind === 'interviewer' ? [email] : [])),
  };
}

/** The first thing that is wrong with what was typed; a time that the clocks skip is for the server to judge. */
function faultOf({ start, end, timeZone }: TimedValues, before: TimedValues): string | null {
  if (!start || !end) return scheduleTexts.incomplete;
  if (start === before.start && end === before.end && timeZone === before.timeZone)
    return 'Please choose another time.';
  if ([start, end].some((typed) => isSkipped(typed, timeZone))) return null;
  const [from, to] = [readTyped(start, timeZone), readTyped(end, timeZone)];
  if (!from || !to) return scheduleTexts.incomplete;
  if (to <= from) return scheduleTexts.endBeforeStart;
  return from <= new Date() ? scheduleTexts.past : null;
}

const isOutdated = (error: unknown) =>
  error instanceof ApiError && ['CONFLICT', 'INTERVIEW_OVER', 'NOT_FOUND'].includes(error.type ?? '');

function useChangeTime(interview: CalendarInterview, onDone: ChangeTimeFormProps['onDone']) {
  // As the dialog was opened: one that moves meanwhile is not moved again unseen.
  const [seen] = useState(interview);
  const [values, setValues] = useState(() => valuesOf(seen));
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const change = useChange({
    invalidates: staleAfter.interview,
    change: ({ start, end, timeZone }: TimedValues) =>
      api.call(changeInterviewTime, {
        params: { id: seen.id },
        body: { startDateTime: start, endDateTime: end, timeZone, insteadOf: seen.start.dateTime, reason },
      }),
  });
  async function submit() {
    const found = faultOf(values, valuesOf(seen));
    setFault(found);
    if (found) return;
    try {
      const { data } = await change.mutateAsync(values);
      toast.success('The interview has a new time. Everyone invited is told.');
      onDone(data.start.dateTime);
    } catch (error) {
      const { message } = toFailure(error, 'The time could not be changed. Please try again.');
      if (!isOutdated(error)) return setFault(message);
      // The list behind shows what is so now; this interview may no longer be in it.
      toast.error(message);
      onDone();
    }
  }
  return {
    values,
    reason,
    setReason,
    fault,
    candidateId: seen.candidateId,
    movingId: seen.id,
    isSending: change.isPending,
    set: (next: Partial<TimedValues>) => {
      setFault(null);
      setValues((before) => ({ ...before, ...next }));
    },
    setStart: (start: string) => {
      setFault(null);
      setValues((before) => ({ ...before, ...startingAt(before, start) }));
    },
    submit: useOneAtATime(submit),
  };
}

export function ChangeTimeForm({ interview, onDone }: ChangeTimeFormProps) {
  const form = useChangeTime(interview, onDone);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {interview.openRequests > 0 && (
        <Alert tone="info">{interview.candidateName} has asked for another time. A new time closes that request.</Alert>
      )}
      <WhenFields form={form} />
      <Field label="Reason" hint="Everyone invited gets an email with the old and the new time, and the reason.">
        <Textarea
          rows={2}
          maxLength={500}
          value={form.reason}
          onChange={({ target }) => form.setReason(target.value)}
        />
      </Field>
      <div aria-live="assertive" className="contents">
        {form.fault && <Alert tone="danger">{form.fault}</Alert>}
      </div>
      <DialogActions>
        <Button type="submit" variant="primary" loading={form.isSending}>
          Change time
        </Button>
      </DialogActions>
    </form>
  );
}
