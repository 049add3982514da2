import type { SuggestedChange } from '@candela/contract/suggestions/suggestions.routes.ts';
import type { Tx } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/is-among.ts';

const columns = [
  'id',
  'organisation_id',
  'candidate_id',
  'cv_id',
  'field',
  'was',
  'proposed',
  'suggested_at',
  'decision',
  'decided_at',
  'answer',
] as const;

export type SuggestionRow = NonNullable<Awaited<ReturnType<typeof findSuggestion>>>;

const mostShown = 200;

/** In whichever scope shows them: the organisation's, or that of the candidate they are about. */
export const listOf = (tx: Tx, candidateId: string): Promise<SuggestionRow[]> =>
  tx
    .selectFrom('suggestions')
    .select(columns)
    .where('candidate_id', '=', candidateId)
    .orderBy('suggested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();

export const listOpen = (tx: Tx, cvId: string) =>
  tx
    .selectFrom('suggestions')
    .select(['field', 'proposed'])
    .where('cv_id', '=', cvId)
    .where('decision', 'is', null)
    .execute();

export const findSuggestion = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('suggestions')
    .select(columns)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();

interface Place {
  organisationId: string;
  candidateId: string;
}

/** Counts at once. */
export async function insertFact(tx: Tx, place: Place, change: SuggestedChange, now: Date): Promise<void> {
  const decided = { decision: 'accepted', decided_at: now } as const;
  await tx
    .insertInto('suggestions')
    .values({ ...rowOf(place, change, now), ...decided })
    .execute();
}

/** Takes the place of one for the same field that is still open. */
export async function upsertOpen(
  tx: Tx,
  place: Place & { cvId: string },
  change: SuggestedChange,
  now: Date,
): Promise<void> {
  const row = rowOf(place, change, now);
  const { was, proposed, suggested_at } = row;
  await tx
    .insertInto('suggestions')
    .values({ ...row, cv_id: place.cvId })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'cv_id', 'field'])
        .where('decision', 'is', null)
        .doUpdateSet({ was, proposed, suggested_at }),
    )
    .execute();
}

const rowOf = ({ organisationId, candidateId }: Place, change: SuggestedChange, now: Date) => ({
  organisation_id: organisationId,
  candidate_id: candidateId,
  field: change.field,
  was: JSON.stringify(change.was),
  proposed: JSON.stringify(change.proposed),
  suggested_at: now,
});

/** The candidate agrees with what was read after all.. */
export async function deleteOpen(tx: Tx, cvId: string, field: SuggestedChange['field']): Promise<void> {
  await tx
    .deleteFrom('suggestions')
    .where('cv_id', '=', cvId)
    .where('field', '=', field)
    .where('decision', 'is', null)
    .execute();
}

/** False when it was decided before. */
export async function writeDecision(
  tx: Tx,
  organisationId: string,
  id: string,
  { decision, answer, by, now }: { decision: 'accepted' | 'declined'; answer: string; by: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('suggestions')
    .set({ decision, answer, decided_by: by, decided_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('decision', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A record that an organisation holds and the candidate has claimed. */
export const findOwnRecord = (tx: Tx, accountId: string, candidateId: string) =>
  tx
    .selectFrom('candidates')
    .select(['id', 'organisation_id'])
    .where('id', '=', candidateId)
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is not', null)
    .executeTakeFirst();

/** Whose recruiters are told: the company of the newest application, else the one that knew the candidate first. */
export async function findCompanyOf(tx: Tx, organisationId: string, candidateId: string): Promise<string | null> {
  const application = await tx
    .selectFrom('applications')
    .select('company_id')
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', candidateId)
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const known = await tx
    .selectFrom('candidate_companies')
    .select('company_id')
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', candidateId)
    .orderBy('since')
    .orderBy('company_id')
    .limit(1)
    .executeTakeFirst();
  return application?.company_id ?? known?.company_id ?? null;
}

export const findOrganisationName = async (tx: Tx, organisationId: string): Promise<string> =>
  (await tx.selectFrom('organisations').select('name').where('id', '=', organisationId).executeTakeFirstOrThrow()).name;

/** Two records became one: what was suggested for the second is about the first. */
export async function reassign(
  tx: Tx,
  { organisationId, keptId, mergedId }: { organisationId: string; keptId: string; mergedId: string },
  only?: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .updateTable('suggestions')
    .set({ candidate_id: keptId })
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', mergedId)
    .where(isAmong('id', only))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
