import { updateDetails } from '@candela/contract/candidates/details.routes.ts';
import type { CandidateDetails, DetailsInput } from '@candela/contract/candidates/details.schemas.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormFailure } from '#components/form/form-failure.tsx';
import { parseWith } from '#components/form/parse-with.ts';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useServerForm } from '#components/form/use-server-form.ts';
import { ContactFields, SocialFields } from '#entities/contact/contact-fields.tsx';
import { type ContactValues, changedDetails, toContactValues } from '#entities/contact/contact-values.ts';
import { api } from '#lib/api/api.ts';
import { invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmCv } from './confirm-cv.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/candidates/details.schemas.ts')).detailsInputSchema;

/** How employers reach the candidate. */
export function ContactForm({ details, isLoading }: { details: CandidateDetails; isLoading: boolean }) {
  const [isSaved, setIsSaved] = useState(false);
  const filled = useRef(toContactValues(details));
  const fill = (current: CandidateDetails) => {
    filled.current = toContactValues(current);
    form.reset(filled.current);
  };
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: toContactValues(details),
    parse: async (values: ContactValues) => parseWith(await loadRules(), values),
    fallback: 'Failed to save',
    submit: async (input: DetailsInput) => {
      setIsSaved(false);
      const { data } = await api.call(updateDetails, { body: changedDetails(input, filled.current) });
      fill(data);
      setIsSaved(true);
      await invalidate(staleAfter.details);
    },
  });
  const { isDirty } = form.formState;

  /** Changed elsewhere, for example in another tab: what was not touched follows. */
  const follow = useEffectEvent((current: CandidateDetails) => {
    if (!isDirty) fill(current);
  });
  useEffect(() => follow(details), [details]);

  return (
    <FormProvider {...form}>
      <form {...formProps} aria-label="Contact details" className="grid max-w-3xl gap-6">
        <Card title="Contact" description={`Emails go to ${details.email}.`}>
          <ContactFields errorOf={errorOf} />
        </Card>
        <Card title="Socials" description="Whole addresses, with https://.">
          <SocialFields errorOf={errorOf} />
        </Card>
        <FormFailure failure={failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" loading={isSending}>
            Save changes
          </Button>
          <ConfirmCv cvId={details.cvId} isLoading={isLoading} confirmedAt={details.cvData[0]?.confirmedAt ?? null} />
          <p role="status" className="text-[13px]/5">
            {isDirty ? <span className="text-muted">Unsaved changes</span> : isSaved && <Said word="Saved" />}
          </p>
        </div>
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </FormProvider>
  );
}

const Said = ({ word }: { word: string }) => (
  <span className="inline-flex items-center gap-1.5 text-success-text">
    <CircleCheck aria-hidden="true" className="size-4" />
    {word}
  </span>
);
