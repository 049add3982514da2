import type pg from 'pg';
import { engineVersion } from '../../apps/server/src/features/scoring/engine.ts';
import { authorshipVersion } from '../../packages/engine/src/authorship/authorship.ts';

/**
 * As the product leaves it: each job's scores are those of this version, and each CV was looked at for who wrote it. Otherwise the next
 * hour's look for jobs that were left behind finds every one of them, and scores everyone beside what is measured.
 */
export async function leaveNothingToDo(client: pg.Client): Promise<void> {
  await client.query(
    `insert into score_runs (job_id, organisation_id, company_id, cause, to_version, job_hash, words, total, owner, started_at,
       finished_at)
     select id, organisation_id, company_id, 'opened', $1, '\\x00', '[]', 0, id, now(), now() from jobs j
     where status in ('Active', 'Inactive') and not exists (select from score_runs r where r.job_id = j.id)`,
    [engineVersion],
  );
  await client.query('update cvs set ai_version = $1 where ai_version <> $1', [authorshipVersion]);
}
