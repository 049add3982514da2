import {
  decideSuggestion,
  listCandidateSuggestions,
  type Suggestion,
} from '@candela/contract/suggestions/suggestions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IfMay } from '#components/if-may.tsx';
import { api } from '#lib/api/api.ts';
import { apiQuery } from '#lib/api/query-client.ts';
import { staleAfter } from '#lib/api/stale-after.ts';
import { useChange } from '#lib/api/use-change.ts';
import { toast } from '#lib/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

/** On the candidate's page: what they corrected in the record about them. Nothing where there is nothing. */
export function ReceivedSuggestions({ candidateId }: { candidateId: string }) {
  const { data } = useQuery(apiQuery(listCandidateSuggestions, { params: { id: candidateId } }));
  const suggestions = data?.data ?? [];
  if (suggestions.length === 0) return null;
  const open = suggestions.filter(({ decision }) => decision === null);
  const earlier = suggestions.filter(({ decision }) => decision !== null);
  return (
    <Card
      title="Corrections by the candidate"
      description="Facts such as a phone number count at once. What was read from the CV changes when you accept it, and is then scored again."
    >
      <div className="grid gap-3">
        {open.map((suggestion) => (
          <SuggestionCard key={suggestion.id} suggestion={suggestion} decidedBy="Your organisation">
            <IfMay permission="suggestion.decide">
              <Decide suggestion={suggestion} />
            </IfMay>
          </SuggestionCard>
        ))}
        {earlier.length > 0 && (
          <details open={open.length === 0}>
            <summary className="cursor-pointer py-1 text-[13px]/5 text-muted">Decided ({earlier.length})</summary>
            <div className="mt-2 grid gap-3">
              {earlier.map((suggestion) => (
                <SuggestionCard key={suggestion.id} suggestion={suggestion} decidedBy="Your organisation" />
              ))}
            </div>
          </details>
        )}
      </div>
    </Card>
  );
}

function Decide({ suggestion: { id } }: { suggestion: Suggestion }) {
  const [isDeclining, setIsDeclining] = useState(false);
  const [answer, setAnswer] = useState('');
  const decide = useChange({
    change: (decision: 'accepted' | 'declined') =>
      api.call(decideSuggestion, { params: { id }, body: { decision, answer } }),
    invalidates: staleAfter.suggestion,
    onSuccess: (_data, decision) =>
      toast.success(
        decision === 'accepted' ? 'The CV is corrected and scored again.' : 'Declined. The candidate has been told.',
      ),
  });
  return (
    <div className="grid gap-3">
      {decide.error && <Alert tone="danger">{decide.error.message}</Alert>}
      {isDeclining && (
        <Field label="Why" hint="The candidate reads this word for word.">
          <Textarea value={answer} rows={2} maxLength={1000} onChange={(event) => setAnswer(event.target.value)} />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {isDeclining ? (
          <>
            <Button size="sm" variant="primary" loading={decide.isPending} onClick={() => decide.mutate('declined')}>
              Do not accept
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setIsDeclining(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" variant="primary" loading={decide.isPending} onClick={() => decide.mutate('accepted')}>
              Accept
            </Button>
            <Button size="sm" onClick={() => setIsDeclining(true)}>
              Do not accept…
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
