import type { BookingPage } from '@candela/contract/bookings/bookings.schemas.ts';
import { CalendarPlus, CircleCheck, Video } from 'lucide-react';
import { useState } from 'react';
import { formatDate, type Zone } from '#lib/dates.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface ChosenTimeProps {
  page: BookingPage;
  token: string;
  zone: Zone;
  /** Chosen just now, not when the link was opened before. */
  isNew: boolean;
  /** Why a time that was chosen here was not taken. */
  overtaken: string | null;
  onMove(): void;
  onCancel(reason: string): Promise<void>;
}

/** When it is, how to get there, and the ways to change it. */
export function ChosenTime({ page, token, zone, isNew, overtaken, onMove, onCancel }: ChosenTimeProps) {
  const { chosen, state } = page;
  if (!chosen) return null;
  return (
    <div className="grid justify-items-start gap-6">
      {overtaken && <Alert tone="warning">{overtaken}</Alert>}
      <div role="status" className="grid gap-2">
        <CircleCheck aria-hidden="true" className="size-8 text-success" />
        <h2 className="text-xl/7 font-semibold">
          {state === 'over' ? 'This interview has begun' : 'Your interview is booked'}
        </h2>
        <p className="text-base/6">{formatDate(chosen.start, 'full', zone)}</p>
        <p className="text-muted">
          {zone.replaceAll('_', ' ')}, {page.lengthMinutes} minutes.
          {isNew && ' A confirmation is on its way to your inbox.'}
        </p>
      </div>
      {page.hasMeeting && !chosen.meetLink && <p className="text-muted">{page.recruiterName} will send how to join.</p>}
      <div className="flex flex-wrap gap-2">
        {chosen.meetLink && (
          <a href={chosen.meetLink} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'primary' })}>
            <Video aria-hidden="true" className="size-4" /> Join
          </a>
        )}
        <CalendarLinks page={page} token={token} />
      </div>
      {state === 'booked' && (
        <div className="flex flex-wrap gap-2 border-t border-line pt-6">
          <Button onClick={onMove}>Choose another time</Button>
          <CancelButton onCancel={onCancel} />
        </div>
      )}
    </div>
  );
}

const compact = (moment: string) => moment.replace(/[-:]|\.\d{3}/g, '');

function CalendarLinks({ page, token }: { page: BookingPage; token: string }) {
  const { chosen, title, companyName, jobTitle } = page;
  if (!chosen) return null;
  const text = `${title}, ${companyName}`;
  const place = page.location || (chosen.meetLink ?? '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text,
    details: jobTitle,
    location: place,
    dates: `${compact(chosen.start)}/${compact(chosen.end)}`,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: text,
    body: jobTitle,
    location: place,
    startdt: chosen.start,
    enddt: chosen.end,
  });
  const look = buttonClasses({});
  return (
    <>
      <a href={`/calendar/booking/${token}/interview.ics`} download className={look}>
        <CalendarPlus aria-hidden="true" className="size-4" /> Add to calendar
      </a>
      <a
        href={`https://calendar.google.com/calendar/render?${google}`}
        target="_blank"
        rel="noreferrer"
        className={look}
      >
        Google
      </a>
      <a
        href={`https://outlook.office.com/calendar/0/deeplink/compose?${outlook}`}
        target="_blank"
        rel="noreferrer"
        className={look}
      >
        Outlook
      </a>
    </>
  );
}

function CancelButton({ onCancel }: { onCancel(reason: string): Promise<void> }) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      trigger={<Button variant="ghost">Cancel the interview</Button>}
      tone="danger"
      title="Cancel the interview?"
      description="Everyone who was invited is told. You can choose another time with the same link."
      confirmLabel="Cancel the interview"
      cancelLabel="Keep it"
      onConfirm={() => onCancel(reason)}
    >
      <Field label="Reason" hint="Sent to everyone who was invited.">
        <Textarea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
