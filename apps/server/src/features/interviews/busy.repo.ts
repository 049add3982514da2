import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export const findAccountOf = async (tx: Tx, candidateId: string): Promise<string | null> => {
  const row = await tx.selectFrom('candidates').select('account_id').where('id', '=', candidateId).executeTakeFirst();
  return row?.account_id ?? null;
};

interface BusyRow {
  start: Date;
  end: Date;
  who: 'you' | 'candidate';
  what: string;
}

/** Interviews that either side has in this organisation, arranged by any recruiter. */
export async function listBusy(
  tx: Tx,
  { organisationId, accountId, email }: { organisationId: string; accountId: string; email: string },
  candidateId: string | null,
  reach: { start: Date; end: Date },
): Promise<BusyRow[]> {
  const attendee = JSON.stringify([{ email: email.toLowerCase() }]);
  const { rows } = await sql<BusyRow>`
    select starts_at as start, ends_at as "end", title as what,
      case when candidate_id = ${candidateId} then 'candidate' else 'you' end as who
    from interviews
    where organisation_id = ${organisationId} and status = 'scheduled'
      and starts_at < ${reach.end} and ends_at > ${reach.start}
      and (organiser_account_id = ${accountId} or candidate_id = ${candidateId} or attendees @> ${attendee}::jsonb)
    order by starts_at limit 500`.execute(tx);
  return rows;
}
