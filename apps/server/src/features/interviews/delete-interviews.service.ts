import type { Tx } from '../../platform/database/database.ts';

/** Those of an organisation that closes, also with candidates who keep their own records. */
export async function deleteInterviews(tx: Tx, organisationId: string): Promise<void> {
  await tx.deleteFrom('interviews').where('organisation_id', '=', organisationId).execute();
}
