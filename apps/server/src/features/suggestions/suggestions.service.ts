import { changeSchema, type Suggestion } from '@candela/contract/suggestions/suggestions.routes.ts';
import { AppError } from '../../platform/errors.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import { decide } from './decide-suggestion.ts';
import { make } from './make-suggestions.ts';
import * as repo from './suggestions.repo.ts';
import type { Decision, SuggestionsInput, SuggestionsOptions } from './suggestions-options.ts';

export interface SuggestionsService {
  make(principal: CandidatePrincipal, candidateId: string, input: SuggestionsInput): Promise<Suggestion[]>;
  listOwn(principal: CandidatePrincipal, candidateId: string): Promise<Suggestion[]>;
  listOfCandidate(principal: RecruiterPrincipal, candidateId: string): Promise<Suggestion[]>;
  decide(principal: RecruiterPrincipal, id: string, decision: Decision): Promise<Suggestion>;
}

/** Two records became one: what was suggested for the second is about the first. */
export const moveSuggestions = repo.reassign;

export const createSuggestionsService = (options: SuggestionsOptions): SuggestionsService => {
  const { database } = options;
  const listOwn: SuggestionsService['listOwn'] = (principal, candidateId) =>
    database.transaction(accountScope(principal), async (tx) => (await repo.listOf(tx, candidateId)).map(toView));
  return {
    listOwn,
    async make(principal, candidateId, input) {
      await make(options, principal, candidateId, input);
      return listOwn(principal, candidateId);
    },
    listOfCandidate: (principal, candidateId) =>
      database.transaction(tenantScope(principal), async (tx) => {
        if (!(await repo.findCandidate(tx, candidateId))) throw new AppError('NOT_FOUND');
        return (await repo.listOf(tx, candidateId)).map(toView);
      }),
    decide: async (principal, id, decision) => toView(await decide(options, principal, id, decision)),
  };
};

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
