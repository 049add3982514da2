import { confirmCv } from '@candela/contract/cvs/cvs.routes.ts';
import type { Cv } from '@candela/contract/cvs/cvs.schemas.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormFailure } from '#components/form/form-failure.tsx';
import { type Failure, toFailure } from '#components/form/server-errors.ts';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { useServerForm } from '#components/form/use-server-form.ts';
import { CvNotices } from '#entities/cv/cv-notices.tsx';
import { CvOrigin } from '#entities/cv/cv-origin.tsx';
import { CvUnplaced } from '#entities/cv/cv-unplaced.tsx';
import { api } from '#lib/api/api.ts';
import { invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { Button } from '#ui/button.tsx';
import { type CvInput, cvToValues } from '../cv-form-values.ts';
import { saveOwnCv } from '../save-own-cv.ts';
import { BasicsFields } from './basics-fields.tsx';
import { EducationFields } from './education-fields.tsx';
import { ExperienceFields } from './experience-fields.tsx';

/** They come while the form is filled in. */
const loadRules = () => import('../cv-form-rules.ts');

/** What was read, to correct; one button saves it and says that it is right. */
export function CvForm({ cv }: { cv: Cv }) {
  const [news, setNews] = useState<readonly string[]>([]);
  const [confirmFailure, setConfirmFailure] = useState<Failure | null>(null);
  const filledWith = useRef(cv);
  const fill = (current: Cv) => {
    filledWith.current = current;
    form.reset(cvToValues(current));
  };

  const { form, failure, isSending, formProps, errorOf } = useServerForm({
    defaultValues: cvToValues(cv),
    parse: async (values) => (await loadRules()).parseCv(values),
    fallback: 'Failed to save',
    submit: async (input: CvInput) => {
      setNews([]);
      setConfirmFailure(null);
      fill(await saveOwnCv(filledWith.current, input));
      setNews(['Saved']);
      try {
        await api.call(confirmCv, { params: { id: cv._id } });
        setNews((said) => [...said, 'Confirmed']);
      } catch (error) {
        // What was saved stays saved, and is said to be.
        setConfirmFailure(toFailure(error, 'Failed to confirm'));
      }
      await invalidate(staleAfter.cv);
    },
  });
  const { isDirty } = form.formState;

  /** Changed elsewhere, for example in another tab: what was not touched follows. */
  const follow = useEffectEvent((current: Cv) => {
    if (!isDirty) fill(current);
  });
  useEffect(() => follow(cv), [cv]);

  return (
    <FormProvider {...form}>
      <form {...formProps} aria-label="CV" className="grid max-w-3xl gap-6">
        <CvOrigin cv={cv} />
        <CvNotices flags={cv.flags} />
        <BasicsFields errorOf={errorOf} />
        <ExperienceFields errorOf={errorOf} />
        <EducationFields errorOf={errorOf} />
        <CvUnplaced lines={cv.unplaced} />
        <SaveBar failure={failure ?? confirmFailure} isDirty={isDirty} isSending={isSending} news={news} />
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </FormProvider>
  );
}

interface SaveBarProps {
  failure: Failure | null;
  isDirty: boolean;
  isSending: boolean;
  /** What was done at the last press. */
  news: readonly string[];
}

const SaveBar = ({ failure, isDirty, isSending, news }: SaveBarProps) => (
  <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-canvas px-4 py-3 md:mx-0 md:px-0">
    {/* Beside the button, wherever on the page it was pressed. */}
    <FormFailure failure={failure} />
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p role="status" className="mr-auto flex items-center gap-3 text-[13px]/5">
        {isDirty ? (
          <span className="text-muted">Unsaved changes</span>
        ) : (
          news.map((word) => (
            <span key={word} className="inline-flex items-center gap-1.5 text-success-text">
              <CircleCheck aria-hidden="true" className="size-4" />
              <span>{word}</span>
            </span>
          ))
        )}
      </p>
      <Button type="submit" variant="primary" aria-disabled={isSending || undefined}>
        {isSending ? 'Saving...' : 'Save & Confirm'}
      </Button>
    </div>
  </div>
);
