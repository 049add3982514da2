import {
  getOrganisationSettings,
  type OrganisationSettings,
  updateOrganisationSettings,
} from '@candela/contract/organisations/settings.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { FormFailure } from '#components/form/form-failure.tsx';
import { useSchemaForm } from '#components/form/use-schema-form.ts';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SkeletonFields } from '#ui/skeleton.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('./billing-contact-rules.ts')).billingContactRules;

export function BillingContact() {
  const settings = useQuery(apiQuery(getOrganisationSettings));
  return (
    <Card title="Billing contact" description="Also receives emails about your plan and payments.">
      <QueryState query={settings} skeleton={<SkeletonFields fields={1} />}>
        {({ data }) => <ContactForm settings={data} />}
      </QueryState>
    </Card>
  );
}

function ContactForm({ settings }: { settings: OrganisationSettings }) {
  const save = useChange({
    change: (billingEmail: string | null) => api.call(updateOrganisationSettings, { body: { billingEmail } }),
    invalidates: [getOrganisationSettings],
  });
  const { form, failure, isSending, formProps, errorOf } = useSchemaForm({
    schema: loadRules,
    defaultValues: { billingEmail: settings.billingEmail ?? '' },
    fallback: 'Failed to save',
    async submit({ billingEmail }) {
      await save.mutateAsync(billingEmail);
      toast.success('Saved');
    },
  });
  return (
    <form {...formProps} aria-label="Billing contact" className="grid gap-4">
      <FormFailure failure={failure} />
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Email" error={errorOf('billingEmail')} className="min-w-60 flex-1">
          <Input
            {...form.register('billingEmail')}
            type="email"
            autoComplete="off"
            placeholder="accounts@example.com"
          />
        </Field>
        <Button type="submit" className="mt-6.5" loading={isSending}>
          Save
        </Button>
      </div>
    </form>
  );
}
