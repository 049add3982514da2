import { duplicateReasonSchema } from '@candela/contract/duplicates/duplicates.routes.ts';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';

const open = (tx: Tx, organisationId: string) =>
  tx.selectFrom('likely_duplicates').where('organisation_id', '=', organisationId).where('dismissed_at', 'is', null);

export async function listPairs(tx: Tx, organisationId: string, { limit, offset }: { limit: number; offset: number }) {
  const { total } = await open(tx, organisationId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const pairs = await open(tx, organisationId)
    .select(['candidate_id', 'other_id', 'reasons', 'found_at'])
    .orderBy('found_at', 'desc')
    .orderBy('candidate_id')
    .orderBy('other_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    total,
    pairs: pairs.map((pair) => ({ ...pair, reasons: z.array(duplicateReasonSchema).parse(pair.reasons) })),
  };
}

export const listRecords = (tx: Tx, organisationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('candidates as c')
    .leftJoin('cvs as v', 'v.id', 'c.current_cv_id')
    .select([
      'c.id',
      'c.name',
      'c.email',
      'c.phone',
      'c.address',
      'c.account_id',
      'c.created_at',
      'v.id as cv_id',
      'v.file_name',
      'v.experience',
    ])
    .where('c.organisation_id', '=', organisationId)
    .where('c.id', 'in', [...ids])
    .execute();

export const listCompanies = (tx: Tx, organisationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('candidate_companies as k')
    .innerJoin('companies as m', 'm.id', 'k.company_id')
    .select(['k.candidate_id', 'm.company_name'])
    .where('k.organisation_id', '=', organisationId)
    .where('k.candidate_id', 'in', [...ids])
    .orderBy('m.company_name')
    .orderBy('m.id')
    .execute();

export const listApplications = (tx: Tx, organisationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as m', 'm.id', 'a.company_id')
    .select(['a.candidate_id', 'a.job_id', 'a.status', 'a.applied_at', 'j.title', 'm.company_name'])
    .where('a.organisation_id', '=', organisationId)
    .where('a.candidate_id', 'in', [...ids])
    .orderBy('a.applied_at')
    .orderBy('a.id')
    .execute();

/** False when the two were never suggested, or have been merged meanwhile. */
export async function dismissPair(
  tx: Tx,
  organisationId: string,
  [first, second]: readonly [string, string],
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  const [candidateId, otherId] = first < second ? [first, second] : [second, first];
  const { numUpdatedRows } = await tx
    .updateTable('likely_duplicates')
    .set({ dismissed_at: now, dismissed_by: accountId })
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', candidateId)
    .where('other_id', '=', otherId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
