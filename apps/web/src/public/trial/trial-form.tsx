import { cn } from '#lib/class-names.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { controlClasses } from '#ui/control-classes.ts';
import type { Refusal } from '../form-answer.ts';
import { FieldError, FormRefusal } from '../form-field.tsx';
import { trialExamples } from './examples.ts';

export interface TrialFormProps {
  texts: { job: string; cv: string };
  refusal: Refusal | null;
}

export function TrialForm({ texts, refusal }: TrialFormProps) {
  return (
    <div className="grid gap-6">
      <Examples />
      <form method="post" action="/try#match" className="grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <PastedText
            name="job"
            label="The job advert"
            hint="The whole text: what the job is called, what there is to do, what is asked for."
            text={texts.job}
            error={refusal?.errors.job}
          />
          <PastedText
            name="cv"
            label="The CV"
            hint="The whole text: posts with their dates, education, skills. Who it is about is not scored."
            text={texts.cv}
            error={refusal?.errors.cv}
          />
        </div>
        <FormRefusal refusal={refusal} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <button type="submit" className={cn(buttonClasses({ variant: 'primary', size: 'lg' }), 'max-sm:w-full')}>
            Show the match
          </button>
          <p role="status" data-trial-status className="min-h-6 text-[15px]/6 text-muted" />
        </div>
      </form>
    </div>
  );
}

/** Links to pages that show them; the script brings them here instead. */
function Examples() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-sm/5">
      <p id="trial-examples" className="text-muted">
        Examples
      </p>
      <ul aria-labelledby="trial-examples" className="flex flex-wrap gap-2">
        {trialExamples.map(({ slug, job, person }) => (
          <li key={slug}>
            <a
              href={`/try/${slug}#match`}
              data-trial-example
              className="inline-flex min-h-9 items-center gap-1 rounded-full border border-line bg-surface px-3.5 py-1 hover:border-line-strong hover:bg-hover"
            >
              <span className="font-medium">{job}</span>
              <span className="text-muted">and {person}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PastedTextProps {
  name: 'job' | 'cv';
  label: string;
  hint: string;
  text: string;
  error: string | undefined;
}

function PastedText({ name, label, hint, text, error }: PastedTextProps) {
  const id = `trial-${name}`;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-[15px]/6 font-medium">
        {label}
      </label>
      {/* As tall as it is from the start: a long text scrolls inside and pushes nothing down the page. */}
      <textarea
        id={id}
        name={name}
        defaultValue={text}
        placeholder={hint}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        className={cn(controlClasses, 'h-52 scroll-mt-12 resize-y px-4 py-3 !text-base/6 md:h-72')}
      />
      <FieldError id={`${id}-error`} name={name} error={error} />
    </div>
  );
}
