import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { makeSuggestions, type Suggestion } from '@candela/contract/suggestions/suggestions.routes.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormFailure } from '#components/form/form-failure.tsx';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useServerForm } from '#components/form/use-server-form.ts';
import { CvOrigin } from '#entities/cv/cv-origin.tsx';
import { api } from '#lib/api/api.ts';
import { invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { BasicsFields } from '../components/basics-fields.tsx';
import { EducationFields } from '../components/education-fields.tsx';
import { ExperienceFields } from '../components/experience-fields.tsx';
import { type CvInput, cvToValues } from '../cv-form-values.ts';

/** They come while the form is filled in. */
const loadRules = () => import('../cv-form-rules.ts');

interface ReadFormProps {
  cv: Cv;
  candidateId: string;
  organisationName: string;
  /** Suggestions that wait: the form goes on from there. */
  open: readonly Suggestion[];
}

/** What was read from the file the organisation holds. Its recruiters decide on what the candidate writes here. */
export function ReadForm({ cv, candidateId, organisationName, open }: ReadFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title="What was read from the CV"
      description={`${organisationName} decides whether to take over what you suggest. If it does, you are scored again.`}
      actions={
        !isOpen && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            Suggest a correction
          </Button>
        )
      }
    >
      <CvOrigin cv={cv} />
      {isOpen && <Fields {...{ cv, candidateId, organisationName, open }} onDone={() => setIsOpen(false)} />}
    </Card>
  );
}

function Fields({ cv, candidateId, organisationName, open, onDone }: ReadFormProps & { onDone(): void }) {
  const suggested = useMemo(
    () => cvToValues({ ...cv, ...Object.fromEntries(open.map(({ change }) => [change.field, change.proposed])) }),
    [cv, open],
  );
  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: suggested,
    parse: async (values) => (await loadRules()).parseCv(values),
    fallback: 'Failed to send',
    submit: async (read: CvInput) => {
      await api.call(makeSuggestions, { params: { id: candidateId }, body: { read: { ...read, cvId: cv._id } } });
      await invalidate(staleAfter.suggestion);
    },
    onDone: () => {
      toast.success(`Sent to ${organisationName}.`);
      onDone();
    },
  });
  const { isDirty } = form.formState;
  const follow = useEffectEvent((current: typeof suggested) => {
    if (!isDirty) form.reset(current);
  });
  useEffect(() => follow(suggested), [suggested]);
  return (
    <FormProvider {...form}>
      <form {...formProps} aria-label="What was read from the CV" className="mt-4 grid gap-6">
        <BasicsFields errorOf={errorOf} />
        <ExperienceFields errorOf={errorOf} />
        <EducationFields errorOf={errorOf} />
        <FormFailure failure={failure} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" loading={isSending} disabled={!isDirty}>
            Send to {organisationName}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={isDirty && !isSending} />
    </FormProvider>
  );
}
