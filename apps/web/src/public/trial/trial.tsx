import type { TryMatch } from '@candela/contract/try-match/try-match.routes.ts';
import type { Refusal } from '../form-answer.ts';
import { TrialForm } from './trial-form.tsx';
import { TrialResult } from './trial-result.tsx';
import { TrialSkeleton } from './trial-skeleton.tsx';

export interface TrialProps {
  texts?: { job: string; cv: string };
  refusal?: Refusal | null;
  match?: TryMatch | null;
}

/**
 * An advert, a CV and what the product makes of them. The form posts to a page of its own that shows the same thing;
 * with the site's script the answer is taken out of that page and put here.
 */
export function Trial({ texts = { job: '', cv: '' }, refusal = null, match = null }: TrialProps) {
  return (
    <div data-trial className="grid gap-8">
      <TrialForm texts={texts} refusal={refusal} />
      <div data-trial-answer className="[&[aria-busy=true]>section]:opacity-55">
        {match && <TrialResult match={match} />}
      </div>
      <template data-trial-waiting>
        <TrialSkeleton />
      </template>
    </div>
  );
}

/** Beneath every heading of it. */
export function TrialPromise() {
  return (
    <p className="max-w-[60ch] text-lg/8 text-muted">
      Paste a job advert and a CV, or take an example, and read the match as recruiter and candidate would. Nothing is
      kept: both texts are read to answer you, then forgotten.
    </p>
  );
}
