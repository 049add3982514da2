import { previewBooking } from '@candela/contract/bookings/bookings.routes.ts';
import { bookingLengths, mostNamedTimes } from '@candela/contract/bookings/bookings.schemas.ts';
import { offeredZones } from '@candela/contract/interviews/schedule-rules.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { api } from '#lib/api/api.ts';
import { deviceZone, formatDate } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { type BookingValues, toOffer } from './booking-offer.ts';
import type { ScheduleForm } from './use-schedule-form.ts';
import { dayOf } from './week.ts';

interface FieldsProps {
  booking: BookingValues;
  change(next: Partial<BookingValues>): void;
}

/** Which times a link offers: by rules, or one by one. */
export function BookingFields({ form }: { form: ScheduleForm }) {
  const { values, set } = form;
  const { booking } = values;
  const change = (next: Partial<BookingValues>) => set({ booking: { ...booking, ...next } });
  return (
    <>
      <LinkFields form={form} booking={booking} change={change} />
      <RadioGroup
        legend="Times to choose from"
        direction="row"
        options={[
          { value: 'rules', label: 'My free times on these days' },
          { value: 'times', label: 'Only these times' },
        ]}
        value={booking.kind}
        onChange={(event) => change({ kind: event.target.value === 'times' ? 'times' : 'rules' })}
      />
      {booking.kind === 'rules' ? (
        <RuleFields booking={booking} change={change} />
      ) : (
        <NamedTimes booking={booking} change={change} />
      )}
      <Preview form={form} />
    </>
  );
}

/** What every link has. */
function LinkFields({ form: { values, set }, booking, change }: FieldsProps & { form: ScheduleForm }) {
  const zones = [...new Set([deviceZone(), ...offeredZones])];
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Length" required>
        <NumberSelect
          value={booking.lengthMinutes}
          numbers={bookingLengths}
          unit="minutes"
          onChange={(lengthMinutes) => change({ lengthMinutes })}
        />
      </Field>
      <Field label="Time zone" required>
        <Select value={values.timeZone} onChange={(event) => set({ timeZone: event.target.value })}>
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
      </Field>
      <Field label="The link works for" required>
        <NumberSelect
          value={booking.expiresInDays}
          numbers={[3, 7, 14, 30, 60]}
          unit="days"
          onChange={(expiresInDays) => change({ expiresInDays })}
        />
      </Field>
    </div>
  );
}

interface NumberSelectProps {
  value: number;
  numbers: readonly number[];
  unit: string;
  onChange(value: number): void;
}

const NumberSelect = ({ value, numbers, unit, onChange }: NumberSelectProps) => (
  <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
    {numbers.map((number) => (
      <option key={number} value={number}>
        {number} {unit}
      </option>
    ))}
  </Select>
);

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function DaysField({ booking, change }: FieldsProps) {
  const toggle = (day: number) =>
    change({ days: booking.days.includes(day) ? booking.days.filter((each) => each !== day) : [...booking.days, day] });
  return (
    <fieldset>
      <legend className="mb-2 text-sm/5 font-medium">Days</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {weekdays.map((name, place) => (
          <Checkbox
            key={name}
            label={name}
            checked={booking.days.includes(place + 1)}
            onChange={() => toggle(place + 1)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function RuleFields({ booking, change }: FieldsProps) {
  return (
    <>
      <DaysField booking={booking} change={change} />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label="From" required>
          <Input type="time" value={booking.from} onChange={(event) => change({ from: event.target.value })} />
        </Field>
        <Field label="To" required>
          <Input type="time" value={booking.to} onChange={(event) => change({ to: event.target.value })} />
        </Field>
        <Field label="Notice" required>
          <NumberSelect
            value={booking.noticeHours}
            numbers={[0, 2, 4, 24, 48, 72]}
            unit="hours"
            onChange={(noticeHours) => change({ noticeHours })}
          />
        </Field>
        <Field label="Free time before and after" required>
          <NumberSelect
            value={booking.bufferMinutes}
            numbers={[0, 5, 10, 15, 30, 60]}
            unit="minutes"
            onChange={(bufferMinutes) => change({ bufferMinutes })}
          />
        </Field>
        <Field label="At most" required>
          <NumberSelect
            value={booking.mostADay}
            numbers={[1, 2, 3, 4, 5, 6, 8, 10]}
            unit="a day"
            onChange={(mostADay) => change({ mostADay })}
          />
        </Field>
        <Field label="Within the next" required>
          <NumberSelect
            value={booking.daysAhead}
            numbers={[5, 7, 14, 21, 30, 60]}
            unit="days"
            onChange={(daysAhead) => change({ daysAhead })}
          />
        </Field>
      </div>
    </>
  );
}

function NamedTimes({ booking: { starts }, change }: FieldsProps) {
  const put = (key: number, start: string) =>
    change({ starts: starts.map((each) => (each.key === key ? { key, start } : each)) });
  const add = () => change({ starts: [...starts, { key: Math.max(...starts.map(({ key }) => key)) + 1, start: '' }] });
  return (
    <div className="grid gap-3">
      {starts.map(({ key, start }, place) => (
        <div key={key} className="flex items-end gap-2">
          <Field label={`Time ${place + 1}`} required className="flex-1">
            <Input type="datetime-local" value={start} onChange={(event) => put(key, event.target.value)} />
          </Field>
          {starts.length > 1 && (
            <IconButton
              label={`Remove time ${place + 1}`}
              onClick={() => change({ starts: starts.filter((each) => each.key !== key) })}
            >
              <X />
            </IconButton>
          )}
        </div>
      ))}
      {starts.length < mostNamedTimes && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          icon={<Plus className="size-4" />}
          onClick={add}
        >
          Add another time
        </Button>
      )}
    </div>
  );
}

/** How much choice the candidate would have, as the calendar stands now. */
function Preview({ form: { values } }: { form: ScheduleForm }) {
  const { booking, timeZone } = values;
  const offer = toOffer(booking);
  const isAsked = offer.kind === 'rules' ? offer.days.length > 0 && offer.to > offer.from : offer.starts.length > 0;
  const body = { offer, timeZone, lengthMinutes: booking.lengthMinutes };
  const query = useQuery({
    queryKey: [previewBooking.id, body],
    queryFn: () => api.call(previewBooking, { body }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const times = query.data?.data.times ?? [];
  const days = new Set(times.map(({ start }) => dayOf(start, timeZone)));
  const [first] = times;
  return (
    <p aria-live="polite" className="min-h-5 text-[13px]/5 text-muted">
      {first &&
        isAsked &&
        `${times.length === 1 ? '1 time' : `${times.length} times`} on ${days.size === 1 ? '1 day' : `${days.size} days`}, the first on ${formatDate(first.start, 'weekday', timeZone)} at ${formatDate(first.start, 'time', timeZone)}.`}
      {query.data && isAsked && !first && 'No free times: please widen the choice.'}
    </p>
  );
}
