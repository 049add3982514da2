import type { Tx } from '../../platform/database/database.ts';

interface HeldKey {
  organisationId: string;
  candidateId: string;
}

/** How an organisation calls and reaches a candidate, held until the transaction ends. */
export const lockContact = (tx: Tx, { organisationId, candidateId }: HeldKey) =>
  tx
    .selectFrom('candidates')
    .select(['name', 'email', 'phone', 'address', 'socials'])
    .where('organisation_id', '=', organisationId)
    .where('id', '=', candidateId)
    .forUpdate()
    .executeTakeFirst();
