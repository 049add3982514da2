import type { CalendarInterview } from '@candela/contract/interviews/interviews.schemas.ts';
import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { FormSent } from '#components/form/form-sent.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TagInput } from '#ui/tag-input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { BookingFields } from './booking-fields.tsx';
import { type ScheduleForm as Form, type ScheduleSubject, useScheduleForm } from './use-schedule-form.ts';
import { WhenFields } from './when-fields.tsx';

interface ScheduleFormProps {
  subject: ScheduleSubject;
  /** Over: with the interview that was scheduled, or without one where a link was sent. */
  onDone(scheduled?: CalendarInterview): void;
  onCancel?(): void;
}

/** The form by itself, for a dialog or a page. */
export function ScheduleForm({ subject, onDone, onCancel }: ScheduleFormProps) {
  const form = useScheduleForm(subject, onDone);
  if (form.sentUrl) return <SentLink url={form.sentUrl} onDone={() => onDone()} />;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.status?.isConnected === false && <NotConnected />}
      {form.failed && <LoadFailure query={form.failed} />}
      <WhoFields form={form} subject={subject} />
      <WaySwitch form={form} />
      {form.values.way === 'time' ? <WhenFields form={form} /> : <BookingFields form={form} />}
      <WhereFields form={form} />
      <FormEnd fault={form.fault}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" variant="primary" loading={form.isSending}>
          {form.values.way === 'time' ? 'Schedule Interview' : 'Send link'}
        </Button>
      </FormEnd>
    </form>
  );
}

/** What is wrong, above the buttons; the form is longer than most screens, so that both are brought into view. */
function FormEnd({ fault, children }: { fault: string | null; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  return (
    <div ref={ref} className="grid scroll-mb-5 gap-4">
      <div aria-live="assertive" className="contents">
        {fault && <Alert tone="danger">{fault}</Alert>}
      </div>
      <div className="flex flex-wrap justify-end gap-2">{children}</div>
    </div>
  );
}

const NotConnected = () => (
  <Alert
    tone="warning"
    action={
      <ButtonLink to="/dashboard/calendar" size="sm">
        Connect
      </ButtonLink>
    }
  >
    Google Calendar not connected. Please connect your calendar first.
  </Alert>
);

function WhoFields({ form, subject }: { form: Form; subject: ScheduleSubject }) {
  const { values, set, jobs, candidates } = form;
  const listId = useId();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Job" required>
          {subject.jobId ? (
            <Input value={subject.jobTitle ?? ''} readOnly />
          ) : (
            <Select value={values.jobId} onChange={(event) => set({ jobId: event.target.value, candidateEmail: '' })}>
              <option value="">Select a job…</option>
              {jobs.map(({ _id, title, companyName }) => (
                <option key={_id} value={_id}>
                  {title} ({companyName})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Candidate" required>
          {subject.candidateId ? (
            <Input value={subject.candidateName ?? subject.candidateEmail ?? ''} readOnly />
          ) : (
            <Input
              type="email"
              list={listId}
              autoComplete="off"
              placeholder="name@example.org"
              value={values.candidateEmail}
              onChange={(event) => set({ candidateEmail: event.target.value })}
            />
          )}
        </Field>
        <datalist id={listId}>
          {candidates.map(({ candidateId, email, name }) => (
            <option key={candidateId} value={email}>
              {name}
            </option>
          ))}
        </datalist>
      </div>
      <TemplateSelect form={form} />
      <Field label="Title" required>
        <Input value={values.title} maxLength={200} onChange={(event) => set({ title: event.target.value })} />
      </Field>
    </>
  );
}

/** Where the organisation keeps words for its interviews: they fill the title and the description. */
function TemplateSelect({ form: { templates, chooseTemplate } }: { form: Form }) {
  if (templates.length === 0) return null;
  return (
    <Field label="Template" hint="Fills in the title and the description.">
      <Select
        defaultValue=""
        onChange={({ target }) => {
          const template = templates.find(({ id }) => id === target.value);
          if (template) chooseTemplate(template);
        }}
      >
        <option value="">None</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const ways = [
  { value: 'time', label: 'I choose the time' },
  { value: 'link', label: 'The candidate chooses', hint: 'They get a link with your free times.' },
];

const WaySwitch = ({ form }: { form: Form }) => (
  <RadioGroup
    legend="When"
    direction="row"
    options={ways}
    value={form.values.way}
    onChange={(event) => form.set({ way: event.target.value === 'link' ? 'link' : 'time' })}
  />
);

function SentLink({ url, onDone }: { url: string; onDone(): void }) {
  const endForm = use(FormSent);
  useEffect(() => endForm(), [endForm]);
  return (
    <div className="grid gap-4">
      <Alert tone="success" title="The link was sent">
        It was emailed to the candidate. You can also share it yourself.
      </Alert>
      <div className="flex items-center gap-2">
        <Input readOnly value={url} aria-label="Link" />
        <CopyButton text={url} label="Copy link" />
      </div>
      <Button variant="primary" className="justify-self-end" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

function WhereFields({ form }: { form: Form }) {
  const { values, set } = form;
  return (
    <>
      <Field label="Location">
        <Input
          value={values.location}
          maxLength={300}
          placeholder="Room, address or phone"
          onChange={(event) => set({ location: event.target.value })}
        />
      </Field>
      <Checkbox
        label="Include Meet link"
        hint={
          form.status?.makesMeetings === false &&
          'Add the meeting’s link as the location, or tell the candidate how to join.'
        }
        checked={values.includeMeet}
        onChange={(event) => set({ includeMeet: event.target.checked })}
      />
      <Field label="Attendee emails" hint="Interviewers and others. The candidate is invited anyway.">
        <TagInput
          noun="attendee"
          value={values.attendeeEmails}
          placeholder="colleague@example.org"
          onChange={(attendeeEmails) => set({ attendeeEmails })}
        />
      </Field>
      <Field label="Description" hint="Everyone who is invited sees it.">
        <Textarea
          rows={3}
          maxLength={5000}
          value={values.description}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
    </>
  );
}
