import type { ComparisonView } from '@candela/contract/rankings/score-runs.routes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

const runColumns = [
  'id',
  'cause',
  'from_version',
  'to_version',
  'total',
  'done',
  'moved',
  'started_at',
  'finished_at',
] as const;

export type RunRow = Awaited<ReturnType<typeof listRuns>>[number];

/** Newest first. One that found no candidate to score is of no interest. */
const runsOf = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('score_runs')
    .select(runColumns)
    .where('job_id', '=', jobId)
    .where('total', '>', 0)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc');

export const listRuns = (tx: Tx, jobId: string) => runsOf(tx, jobId).execute();

/** The newest as a question within another. */
export const latestRunOf = (jobId: string): RawBuilder<unknown> => sql`
  select ${sql.raw(runColumns.join(', '))} from score_runs where job_id = ${jobId} and total > 0
  order by started_at desc, id desc limit 1`;

/** The job's words as they were scored at each time, newest first. */
export const listWords = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('score_runs')
    .select(['words', 'started_at'])
    .where('job_id', '=', jobId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const findThreshold = async (tx: Tx, jobId: string): Promise<number> =>
  (await tx.selectFrom('jobs').select('match_score_threshold').where('id', '=', jobId).executeTakeFirstOrThrow())
    .match_score_threshold;

/** As readers see it: the nearest whole number, as browsers round. */
const whole = (score: string): RawBuilder<unknown> => sql`floor(${sql.ref(score)} + 0.5)`;

export interface OwnJob {
  organisationId: string;
  jobId: string;
}

export interface Comparison extends OwnJob {
  /** Scores that counted just before this moment. */
  before: Date;
  /** The same; null for now. */
  after: Date | null;
  threshold: number;
  show: ComparisonView;
  offset: number;
  limit: number;
}

/** Everyone's score at a moment, ranked. `slot` tells which of the kept scores it was; null for the present one. */
function rankedAt({ organisationId, jobId }: OwnJob, at: Date | null): RawBuilder<unknown> {
  const present = sql`select candidate_id, score, null::int as slot from scores
    where organisation_id = ${organisationId} and job_id = ${jobId} ${at ? sql`and scored_at < ${at}` : sql``}`;
  const replaced = at
    ? sql`union all select candidate_id, score, slot from score_history
      where organisation_id = ${organisationId} and job_id = ${jobId} and scored_at < ${at} and replaced_at >= ${at}`
    : sql``;
  return sql`select candidate_id, score, slot, (row_number() over (order by score desc, candidate_id))::int as rank
    from (${present} ${replaced}) scored`;
}

const shown: Record<ComparisonView, RawBuilder<unknown>> = {
  all: sql`true`,
  moved: sql`change <> 0`,
  crossed: sql`crossed is not null`,
};

export interface ComparedRow {
  candidate_id: string;
  crossed: 'up' | 'down' | null;
  score: number;
  rank: number;
  slot: number | null;
  old_score: number | null;
  old_rank: number | null;
  old_slot: number | null;
}

interface SummaryRow {
  people: number;
  up: number;
  down: number;
  crossed_up: number;
  crossed_down: number;
  added: number;
  matching: number;
}

/** The page and the sums, from one look at everyone. */
export async function compare(
  tx: Tx,
  { before, after, threshold, show, offset, limit, ...job }: Comparison,
): Promise<{ summary: SummaryRow; rows: ComparedRow[] }> {
  const { rows } = await sql<SummaryRow & { [K in keyof ComparedRow]: ComparedRow[K] | null }>`
    with pairs as materialized (
      select a.candidate_id, a.score, a.rank, a.slot, b.score as old_score, b.rank as old_rank, b.slot as old_slot,
        ${whole('a.score')} - ${whole('b.score')} as change,
        case when b.score < ${threshold} and a.score >= ${threshold} then 'up'
          when b.score >= ${threshold} and a.score < ${threshold} then 'down' end as crossed
      from (${rankedAt(job, after)}) a left join (${rankedAt(job, before)}) b using (candidate_id)
    ),
    summary as (
      select count(*)::int as people, (count(*) filter (where change > 0))::int as up,
        (count(*) filter (where change < 0))::int as down,
        (count(*) filter (where crossed = 'up'))::int as crossed_up,
        (count(*) filter (where crossed = 'down'))::int as crossed_down,
        (count(*) filter (where old_score is null))::int as added,
        (count(*) filter (where ${shown[show]}))::int as matching
      from pairs
    ),
    page as (
      select candidate_id, crossed, score, rank, slot, old_score, old_rank, old_slot,
        row_number() over (order by abs(score - old_score) desc nulls last, rank) as place
      from pairs where ${shown[show]} order by place offset ${offset} limit ${limit}
    )
    select * from summary left join page on true order by place`.execute(tx);
  const [summary] = rows;
  if (!summary) throw new Error('The sums of a comparison are always there');
  return { summary, rows: rows.filter((row): row is SummaryRow & ComparedRow => row.candidate_id !== null) };
}

export interface ScoreDetail {
  candidate_id: string;
  cv_id: string;
  factors: unknown;
  engine: string;
  version: string;
  inputs_hash: Buffer;
  scored_at: Date;
}

/** What is shown of the scores of a page: the present ones, and those kept under the slot that is named. */
export async function listDetails(
  tx: Tx,
  { organisationId, jobId }: OwnJob,
  wanted: readonly { candidateId: string; slot: number | null }[],
): Promise<Map<string, ScoreDetail>> {
  const rows = wanted.map(({ candidateId, slot }) => ({ c: candidateId, s: slot }));
  const found = await sql<ScoreDetail>`
    with wanted as (select c, s from json_to_recordset(${JSON.stringify(rows)}::json) as t (c uuid, s int))
    select s.candidate_id, s.cv_id, s.factors, s.engine, s.version, s.inputs_hash, s.scored_at
    from wanted join scores s on s.job_id = ${jobId} and s.candidate_id = wanted.c where wanted.s is null
    union all
    select h.candidate_id, h.cv_id, h.factors, h.engine, h.version, h.inputs_hash, h.scored_at
    from wanted join score_history h on h.organisation_id = ${organisationId} and h.job_id = ${jobId}
      and h.candidate_id = wanted.c and h.slot = wanted.s`.execute(tx);
  return new Map(found.rows.map((row) => [row.candidate_id, row]));
}

export const listNames = async (tx: Tx, candidateIds: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    candidateIds.length === 0
      ? []
      : (
          await tx
            .selectFrom('candidates')
            .select(['id', 'name'])
            .where('id', 'in', [...candidateIds])
            .execute()
        ).map(({ id, name }) => [id, name]),
  );
