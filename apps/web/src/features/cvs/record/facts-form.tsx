import { type DetailsInput, withScheme } from '@candela/contract/candidates/details.schemas.ts';
import { makeSuggestions } from '@candela/contract/suggestions/suggestions.routes.ts';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormFailure } from '#components/form/form-failure.tsx';
import { parseWith } from '#components/form/parse-with.ts';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useServerForm } from '#components/form/use-server-form.ts';
import { ContactFields, SocialFields } from '#entities/contact/contact-fields.tsx';
import { type ContactValues, toContactValues } from '#entities/contact/contact-values.ts';
import { api } from '#lib/api/api.ts';
import { invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useUser } from '#lib/api/use-session.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/candidates/details.schemas.ts')).detailsInputSchema;

interface FactsFormProps {
  contact: ContactValues & { email: string };
  candidateId: string;
  organisationName: string;
}

interface FactsValues extends ContactValues {
  usesAccountEmail: boolean;
}

const toValues = (contact: ContactValues): FactsValues => {
  const { socials, ...rest } = toContactValues(contact);
  const whole = Object.fromEntries(Object.entries(socials).map(([name, link]) => [name, withScheme(link)]));
  return { ...rest, socials: { ...socials, ...whole }, usesAccountEmail: false };
};

/** What only the candidate can know: it counts as soon as it is saved. */
export function FactsForm({ contact, candidateId, organisationName }: FactsFormProps) {
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: toValues(contact),
    parse: async ({ usesAccountEmail, ...values }: FactsValues) => {
      const parsed = parseWith<DetailsInput>(await loadRules(), values);
      return parsed.isValid ? { isValid: true, input: { ...parsed.input, usesAccountEmail } } : parsed;
    },
    fallback: 'Failed to save',
    submit: async (facts: DetailsInput & { usesAccountEmail: boolean }) => {
      await api.call(makeSuggestions, { params: { id: candidateId }, body: { facts } });
      form.reset(form.getValues());
      toast.success(`Saved. ${organisationName} sees it from now on.`);
      await invalidate(staleAfter.suggestion);
    },
  });
  const { isDirty } = form.formState;
  const follow = useEffectEvent((current: ContactValues) => {
    if (!isDirty) form.reset(toValues(current));
  });
  useEffect(() => follow(contact), [contact]);

  return (
    <FormProvider {...form}>
      <form {...formProps} aria-label="How to reach you">
        <Card
          title="How to reach you"
          description="These are plain facts about you: what you save takes effect immediately."
          footer={
            <div className="grid gap-3">
              <FormFailure failure={failure} />
              <Button type="submit" variant="primary" className="justify-self-start" loading={isSending}>
                Save changes
              </Button>
            </div>
          }
        >
          <div className="grid gap-5">
            <ContactFields errorOf={errorOf} />
            <AccountEmail email={contact.email} register={form.register('usesAccountEmail')} />
            <SocialFields errorOf={errorOf} />
          </div>
        </Card>
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </FormProvider>
  );
}

/** Mail goes to the account in any case; this is what the organisation sees. An address that was not proved is not offered. */
function AccountEmail({ email, register }: { email: string; register: object }) {
  const own = useUser()?.email ?? '';
  if (email === own) return <p className="text-[13px]/5 text-muted">Email: {email}, the address of your account.</p>;
  return (
    <Checkbox
      {...register}
      label={`Show ${own} as your email address`}
      hint={email ? `So far it is ${email}. Emails about your applications go to your account in any case.` : undefined}
    />
  );
}
