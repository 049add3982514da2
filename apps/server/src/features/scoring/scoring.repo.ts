import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Scores } from '../../platform/database/schema.ts';

/** What the scorer may know of a job. */
const jobColumns = [
  'j.id',
  'j.company_id',
  'j.organisation_id',
  'j.title',
  'j.description',
  'j.skills',
  'j.requirements',
  'j.responsibilities',
  'j.nice_to_have',
  'j.candidate_profile',
  'j.match_score_threshold',
  'j.status',
  'j.updated_at',
] as const;

const jobs = (tx: Tx) => tx.selectFrom('jobs as j').select(jobColumns);
export type ScoringJobRow = NonNullable<Awaited<ReturnType<typeof findScoringJob>>>;

export const findScoringJob = (tx: Tx, id: string) => jobs(tx).where('j.id', '=', id).executeTakeFirst();

/** Every active job of an organisation that this uploader may see; of one company, when the files are meant for it. */
export const listJobsFor = (
  tx: Tx,
  { organisationId, companyId, accountId }: { organisationId: string; companyId: string | null; accountId: string },
) =>
  jobs(tx)
    .where('j.organisation_id', '=', organisationId)
    .where('j.status', '=', 'Active')
    .where((eb) => (companyId ? eb('j.company_id', '=', companyId) : eb.lit(true)))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('memberships as m')
          .select('m.id')
          .where('m.account_id', '=', accountId)
          .where('m.organisation_id', '=', organisationId)
          .where((or) => or.or([or('m.scope', '=', 'all'), or('m.company_id', '=', or.ref('j.company_id'))])),
      ),
    )
    .execute();

/** What the scorer may know of a person: what the CV says they did and can do, and nothing of who they are. */
const cvColumns = [
  'v.candidate_id',
  'v.id as cv_id',
  'v.summary',
  'v.skills',
  'v.experience',
  'v.education',
  'v.certificates',
  'v.unplaced',
  'v.flags',
  'v.experience_years',
  'v.prepared',
  'v.prepared_version',
  'v.updated_at',
] as const;

/** The CV that speaks for each of them now. */
export const listScoringCvs = (tx: Tx, candidateIds: readonly string[]) =>
  tx
    .selectFrom('candidates as c')
    .innerJoin('cvs as v', 'v.id', 'c.current_cv_id')
    .select(cvColumns)
    .where('c.id', 'in', [...candidateIds])
    .execute();

/** The CV a score was made from, which may no longer be the newest. */
export const findScoredCv = (tx: Tx, jobId: string, candidateId: string) =>
  tx
    .selectFrom('scores as s')
    .innerJoin('cvs as v', 'v.id', 's.cv_id')
    .select(cvColumns)
    .where('s.job_id', '=', jobId)
    .where('s.candidate_id', '=', candidateId)
    .executeTakeFirst();

export type ScoringCvRow = Awaited<ReturnType<typeof listScoringCvs>>[number];

export async function storePrepared(tx: Tx, cvId: string, prepared: Buffer, version: string): Promise<void> {
  await tx.updateTable('cvs').set({ prepared, prepared_version: version }).where('id', '=', cvId).execute();
}

export async function upsertScores(tx: Tx, scores: Insertable<Scores>[]): Promise<void> {
  if (scores.length === 0) return;
  await tx
    .insertInto('scores')
    .values(scores)
    .onConflict((conflict) =>
      conflict.columns(['job_id', 'candidate_id']).doUpdateSet((eb) => ({
        cv_id: eb.ref('excluded.cv_id'),
        score: eb.ref('excluded.score'),
        factors: eb.ref('excluded.factors'),
        key_factors: eb.ref('excluded.key_factors'),
        engine: eb.ref('excluded.engine'),
        version: eb.ref('excluded.version'),
        inputs_hash: eb.ref('excluded.inputs_hash'),
        scored_at: eb.ref('excluded.scored_at'),
        evidence: null,
      })),
    )
    .execute();
}

/** Jobs somebody already has a score or an application for. */
export const listJobsOf = (tx: Tx, candidateId: string) =>
  jobs(tx)
    .where('j.status', '!=', 'Closed')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('scores as s')
            .select('s.job_id')
            .whereRef('s.job_id', '=', 'j.id')
            .where('s.candidate_id', '=', candidateId),
        ),
        eb.exists(
          eb
            .selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.job_id', '=', 'j.id')
            .where('a.candidate_id', '=', candidateId),
        ),
      ]),
    )
    .execute();

export interface Known {
  candidate_id: string;
}

/** Who belongs into a job's ranking: whoever the job's company knows. In order, a page at a time. */
export const listKnownTo = (tx: Tx, companyId: string, after: string | null, limit: number): Promise<Known[]> =>
  tx
    .selectFrom('candidate_companies')
    .select('candidate_id')
    .where('company_id', '=', companyId)
    .where((eb) => (after ? eb('candidate_id', '>', after) : eb.lit(true)))
    .orderBy('candidate_id')
    .limit(limit)
    .execute();

export const countKnownTo = async (tx: Tx, companyId: string): Promise<number> =>
  (
    await tx
      .selectFrom('candidate_companies')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
  ).count;

export async function startRun(
  tx: Tx,
  run: { jobId: string; organisationId: string; companyId: string; total: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('score_runs')
    .values({
      job_id: run.jobId,
      organisation_id: run.organisationId,
      company_id: run.companyId,
      total: run.total,
      started_at: run.now,
    })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet({ total: run.total, done: 0, started_at: run.now, finished_at: null }),
    )
    .execute();
}

export async function noteRun(tx: Tx, jobId: string, done: number, finishedAt: Date | null): Promise<void> {
  await tx
    .updateTable('score_runs')
    .set({ done: sql`least(total, ${done})`, finished_at: finishedAt })
    .where('job_id', '=', jobId)
    .execute();
}
