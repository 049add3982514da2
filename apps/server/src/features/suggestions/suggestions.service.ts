import { changeSchema, type Suggestion } from '@candela/contract/suggestions/suggestions.routes.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { assertCandidateInSight } from '../../records/candidate-in-sight.ts';
import { decide } from './decide-suggestion.ts';
import { make } from './make-suggestions.ts';
import * as repo from './suggestions.repo.ts';
import type { Decision, SuggestionsInput, SuggestionsOptions } from './suggestions-options.ts';

/** Two records became one: what was suggested for the second is about the first. */
export const moveSuggestions = repo.reassign;

export const createSuggestionsService = (options: SuggestionsOptions) => {
  const { database } = options;
  const listOwn = (principal: CandidatePrincipal, candidateId: string): Promise<Suggestion[]> =>
    database.transaction(accountScope(principal), async (tx) => (await repo.listOf(tx, candidateId)).map(toView));
  return {
    listOwn,
    async make(principal: CandidatePrincipal, candidateId: string, input: SuggestionsInput): Promise<Suggestion[]> {
      await make(options, principal, candidateId, input);
      return listOwn(principal, candidateId);
    },
    listOfCandidate: (principal: RecruiterPrincipal, candidateId: string): Promise<Suggestion[]> =>
      database.transaction(tenantScope(principal), async (tx) => {
        await assertCandidateInSight(tx, candidateId);
        return (await repo.listOf(tx, candidateId)).map(toView);
      }),
    decide: async (principal: RecruiterPrincipal, id: string, decision: Decision) =>
      toView(await decide(options, principal, id, decision)),
  };
};

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

const toView = (row: repo.SuggestionRow): Suggestion => ({
  id: row.id,
  candidateId: row.candidate_id,
  cvId: row.cv_id,
  change: changeSchema.parse({ field: row.field, was: row.was, proposed: row.proposed }),
  suggestedAt: row.suggested_at.toISOString(),
  decision: row.decision,
  decidedAt: row.decided_at?.toISOString() ?? null,
  answer: row.answer,
});
