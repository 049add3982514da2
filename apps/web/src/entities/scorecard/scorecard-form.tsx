import {
  type OverallWord,
  overallWords,
  ratingWords,
  type Scorecard,
} from '@candela/contract/scorecards/scorecards.schemas.ts';
import { useState } from 'react';
import { toFailure } from '#components/form/server-errors.ts';
import { UnsavedGuard } from '#components/form/unsaved-guard.tsx';
import { cn } from '#lib/class-names.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { overallLooks } from './overall.tsx';

const loadRules = async () => (await import('@candela/contract/scorecards/scorecards.schemas.ts')).scorecardInputSchema;

interface Rated {
  criterion: string;
  rating: number | null;
  evidence: string;
}

interface ScorecardFormProps {
  /** Whose scorecard of which interview: what was typed for it and not sent is here again when the form is. */
  draftKey: string;
  criteria: readonly string[];
  own: Scorecard | null;
  onSubmit(input: { ratings: Rated[]; overall: OverallWord; notes: string }): Promise<unknown>;
}

interface Typed {
  rated: Readonly<Record<string, Rated>>;
  overall: OverallWord | null;
  notes: string;
}

/** A slip of the Escape key closes a dialog, not an hour's thoughts. Nothing of it is stored: it is about a candidate. */
const unsent = new Map<string, Typed>();

const typedIn = (own: Scorecard | null): Typed => ({
  rated: Object.fromEntries((own?.ratings ?? []).map((each) => [each.criterion, each])),
  overall: own?.overall ?? null,
  notes: own?.notes ?? '',
});

function useScorecard({ draftKey, criteria, own, onSubmit }: ScorecardFormProps) {
  const [typed, setTyped] = useState(() => unsent.get(draftKey) ?? typedIn(own));
  const [isDirty, setIsDirty] = useState(() => unsent.has(draftKey));
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { rated, overall, notes } = typed;
  // By its name: a colleague may change the criteria meanwhile, and what is typed for the others stays.
  const ratings = criteria.map((criterion) => rated[criterion] ?? { criterion, rating: null, evidence: '' });
  const change = (next: Partial<Typed>) => {
    const changed = { ...typed, ...next };
    unsent.set(draftKey, changed);
    setTyped(changed);
    setIsDirty(true);
  };
  async function submit() {
    setIsSending(true);
    try {
      const checked = (await loadRules()).safeParse({ ratings, overall, notes });
      setFault(checked.error?.issues[0]?.message ?? null);
      if (!checked.success) return;
      await onSubmit(checked.data);
      unsent.delete(draftKey);
      setIsDirty(false);
    } catch (error) {
      setFault(toFailure(error, 'Your scorecard was not sent. Please try again.').message);
    } finally {
      setIsSending(false);
    }
  }
  const rate = (one: Rated, next: Partial<Rated>) =>
    change({ rated: { ...rated, [one.criterion]: { ...one, ...next } } });
  return { ratings, rate, overall, notes, change, isDirty, fault, isSending, submit };
}

/** A rating from 1 to 4 with what it rests on for each criterion, and one word for the whole. */
export function ScorecardForm(props: ScorecardFormProps) {
  const form = useScorecard(props);
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.ratings.map((rated) => (
        <Criterion key={rated.criterion} rated={rated} onRate={(next) => form.rate(rated, next)} />
      ))}
      <RadioGroup
        legend="Overall"
        direction="row"
        className="flex-wrap"
        options={overallWords.map((word) => ({ value: word, label: overallLooks[word].word }))}
        value={form.overall ?? ''}
        onChange={({ target }) => form.change({ overall: overallWords.find((word) => word === target.value) ?? null })}
      />
      <Field label="Anything else">
        <Textarea
          rows={3}
          maxLength={4000}
          value={form.notes}
          onChange={(event) => form.change({ notes: event.target.value })}
        />
      </Field>
      <div aria-live="assertive" className="contents">
        {form.fault && <Alert tone="danger">{form.fault}</Alert>}
      </div>
      <Button type="submit" variant="primary" className="justify-self-end" loading={form.isSending}>
        {props.own ? 'Send again' : 'Send scorecard'}
      </Button>
      <UnsavedGuard isDirty={form.isDirty} />
    </form>
  );
}

function Criterion({ rated, onRate }: { rated: Rated; onRate(next: Partial<Rated>): void }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm/5 font-semibold break-words">{rated.criterion}</legend>
      <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-4">
        {ratingWords.map((word, place) => {
          const isChosen = rated.rating === place + 1;
          return (
            <button
              key={word}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onRate({ rating: isChosen ? null : place + 1 })}
              className={cn(
                'tabular grid min-h-11 content-center rounded-md border px-2 py-1 text-[13px]/4 transition-colors',
                isChosen
                  ? 'border-accent bg-accent-soft font-medium text-accent-text'
                  : 'border-line-strong text-muted hover:bg-hover',
              )}
            >
              <span className="text-sm/5 font-semibold">{place + 1}</span>
              {word}
            </button>
          );
        })}
      </div>
      {rated.rating !== null && (
        <Field label="Evidence" required>
          <Textarea
            rows={2}
            maxLength={2000}
            value={rated.evidence}
            onChange={(event) => onRate({ evidence: event.target.value })}
          />
        </Field>
      )}
    </fieldset>
  );
}
