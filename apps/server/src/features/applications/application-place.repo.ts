import type { Tx } from '../../platform/database/database.ts';

export const findCompany = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();

export const findJob = (tx: Tx, organisationId: string, id: string) =>
  tx
    .selectFrom('jobs')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
