import type { Tx } from '../../platform/database/database.ts';

export const findInvitee = (tx: Tx, candidateId: string, jobId: string) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .innerJoin('jobs as j', (join) => join.onRef('j.organisation_id', '=', 'o.id').on('j.id', '=', jobId))
    .innerJoin('companies as k', 'k.id', 'j.company_id')
    .select([
      'c.name',
      'c.email',
      'c.account_id',
      'c.invited_at',
      'o.name as organisation_name',
      'j.title as job_title',
      'k.company_name',
    ])
    .where('c.id', '=', candidateId)
    .forUpdate('c')
    .executeTakeFirst();
