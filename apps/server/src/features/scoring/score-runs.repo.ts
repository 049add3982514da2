import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { ScoreRuns } from '../../platform/database/schema.ts';
import { currentCvId } from '../../records/current-cv.repo.ts';
import { engineName } from './engine.ts';

/** What a run brings everyone to. */
export interface RunTarget {
  jobId: string;
  organisationId: string;
  companyId: string;
  jobHash: Buffer;
  version: string;
}

/** Before every candidate. */
const noCandidate = '00000000-0000-0000-0000-000000000000';

/**
 * Into a job's ranking belong the candidates the job's company knows. Of these, those with no score yet, or one of other
 * words, or one of this engine in another version; none that objected. What another engine said about the same words stays.
 * Where a page begins is said for the scores as well: otherwise each page would pass over all that came before it. The job
 * is asked for in a subselect: as a plain value that the statistics have not heard of yet, it would be taken for a job with
 * hardly any candidates, and each score be looked for among all of them.
 */
const affected = (
  { jobId, organisationId, companyId, jobHash, version }: RunTarget,
  after = noCandidate,
): RawBuilder<unknown> => sql`
  candidate_companies k
    join candidates c on c.id = k.candidate_id
    join cvs v on v.id = ${currentCvId('k.current_cv_id', 'c.current_cv_id')}
    left join scores s on s.organisation_id = ${organisationId} and s.job_id = (select ${jobId}::uuid)
      and s.candidate_id = k.candidate_id and s.candidate_id > ${after}
  where k.organisation_id = ${organisationId} and k.company_id = ${companyId} and k.candidate_id > ${after}
    and c.objected_at is null
    and (s.job_id is null or s.inputs_hash <> ${jobHash}::bytea || v.content_hash
      or (s.engine = ${engineName} and s.version <> ${version}))`;

export interface AffectedRow {
  candidate_id: string;
  cv_id: string;
  content_hash: Buffer;
  /** Base 64; null when it has to be made for this version. */
  prepared: string | null;
  /** Of the score to replace. */
  score: number | null;
  revision: number | null;
}

/** In order, a page at a time. */
export async function listAffected(
  tx: Tx,
  target: RunTarget,
  after: string | null,
  limit: number,
): Promise<AffectedRow[]> {
  const { rows } = await sql<AffectedRow>`
    select k.candidate_id, v.id as cv_id, v.content_hash, s.score, s.revision,
      case when v.prepared_version = ${target.version} then encode(v.prepared, 'base64') end as prepared
    from ${affected(target, after ?? noCandidate)}
    order by k.candidate_id limit ${limit}`.execute(tx);
  return rows;
}

export async function countAffected(tx: Tx, target: RunTarget): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${affected(target)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Held until the transaction ends: runs of a job begin one after the other. */
export async function lockRuns(tx: Tx, jobId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('score-run:' || ${jobId}, 0))`.execute(tx);
}

/** Held as well: a worker at one waits with the next page until it is clear who goes on. */
export const holdRuns = (tx: Tx, jobId: string) =>
  tx
    .selectFrom('score_runs')
    .select(['id', 'job_hash', 'to_version', 'total', 'done', 'started_at', 'finished_at'])
    .where('job_id', '=', jobId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();

/** The version people of the job have now; undefined when this engine has scored no candidate for it. */
export const findScoredVersion = async (tx: Tx, jobId: string): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('scores')
      .select('version')
      .where('job_id', '=', jobId)
      .where('engine', '=', engineName)
      .limit(1)
      .executeTakeFirst()
  )?.version;

export async function insertRun(
  tx: Tx,
  target: RunTarget,
  run: {
    cause: ScoreRuns['cause'];
    fromVersion: string | null;
    words: string;
    total: number;
    owner: string;
    now: Date;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('score_runs')
    .values({
      job_id: target.jobId,
      organisation_id: target.organisationId,
      company_id: target.companyId,
      cause: run.cause,
      from_version: run.fromVersion,
      to_version: target.version,
      job_hash: target.jobHash,
      words: run.words,
      total: run.total,
      owner: run.owner,
      started_at: run.now,
      finished_at: run.total === 0 ? run.now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A run, and whose it is. */
type RunKey = Pick<RunTarget, 'organisationId'> & { id: string };

/** Goes on with what another began; that one will find that it is no longer the owner. */
export async function adoptRun(tx: Tx, { organisationId, id }: RunKey, owner: string, left: number): Promise<void> {
  await tx
    .updateTable('score_runs')
    .set((eb) => ({ owner, total: eb('done', '+', left) }))
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** False when the run has gone to another worker: nothing more is to be written for it. */
export async function noteProgress(
  tx: Tx,
  run: RunKey & { owner: string },
  step: { people: number; moved: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('score_runs')
    .set((eb) => ({
      done: eb('done', '+', step.people),
      total: sql`greatest(total, done + ${step.people})`,
      moved: eb('moved', '+', step.moved),
    }))
    .where('organisation_id', '=', run.organisationId)
    .where('id', '=', run.id)
    .where('owner', '=', run.owner)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function finishRun(tx: Tx, { organisationId, id }: RunKey, now: Date): Promise<void> {
  await tx
    .updateTable('score_runs')
    .set({ finished_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/** People may have gone while it ran: what was done was all there was. */
export async function completeRun(tx: Tx, run: RunKey & { owner: string }, now: Date): Promise<void> {
  await tx
    .updateTable('score_runs')
    .set((eb) => ({ finished_at: now, total: eb.ref('done') }))
    .where('organisation_id', '=', run.organisationId)
    .where('id', '=', run.id)
    .where('owner', '=', run.owner)
    .where('finished_at', 'is', null)
    .execute();
}

export async function forgetRuns(tx: Tx, jobId: string, kept: number): Promise<void> {
  await sql`delete from score_runs where job_id = ${jobId} and id not in (
    select id from score_runs where job_id = ${jobId} order by started_at desc, id desc limit ${kept})`.execute(tx);
}

/** Open jobs that no run has brought to this version yet, and those whose run was left. */
export async function listJobsBehind(tx: Tx, version: string): Promise<{ id: string; organisation_id: string }[]> {
  const { rows } = await sql<{ id: string; organisation_id: string }>`
    select j.id, j.organisation_id from jobs j where j.status in ('Active', 'Inactive') and (
      not exists (select from score_runs r where r.organisation_id = j.organisation_id and r.job_id = j.id and r.to_version = ${version}
        and r.finished_at is not null and r.done = r.total)
      or exists (select from score_runs r where r.organisation_id = j.organisation_id and r.job_id = j.id
        and r.finished_at is null))`.execute(tx);
  return rows;
}
