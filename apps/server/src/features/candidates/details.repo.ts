import type { Tx } from '../../platform/database/database.ts';

export const findAccount = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('accounts')
    .select(['email', 'first_name', 'last_name', 'auth_provider'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** The person's own record, held by no organisation. */
export const findOwn = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('candidates')
    .select(['id', 'name', 'phone', 'address', 'socials', 'current_cv_id'])
    .where('account_id', '=', accountId)
    .where('organisation_id', 'is', null)
    .executeTakeFirst();

/** Organisations that score the person's own CV. */
export const listScoringOrganisations = async (tx: Tx, candidateId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('scores')
      .select('organisation_id')
      .distinct()
      .where('candidate_id', '=', candidateId)
      .orderBy('organisation_id')
      .execute()
  ).map((row) => row.organisation_id);
