import { suggestedFieldWords } from '@candela/contract/suggestions/suggestions.routes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type RecruiterPrincipal, tenantScope } from '../../platform/sessions/principal.ts';
import { correctHeldCv } from '../cvs/held-cv.service.ts';
import * as repo from './suggestions.repo.ts';
import type { Decision, SuggestionsOptions } from './suggestions-options.ts';

/** Found with the recruiter's eyes; what follows concerns every company that scored the candidate. */
export async function decide(
  options: SuggestionsOptions,
  principal: RecruiterPrincipal,
  id: string,
  { decision, answer }: Decision,
): Promise<repo.SuggestionRow> {
  const { database, clock, rescorePerson } = options;
  const { organisationId, accountId } = principal;
  const found = await database.transaction(tenantScope(principal), (tx) => repo.findSuggestion(tx, organisationId, id));
  if (!found) throw new AppError('NOT_FOUND');
  const scope = { kind: 'tenant', accountId, organisationId, companyIds: 'all' } as const;
  return database.transaction(scope, async (tx) => {
    const now = clock.now();
    const isFirst = await repo.writeDecision(tx, organisationId, id, { decision, answer, by: accountId, now });
    if (!isFirst) throw new AppError('CONFLICT');
    const suggestion = await repo.findSuggestion(tx, organisationId, id);
    if (!suggestion?.cv_id) throw new AppError('NOT_FOUND');
    const { candidate_id: candidateId, cv_id: cvId, field, proposed } = suggestion;
    if (decision === 'accepted') {
      const key = { organisationId, candidateId, cvId };
      await correctHeldCv(tx, key, { [field]: proposed }, { actorAccountId: accountId, now });
      await rescorePerson(tx, candidateId);
    }
    await tell(tx, options, suggestion);
    return suggestion;
  });
}

async function tell(
  tx: Tx,
  { notifications }: SuggestionsOptions,
  { organisation_id: organisationId, candidate_id: candidateId, field, decision, answer }: repo.SuggestionRow,
): Promise<void> {
  await notifications.notify(tx, {
    kind: 'suggestion.decided',
    organisationId,
    candidateId,
    to: { accountOfCandidate: candidateId },
    values: {
      organisationName: await repo.findOrganisationName(tx, organisationId),
      outcome: decision === 'accepted' ? 'accepted' : 'did not accept',
      fields: suggestedFieldWords[field],
      candidateId,
      answer: answer ?? '',
    },
  });
}
