import type { ComparedPerson, WordChange } from '@candela/contract/rankings/score-runs.schemas.ts';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface WhatChangedProps {
  people: readonly ComparedPerson[];
  /** Of the engine, at both moments. */
  versions: { before: string | null; after: string | null };
  /** Null where the earlier words are no longer known. */
  jobChanges: readonly WordChange[] | null;
}

/** The reasons that hold for every candidate: another engine, other words of the job. */
export function WhatChanged({ people, versions, jobChanges }: WhatChangedProps) {
  const isEngineChanged = versions.before !== null && versions.after !== null && versions.before !== versions.after;
  const isJobChanged = jobChanges === null && people.some(({ reasons }) => reasons.includes('job'));
  const words = jobChanges ?? [];
  if (!isEngineChanged && !isJobChanged && words.length === 0) return null;
  return (
    <section aria-labelledby="what-changed" className="grid gap-3 rounded-lg border border-line bg-surface px-5 py-4">
      <h2 id="what-changed" className="text-base/6 font-semibold">
        What changed
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 max-sm:grid-cols-1 max-sm:gap-y-0.5">
        {isEngineChanged && (
          <Entry term="Engine">
            {versions.before} <span aria-hidden="true">→</span>
            <span className="sr-only">to</span> {versions.after}
          </Entry>
        )}
        {words.map((change) => (
          <Entry key={change.field} term={change.field}>
            <Words change={change} />
          </Entry>
        ))}
        {isJobChanged && <Entry term="Job">The wording changed; the earlier wording is no longer kept.</Entry>}
      </dl>
    </section>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-[13px]/6 font-medium text-muted max-sm:mt-2">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

const mostShown = 8;

function Words({ change: { added, removed } }: { change: WordChange }) {
  const all = [...added.map((text) => ({ text, isNew: true })), ...removed.map((text) => ({ text, isNew: false }))];
  return (
    <ul className="grid gap-0.5">
      {all.slice(0, mostShown).map(({ text, isNew }) => (
        <li key={`${isNew} ${text}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
          {isNew ? (
            <Plus aria-hidden="true" className="mt-1 size-4 text-success-text" />
          ) : (
            <Minus aria-hidden="true" className="mt-1 size-4 text-danger-text" />
          )}
          <span className={isNew ? 'break-words' : 'break-words text-muted line-through'}>
            <span className="sr-only">{isNew ? 'Added: ' : 'Removed: '}</span>
            {text}
          </span>
        </li>
      ))}
      {all.length > mostShown && <li className="text-[13px]/5 text-muted">and {all.length - mostShown} more</li>}
    </ul>
  );
}
