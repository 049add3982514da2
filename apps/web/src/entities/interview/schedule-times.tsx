import { formatDate } from '#lib/dates.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { conflictText } from './conflict-text.ts';
import { type TimedForm, useTimes } from './use-times.ts';

/** Before anything is sent: what else is at that time, and when both are free. */
export function ScheduleTimes({ form }: { form: TimedForm }) {
  const { conflicts, free, choose } = useTimes(form);
  const zone = form.values.timeZone;
  return (
    <div className="grid gap-3">
      {conflicts.length > 0 && (
        <Alert tone="warning" title="This time is taken">
          <ul>
            {conflicts.map((conflict) => (
              <li key={`${conflict.start} ${conflict.who} ${conflict.name} ${conflict.what}`}>
                {conflictText(conflict, zone)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {free.length > 0 && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-[13px]/5 text-muted">Free for all, in working hours</legend>
          <div className="flex flex-wrap gap-1.5">
            {free.map((slot) => (
              <Button key={slot.startDateTime} size="sm" onClick={() => choose(slot)}>
                <span className="tabular">
                  {formatDate(slot.startDateTime, 'weekday', zone)}, {formatDate(slot.startDateTime, 'time', zone)}
                </span>
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
