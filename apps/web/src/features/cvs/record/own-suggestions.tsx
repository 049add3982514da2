import { listOwnSuggestions } from '@candela/contract/suggestions/suggestions.routes.ts';
import { useQuery } from '@tanstack/react-query';
import { SuggestionCard } from '#entities/suggestion/suggestion-card.tsx';
import { apiQuery } from '#lib/api/query-client.ts';
import { Card } from '#ui/card.tsx';

/** What the candidate corrected here before, and what became of it. Nothing where there is nothing. */
export function OwnSuggestions({ candidateId, organisationName }: { candidateId: string; organisationName: string }) {
  const { data } = useQuery(apiQuery(listOwnSuggestions, { params: { id: candidateId } }));
  const suggestions = data?.data ?? [];
  if (suggestions.length === 0) return null;
  const open = suggestions.filter(({ decision }) => decision === null);
  const earlier = suggestions.filter(({ decision }) => decision !== null);
  return (
    <Card title="Your corrections" description={`What you told ${organisationName}, and what became of it.`}>
      <div className="grid gap-3">
        {open.map((suggestion) => (
          <SuggestionCard key={suggestion.id} suggestion={suggestion} decidedBy={organisationName} isOwn />
        ))}
        {earlier.length > 0 && (
          <details open={open.length === 0}>
            <summary className="cursor-pointer py-1 text-[13px]/5 text-muted">Earlier ({earlier.length})</summary>
            <div className="mt-2 grid gap-3">
              {earlier.map((suggestion) => (
                <SuggestionCard key={suggestion.id} suggestion={suggestion} decidedBy={organisationName} isOwn />
              ))}
            </div>
          </details>
        )}
      </div>
    </Card>
  );
}
