import { removeStatement, writeStatement } from '@candela/contract/authorship/authorship.routes.ts';
import { type Statement, statementMaxLength } from '@candela/contract/authorship/authorship.schemas.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormFailure } from '#components/form/form-failure.tsx';
import { parseWith } from '#components/form/parse-with.ts';
import { toFailure } from '#components/form/server-errors.ts';
import { useServerForm } from '#components/form/use-server-form.ts';
import { dayText, fullText } from '#entities/cv/cv-text.ts';
import { api } from '#lib/api/api.ts';
import { invalidate } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

/** They come while the form is filled in. */
const loadRules = async () => (await import('@candela/contract/authorship/authorship.schemas.ts')).statementInputSchema;

export interface StatementFormProps {
  cvId: string;
  /** What is shown now. */
  statement: Statement | null;
  /** Which CV it is about, where there are several on the page. */
  about?: string;
}

/** The words as they are typed, saved and removed; `news` is what became of them last. */
function useStatement({ cvId, statement }: StatementFormProps) {
  const [news, setNews] = useState('');
  const serverForm = useServerForm({
    defaultValues: { text: statement?.text ?? '' },
    parse: async (values) => parseWith(await loadRules(), values),
    fallback: 'Failed to save',
    submit: async (body: { text: string }) => {
      setNews('');
      const { data } = await api.call(writeStatement, { params: { id: cvId }, body });
      form.reset({ text: data.text });
      await invalidate(staleAfter.cv);
      setNews('Statement saved');
    },
  });
  const { form } = serverForm;
  const { isDirty } = form.formState;
  const removal = useChange({
    invalidates: staleAfter.cv,
    change: () => api.call(removeStatement, { params: { id: cvId } }),
    onSuccess: () => {
      form.reset({ text: '' });
      setNews('Statement removed');
    },
    onError: (error) => toast.error(toFailure(error, 'Failed to remove').message),
  });

  /** Changed elsewhere, for example in another tab: what was not touched follows. */
  const follow = useEffectEvent((text: string) => {
    if (!isDirty) form.reset({ text });
  });
  useEffect(() => follow(statement?.text ?? ''), [statement?.text]);
  return { ...serverForm, isDirty, removal, news };
}

/** What a person says to the AI likelihood of a CV about them. */
export function StatementForm(props: StatementFormProps) {
  const { statement, about } = props;
  const { form, failure, isSending, formProps, errorOf, isDirty, removal, news } = useStatement(props);
  return (
    <form {...formProps} aria-label={about ? `Your statement, ${about}` : 'Your statement'} className="grid gap-3">
      <Field
        label="Your statement"
        required
        error={errorOf('text')}
        hint={<StatementHint statement={statement} length={form.watch('text').length} />}
      >
        <Textarea {...form.register('text')} required={false} rows={3} maxLength={statementMaxLength} />
      </Field>
      <FormFailure failure={failure} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Saving...' : 'Save statement'}
        </Button>
        {statement && (
          <Button variant="ghost" loading={removal.isPending} onClick={() => removal.mutate()}>
            Remove statement
          </Button>
        )}
        <p role="status" className="text-[13px]/5">
          {isDirty ? (
            <span className="text-muted">Not saved yet</span>
          ) : (
            news && (
              <span className="inline-flex items-center gap-1.5 text-success-text">
                <CircleCheck aria-hidden="true" className="size-4" />
                {news}
              </span>
            )
          )}
        </p>
      </div>
    </form>
  );
}

/** Since when it is shown, and how much of the room it takes. */
function StatementHint({ statement, length }: { statement: Statement | null; length: number }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>
        {statement ? (
          <>
            Shown beside the badge since{' '}
            <time dateTime={statement.writtenAt} title={fullText(statement.writtenAt)}>
              {dayText(statement.writtenAt)}
            </time>
            .
          </>
        ) : (
          'Anything you write here is shown beside the badge.'
        )}
      </span>
      <span className="tabular">
        {length.toLocaleString('en-GB')} of {statementMaxLength.toLocaleString('en-GB')}
      </span>
    </span>
  );
}
