import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { hasAddress } from '../../records/candidates.repo.ts';

/** A record an organisation made, that is not claimed and has this address. */
export const isClaimable = async (tx: Tx, candidateId: string, email: string): Promise<boolean> =>
  (await tx
    .selectFrom('candidates')
    .select('id')
    .where('id', '=', candidateId)
    .where('organisation_id', 'is not', null)
    .where('account_id', 'is', null)
    .where((eb) => hasAddress(eb, email))
    .executeTakeFirst()) !== undefined;

export type InvitedRecord = NonNullable<Awaited<ReturnType<typeof findInvited>>>;

const invited = (tx: Tx, candidateId: string) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select((eb) => [
      'c.id',
      'c.account_id',
      'o.name as organisation_name',
      eb
        .exists(
          eb
            .selectFrom('accounts as a')
            .select('a.id')
            .whereRef('a.email', '=', 'c.email')
            .where('a.role', '=', 'candidate'),
        )
        .$castTo<boolean>()
        .as('has_account'),
    ])
    .where('c.id', '=', candidateId);

/** The record an invitation is about, held by an organisation; whether its address has an account of a candidate. */
export const findInvited = (tx: Tx, candidateId: string) => invited(tx, candidateId).executeTakeFirst();

/** The same, locked: of two presses of one link the second finds what the first has done. */
export const lockInvited = (tx: Tx, candidateId: string) => invited(tx, candidateId).forUpdate('c').executeTakeFirst();

/** The job of the record's latest application that a candidate may be told of. */
export const findLatestJob = async (tx: Tx, candidateId: string): Promise<string | null> =>
  (
    await tx
      .selectFrom('applications as a')
      .innerJoin('jobs as j', 'j.id', 'a.job_id')
      .select('a.job_id')
      .where('a.candidate_id', '=', candidateId)
      .where(sql<boolean>`app.was_published(j)`)
      .orderBy('a.applied_at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.job_id ?? null;
