import {
  getProcessSettings,
  listWaitingApplications,
  type ProcessSettings,
  saveProcessSettings,
} from '@candela/contract/process/process.routes.ts';
import { FormFailure } from '#components/form/form-failure.tsx';
import { parseWith } from '#components/form/parse-with.ts';
import { useServerForm } from '#components/form/use-server-form.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/process/process.routes.ts')).processSettingsSchema;

interface Values {
  waitingDays: string;
  tellDays: string;
  areDecidersNamed: boolean;
}

const toValues = ({ waitingDays, tellDays, areDecidersNamed }: ProcessSettings): Values => ({
  waitingDays: String(waitingDays),
  tellDays: String(tellDays),
  areDecidersNamed,
});

/** Two numbers of days and a choice about receipts. */
export function ProcessSettingsForm({ settings, mayWrite }: { settings: ProcessSettings; mayWrite: boolean }) {
  const save = useChange<ProcessSettings>({
    change: (body) => api.call(saveProcessSettings, { body }),
    invalidates: [getProcessSettings, listWaitingApplications],
  });
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: toValues(settings),
    parse: async ({ waitingDays, tellDays, areDecidersNamed }: Values) =>
      parseWith(await loadRules(), {
        waitingDays: Number(waitingDays),
        tellDays: Number(tellDays),
        areDecidersNamed,
      }),
    fallback: 'The settings could not be saved. Please try again.',
    submit: async (input: ProcessSettings) => {
      await save.mutateAsync(input);
      form.reset(toValues(input));
      toast.success('Saved');
    },
  });
  const { register } = form;
  return (
    <Card title="Waiting applications" description="When they are shown, and when the candidate is told.">
      <form {...formProps} className="grid gap-5" aria-label="Waiting applications">
        <fieldset disabled={!mayWrite} className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Show as waiting after (days)"
            required
            error={errorOf('waitingDays')}
            hint="On the dashboard of recruiters who see the company."
          >
            <Input {...register('waitingDays')} inputMode="numeric" className="tabular" />
          </Field>
          <Field
            label="Tell the candidate after (days)"
            required
            error={errorOf('tellDays')}
            hint="By email, once: that the application is still open."
          >
            <Input {...register('tellDays')} inputMode="numeric" className="tabular" />
          </Field>
          <Checkbox
            {...register('areDecidersNamed')}
            className="sm:col-span-2"
            label="Decision receipts name the recruiter"
            hint="Otherwise they say that a recruiter decided. Receipts that were issued stay as they are."
          />
        </fieldset>
        <FormFailure failure={failure} />
        {mayWrite && (
          <Button type="submit" variant="primary" loading={isSending} className="justify-self-start">
            Save
          </Button>
        )}
      </form>
    </Card>
  );
}
