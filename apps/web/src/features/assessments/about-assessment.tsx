import type { AssessmentType } from '@candela/contract/assessments/assessments.schemas.ts';
import { ChevronDown } from 'lucide-react';
import { kinds } from './assessment-kinds.ts';

/** What to know before starting; afterwards it folds away. */
export function AboutAssessment({ type, isOpen }: { type: AssessmentType; isOpen: boolean }) {
  return (
    <details open={isOpen} className="group rounded-lg border border-line bg-surface">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-5 py-4 font-semibold">
        Before you start
        <ChevronDown aria-hidden="true" className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-x-8 gap-y-4 px-5 pb-5 sm:grid-cols-2">
        {kinds[type].about.map(([title, text]) => (
          <div key={title}>
            <dt className="text-sm/5 font-medium">{title}</dt>
            <dd className="mt-0.5 max-w-measure text-sm/5 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
