import { isDeepStrictEqual } from 'node:util';
import {
  type SuggestedChange,
  type SuggestedField,
  suggestedFieldWords,
} from '@candela/contract/suggestions/suggestions.routes.ts';
import { recordAudit } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { accountScope, type CandidatePrincipal } from '../../platform/sessions/principal.ts';
import { type Contact, correctContact, type HeldKey, lockContact } from '../candidates/held-contact.service.ts';
import { tryHeldEdit } from '../cvs/held-cv.service.ts';
import { factChanges, isChange, readChanges } from './changes.ts';
import * as repo from './suggestions.repo.ts';
import type { SuggestionsInput, SuggestionsOptions } from './suggestions-options.ts';

/** The record is claimed by the candidate and held by the organisation: found in one scope, written in the other. */
export async function make(
  options: SuggestionsOptions,
  principal: CandidatePrincipal,
  candidateId: string,
  { facts, read }: SuggestionsInput,
): Promise<void> {
  const { database, clock } = options;
  const { accountId } = principal;
  const record = await database.transaction(accountScope(principal), (tx) =>
    repo.findOwnRecord(tx, accountId, candidateId),
  );
  if (!record?.organisation_id) throw new AppError('NOT_FOUND');
  const key = { organisationId: record.organisation_id, candidateId };
  const scope = { kind: 'tenant', accountId, organisationId: key.organisationId, companyIds: 'all' } as const;
  await database.transaction(scope, async (tx) => {
    const now = clock.now();
    const contact = await lockContact(tx, key);
    const changed: SuggestedField[] = [];
    if (facts) {
      const email = facts.usesAccountEmail ? principal.email : contact.email;
      changed.push(...(await takeOver(tx, options, key, factChanges(contact, facts, email), now)));
    }
    if (read) changed.push(...(await suggest(tx, key, read, now)));
    if (changed.length === 0) return;
    await tell(tx, options, key, contact.name, changed);
    await recordAudit(tx, {
      action: 'candidate.corrected',
      at: now,
      organisationId: key.organisationId,
      actorAccountId: accountId,
      subject: { type: 'candidate', id: candidateId },
      detail: { fields: changed.join(', ') },
    });
  });
}

async function takeOver(
  tx: Tx,
  { events }: SuggestionsOptions,
  key: HeldKey,
  changes: readonly SuggestedChange[],
  now: Date,
): Promise<SuggestedField[]> {
  if (changes.length === 0) return [];
  const contact: Partial<Contact> = Object.fromEntries(changes.map(({ field, proposed }) => [field, proposed]));
  await correctContact(tx, events, key, contact, now);
  for (const change of changes) await repo.insertFact(tx, key, change, now);
  return changes.map(({ field }) => field);
}

async function suggest(
  tx: Tx,
  key: HeldKey,
  { cvId, ...edit }: NonNullable<SuggestionsInput['read']>,
  now: Date,
): Promise<SuggestedField[]> {
  const { was, proposed } = await tryHeldEdit(tx, { ...key, cvId }, edit);
  const named = readChanges(was, proposed).filter(({ field }) => field in edit);
  const changes = named.filter(isChange);
  for (const { field } of named.filter((change) => !isChange(change))) await repo.deleteOpen(tx, cvId, field);
  const open = await repo.listOpen(tx, cvId);
  const fresh = changes.filter(
    ({ field, proposed: words }) => !open.some((row) => row.field === field && isDeepStrictEqual(row.proposed, words)),
  );
  for (const change of fresh) await repo.upsertOpen(tx, { ...key, cvId }, change, now);
  return fresh.map(({ field }) => field);
}

async function tell(
  tx: Tx,
  { notifications }: SuggestionsOptions,
  { organisationId, candidateId }: HeldKey,
  name: string,
  changed: readonly SuggestedField[],
): Promise<void> {
  const companyId = await repo.findCompanyOf(tx, organisationId, candidateId);
  await notifications.notify(tx, {
    kind: 'suggestion.made',
    organisationId,
    companyId,
    candidateId,
    to: { recruitersOf: { companyId } },
    values: {
      candidateName: name || 'A candidate',
      fields: changed.map((field) => suggestedFieldWords[field]).join(', '),
      candidateId,
    },
  });
}
