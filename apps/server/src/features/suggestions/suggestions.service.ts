import type { RouteParsed } from '@candela/contract/kernel/route.ts';
import type {
  decideSuggestion,
  makeSuggestions,
  SuggestedChange,
  Suggestion,
} from '@candela/contract/suggestions/suggestions.routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import {
  accountScope,
  type CandidatePrincipal,
  type RecruiterPrincipal,
  tenantScope,
} from '../../platform/sessions/principal.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { decide } from './decide-suggestion.ts';
import { make } from './make-suggestions.ts';
import * as repo from './suggestions.repo.ts';

export type SuggestionsInput = RouteParsed<typeof makeSuggestions>['body'];
export type Decision = RouteParsed<typeof decideSuggestion>['body'];

export interface SuggestionsService {
  make(principal: CandidatePrincipal, candidateId: string, input: SuggestionsInput): Promise<Suggestion[]>;
  listOwn(principal: CandidatePrincipal, candidateId: string): Promise<Suggestion[]>;
  listOfCandidate(principal: RecruiterPrincipal, candidateId: string): Promise<Suggestion[]>;
  decide(principal: RecruiterPrincipal, id: string, decision: Decision): Promise<Suggestion>;
}

export interface SuggestionsOptions {
  database: Database;
  clock: Clock;
  events: Events;
  notifications: NotificationsService;
  /** Scores a person again for whatever they have a score for. */
  rescorePerson(tx: Tx, candidateId: string): Promise<unknown>;
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
  // Written as one, and checked as one on its way out.
  change: { field: row.field, was: row.was, proposed: row.proposed } as SuggestedChange,
  suggestedAt: row.suggested_at.toISOString(),
  decision: row.decision,
  decidedAt: row.decided_at?.toISOString() ?? null,
  answer: row.answer,
});
