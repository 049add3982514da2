import { offeredZones } from '@candela/contract/interviews/schedule-rules.ts';
import { useState } from 'react';
import { deviceZone } from '#lib/dates.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { ScheduleTimes } from './schedule-times.tsx';
import type { TimedForm } from './use-times.ts';

/** Start, end and whose clock they mean; below it what is in the way, and times that are free. */
export function WhenFields({ form }: { form: TimedForm }) {
  const { values, set, setStart } = form;
  const [zones] = useState(() => [...new Set([deviceZone(), values.timeZone, ...offeredZones])]);
  return (
    <>
      {/* Under a finger a moment is written larger: the time zone then stands below. */}
      <div className="grid gap-4 sm:grid-cols-2 sm:pointer-fine:grid-cols-3">
        <Field label="Start" required>
          <Input type="datetime-local" value={values.start} onChange={(event) => setStart(event.target.value)} />
        </Field>
        <Field label="End" required>
          <Input type="datetime-local" value={values.end} onChange={(event) => set({ end: event.target.value })} />
        </Field>
        <Field label="Time zone" required>
          <Select value={values.timeZone} onChange={(event) => set({ timeZone: event.target.value })}>
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        </Field>
      </div>
      <ScheduleTimes form={form} />
    </>
  );
}
