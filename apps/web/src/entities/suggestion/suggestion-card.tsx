import { type Suggestion, suggestedFieldWords } from '@candela/contract/suggestions/suggestions.routes.ts';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { When } from '#ui/when.tsx';
import { SuggestionChange } from './suggestion-change.tsx';

interface SuggestionCardProps {
  suggestion: Suggestion;
  /** Whose words an answer are: "Harbour Ltd". */
  decidedBy: string;
  /** The reader is the candidate. */
  isOwn?: boolean;
  /** Below it while it is open. */
  children?: ReactNode;
}

/** One correction, the same for both sides. */
export function SuggestionCard({ suggestion, decidedBy, isOwn = false, children }: SuggestionCardProps) {
  const { change, cvId, decision, suggestedAt, decidedAt, answer } = suggestion;
  return (
    <article className="grid gap-3 rounded-md border border-line px-4 py-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <p className="font-medium first-letter:uppercase">{suggestedFieldWords[change.field]}</p>
          <p className="text-[13px]/5 text-muted">
            {cvId === null ? 'Corrected' : 'Suggested'} <When at={suggestedAt} />
          </p>
        </div>
        <State suggestion={suggestion} />
      </header>
      <SuggestionChange
        change={change}
        titles={[cvId === null ? 'It was' : 'Read from the CV', isOwn ? 'You say' : 'The candidate says']}
      />
      {decidedAt !== null && answer !== '' && (
        <div className="grid gap-1 border-l-2 border-accent pl-3">
          <p className="text-[13px]/5 text-muted">
            {decidedBy} answered <When at={decidedAt} />
          </p>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {answer}
          </p>
        </div>
      )}
      {decision === null && children}
    </article>
  );
}

function State({ suggestion: { decision, cvId } }: { suggestion: Suggestion }) {
  if (decision === null) return <Badge tone="info">Waiting for a decision</Badge>;
  if (decision === 'declined') return <Badge>Not accepted</Badge>;
  return <Badge tone="success">{cvId === null ? 'In use' : 'Accepted'}</Badge>;
}
