import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { latestRunOf, type RunRow } from './comparison.repo.ts';
import { type PeopleOnlyRow, peopleOnlyOf } from './rankings.repo.ts';

export interface ScoreCount {
  score: number;
  people: number;
}

export interface RankingHead {
  /** People the job has at each whole score, best first. */
  counts: ScoreCount[];
  /** The latest time everyone was scored anew. */
  run: RunRow | undefined;
  peopleOnly: PeopleOnlyRow[];
}

interface Row {
  counts: ScoreCount[] | null;
  run: (Omit<RunRow, 'started_at' | 'finished_at'> & { started_at: string; finished_at: string | null }) | null;
  people_only: PeopleOnlyRow[] | null;
}

/**
 * What stands around every page of a ranking, in one statement: each one more costs as much as most of these take.
 * Undefined where the organisation has no such job.
 */
export async function findRankingHead(tx: Tx, organisationId: string, jobId: string): Promise<RankingHead | undefined> {
  const { rows } = await sql<Row>`
    select
      (select json_agg(json_build_object('score', score, 'people', people) order by score desc)
        from score_counts where organisation_id = ${organisationId} and job_id = ${jobId} and people > 0) as counts,
      (select row_to_json(latest) from (${latestRunOf(jobId)}) latest) as run,
      (select json_agg(listed) from (${peopleOnlyOf(organisationId, jobId)}) listed) as people_only
    from jobs where organisation_id = ${organisationId} and id = ${jobId}`.execute(tx);
  const [row] = rows;
  return (
    row && {
      counts: row.counts ?? [],
      run: row.run ? withMoments(row.run) : undefined,
      peopleOnly: row.people_only ?? [],
    }
  );
}

const withMoments = (run: NonNullable<Row['run']>): RunRow => ({
  ...run,
  started_at: new Date(run.started_at),
  finished_at: run.finished_at === null ? null : new Date(run.finished_at),
});
