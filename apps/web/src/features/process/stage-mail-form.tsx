import {
  listStageMails,
  resetStageMail,
  type StageMail,
  saveStageMail,
} from '@candela/contract/process/process.routes.ts';
import { type StageMailWords, writeStageMail } from '@candela/contract/process/stage-mails.ts';
import { FormFailure } from '#components/form/form-failure.tsx';
import { parseWith } from '#components/form/parse-with.ts';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useServerForm } from '#components/form/use-server-form.ts';
import { applicationWords } from '#entities/application/application-words.ts';
import { MailPreview } from '#entities/stage-mail/mail-preview.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/process/stage-mails.ts')).stageMailInputSchema;

/** An invented candidate, so that the mail can be read with names in it. */
const example = { name: 'Maya Lindqvist', job: 'Community nurse', company: 'Fernhill Care' };

/** The words of one stage, with the mail they make beside them. */
export function StageMailForm({ mail, mayWrite }: { mail: StageMail; mayWrite: boolean }) {
  const params = { status: mail.status };
  const save = useChange<StageMailWords>({
    change: (body) => api.call(saveStageMail, { params, body }),
    invalidates: [listStageMails],
  });
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: { subject: mail.subject, body: mail.body, isSent: mail.isSent },
    parse: async (values: StageMailWords) => parseWith(await loadRules(), values),
    fallback: 'The email could not be saved. Please try again.',
    submit: async (input: StageMailWords) => {
      await save.mutateAsync(input);
      form.reset(input);
      toast.success('Saved');
    },
  });
  const { register } = form;
  const { subject = '', body = '' } = form.watch();
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <form
        {...formProps}
        className="grid content-start gap-4"
        aria-label={`Email for ${applicationWords[mail.status].label}`}
      >
        <fieldset disabled={!mayWrite} className="grid gap-4">
          <Field label="Subject" required error={errorOf('subject')}>
            <Input {...register('subject')} maxLength={150} />
          </Field>
          <Field
            label="Text"
            required
            error={errorOf('body')}
            hint="{name}, {job} and {company} are filled in. An empty line begins a new paragraph."
          >
            <Textarea {...register('body')} rows={9} maxLength={4000} />
          </Field>
          <Checkbox {...register('isSent')} label="Sent by default" />
        </fieldset>
        <FormFailure failure={failure} />
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" loading={isSending}>
              Save
            </Button>
            {mail.isOwn && <ResetButton status={mail.status} />}
          </div>
        )}
        <UnsavedGuard isDirty={form.formState.isDirty} />
      </form>
      <section aria-label="Preview" className="grid content-start gap-2">
        <h3 className="text-sm/5 font-medium">Preview</h3>
        <MailPreview {...writeStageMail({ subject, body }, example)} />
      </section>
    </div>
  );
}

function ResetButton({ status }: Pick<StageMail, 'status'>) {
  const reset = useChange({
    change: () => api.call(resetStageMail, { params: { status } }),
    invalidates: [listStageMails],
  });
  return (
    <ConfirmDialog
      trigger={<Button variant="ghost">Use the suggested text</Button>}
      tone="primary"
      title="Go back to Candela’s suggested text?"
      description="Your own text for this stage is deleted."
      confirmLabel="Use the suggested text"
      onConfirm={() => reset.mutateAsync()}
    />
  );
}
