import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import type { Scores } from '../../platform/database/schema.ts';
import { currentCvId } from '../../records/current-cv.repo.ts';
import { educationColumn, experienceColumn, flagsColumn, unplacedColumn } from '../../records/cv-columns.ts';

export interface Pair {
  jobId: string;
  candidateId: string;
}

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

const words = z.array(z.string()).optional();
/** Of what a job says about its candidate, what is scored. */
const profileColumn = z.object({ education: words, certifications: words }).catch({});

const jobs = (tx: Tx) => tx.selectFrom('jobs as j').select(jobColumns);

const toScoringJob = (row: Awaited<ReturnType<ReturnType<typeof jobs>['execute']>>[number]) => ({
  ...row,
  candidate_profile: profileColumn.parse(row.candidate_profile),
});
export type ScoringJobRow = ReturnType<typeof toScoringJob>;

export async function findScoringJob(tx: Tx, id: string): Promise<ScoringJobRow | undefined> {
  const row = await jobs(tx).where('j.id', '=', id).executeTakeFirst();
  return row && toScoringJob(row);
}

export async function listScoringJobs(tx: Tx, ids: readonly string[]): Promise<ScoringJobRow[]> {
  if (ids.length === 0) return [];
  const rows = await jobs(tx)
    .where('j.id', 'in', [...ids])
    .execute();
  return rows.map(toScoringJob);
}

/** The same, with words that stay as they are until the transaction ends: no candidate is scored for what is being rewritten. */
export async function holdScoringJob(tx: Tx, id: string): Promise<ScoringJobRow | undefined> {
  const row = await jobs(tx).where('j.id', '=', id).forShare('j').executeTakeFirst();
  return row && toScoringJob(row);
}

/** Every active job of an organisation that this uploader may see; of one company, when the files are meant for it. */
export async function listJobsFor(
  tx: Tx,
  { organisationId, companyId, accountId }: { organisationId: string; companyId: string | null; accountId: string },
): Promise<ScoringJobRow[]> {
  const rows = await jobs(tx)
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
    .orderBy('j.id')
    .forShare('j')
    .execute();
  return rows.map(toScoringJob);
}

/**
 * What the scorer may know of a person: what the CV says they did and can do. Of who they are only the name, to take it out
 * of the lines; `content_hash` follows both.
 */
const contentColumns = [
  'c.name',
  'v.id as cv_id',
  'v.summary',
  'v.skills',
  'v.experience',
  'v.education',
  'v.certificates',
  'v.languages',
  'v.unplaced',
  'v.flags',
  'v.experience_years',
  'v.updated_at',
  'v.content_hash',
] as const;

const selectContents = (tx: Tx) =>
  tx.selectFrom('cvs as v').innerJoin('candidates as c', 'c.id', 'v.candidate_id').select(contentColumns);

const toContent = (row: Awaited<ReturnType<ReturnType<typeof selectContents>['execute']>>[number]) => ({
  ...row,
  experience: experienceColumn.parse(row.experience),
  education: educationColumn.parse(row.education),
  unplaced: unplacedColumn.parse(row.unplaced),
  flags: flagsColumn.parse(row.flags),
});
export type CvContentRow = ReturnType<typeof toContent>;

/** The CV a score was made from, which may no longer be the newest; held, it stays as it is until the transaction ends. */
export async function findScoredCv(
  tx: Tx,
  { jobId, candidateId }: Pair,
  isHeld = false,
): Promise<CvContentRow | undefined> {
  const row = await selectContents(tx)
    .innerJoin('scores as s', 's.cv_id', 'v.id')
    .where('s.job_id', '=', jobId)
    .where('s.candidate_id', '=', candidateId)
    .$if(isHeld, (query) => query.forShare('v'))
    .executeTakeFirst();
  return row && toContent(row);
}

export async function listContents(tx: Tx, cvIds: readonly string[]): Promise<CvContentRow[]> {
  if (cvIds.length === 0) return [];
  const rows = await selectContents(tx)
    .where('v.id', 'in', [...cvIds])
    .execute();
  return rows.map(toContent);
}

/** The CV that counts for a person at each of these companies now: the one the company uploaded, or the record's. None of a candidate who objected. */
export const listCurrentCvs = (tx: Tx, candidateId: string, companyIds: readonly string[], version: string) =>
  tx
    .selectFrom('companies as m')
    .innerJoin('candidates as c', (join) => join.on('c.id', '=', candidateId))
    .leftJoin('candidate_companies as k', (join) =>
      join.onRef('k.candidate_id', '=', 'c.id').onRef('k.company_id', '=', 'm.id'),
    )
    .innerJoin('cvs as v', (join) => join.on('v.id', '=', currentCvId('k.current_cv_id', 'c.current_cv_id')))
    .select(['m.id as company_id', 'v.id as cv_id', 'v.content_hash', preparedOf(version).as('prepared')])
    .where('m.id', 'in', [...companyIds])
    .where('c.objected_at', 'is', null)
    .execute();

/** The stored form, when it is of this version. In base 64: half the way of what bytes would be written as otherwise. */
const preparedOf = (version: string) =>
  sql<string | null>`case when v.prepared_version = ${version} then encode(v.prepared, 'base64') end`;

export const findPrepared = async (tx: Tx, cvId: string, version: string): Promise<string | null> =>
  (
    await tx
      .selectFrom('cvs as v')
      .select(preparedOf(version).as('prepared'))
      .where('v.id', '=', cvId)
      .executeTakeFirst()
  )?.prepared ?? null;

export interface ScoreRow {
  jobId: string;
  candidateId: string;
  cvId: string;
  score: number;
  /** As they are stored: text of JSON. */
  factors: string;
  keyFactors: string;
  inputsHash: Buffer;
  /** The revision of the score it was made to replace; null where there was none, or where that does not matter. */
  replaces: number | null;
}

export interface ScoreMaker {
  engine: string;
  version: string;
  now: Date;
  runId: string | null;
  /** Whether another task's score of the same pair, made meanwhile, is left alone. Otherwise this one counts. */
  yields: boolean;
  /** Whether what another engine made of the same inputs gives way too. */
  takesBack: boolean;
}

/**
 * Any number of scores in one statement. One that is of this version and these inputs already stays as it is, evidence
 * and all; so does another engine's for as long as the inputs are the same.
 */
export async function writeScores(tx: Tx, scores: readonly ScoreRow[], maker: ScoreMaker): Promise<void> {
  if (scores.length === 0) return;
  const { engine, version, now, runId, yields, takesBack } = maker;
  await sql`
    insert into scores as s (job_id, candidate_id, organisation_id, company_id, cv_id, score, factors, key_factors, engine,
      version, inputs_hash, scored_at, run_id, revision)
    select t.j, t.c, j.organisation_id, j.company_id, t.v, t.s, t.f, t.k, ${engine}, ${version}, decode(t.h, 'hex'),
      ${now}::timestamptz, ${runId}::uuid, coalesce(t.r + 1, 0)
    from jsonb_to_recordset(${toJson(scores)}::jsonb)
      as t (j uuid, c uuid, v uuid, s real, f jsonb, k jsonb, h text, r int) join jobs j on j.id = t.j
    on conflict (organisation_id, job_id, candidate_id) do update set cv_id = excluded.cv_id, score = excluded.score,
      factors = excluded.factors, key_factors = excluded.key_factors, engine = excluded.engine, version = excluded.version,
      inputs_hash = excluded.inputs_hash, scored_at = excluded.scored_at, run_id = excluded.run_id, evidence = null,
      note = null, built_in_score = null, read_by = null, reading = null, revision = s.revision + 1
    where (s.inputs_hash <> excluded.inputs_hash or (s.engine = excluded.engine and s.version <> excluded.version)
        or (${takesBack}::boolean and s.engine <> excluded.engine))
      and (not ${yields}::boolean or s.revision = excluded.revision - 1)`.execute(tx);
}

/** Put together by hand: the factors are text of JSON already, and would be written twice. */
const toJson = (scores: readonly ScoreRow[]): string =>
  `[${scores
    .map(
      (row) =>
        `{"j":"${row.jobId}","c":"${row.candidateId}","v":"${row.cvId}","s":${row.score},"f":${row.factors},` +
        `"k":${row.keyFactors},"h":"${row.inputsHash.toString('hex')}","r":${row.replaces}}`,
    )
    .join()}]`;

/** Whatever was there is replaced. */
export async function upsertScores(tx: Tx, scores: Insertable<Scores>[]): Promise<void> {
  if (scores.length === 0) return;
  await tx
    .insertInto('scores')
    .values(scores)
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'job_id', 'candidate_id']).doUpdateSet((eb) => ({
        cv_id: eb.ref('excluded.cv_id'),
        score: eb.ref('excluded.score'),
        factors: eb.ref('excluded.factors'),
        key_factors: eb.ref('excluded.key_factors'),
        engine: eb.ref('excluded.engine'),
        version: eb.ref('excluded.version'),
        inputs_hash: eb.ref('excluded.inputs_hash'),
        scored_at: eb.ref('excluded.scored_at'),
        evidence: eb.ref('excluded.evidence'),
        note: eb.ref('excluded.note'),
        built_in_score: eb.ref('excluded.built_in_score'),
        run_id: null,
        revision: eb('scores.revision', '+', 1),
      })),
    )
    .execute();
}

export async function setNote(tx: Tx, pair: Pair, note: string | null): Promise<void> {
  await tx
    .updateTable('scores')
    .set({ note })
    .where('job_id', '=', pair.jobId)
    .where('candidate_id', '=', pair.candidateId)
    .execute();
}

export async function storeEvidence(tx: Tx, jobId: string, candidateId: string, evidence: string, scoredAt: Date) {
  await tx
    .updateTable('scores')
    .set({ evidence })
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    // A score that changed while this was worked out has other evidence.
    .where('scored_at', '=', scoredAt)
    .execute();
}

export const findScore = (tx: Tx, { jobId, candidateId }: Pair) =>
  tx
    .selectFrom('scores')
    .select(['organisation_id', 'engine', 'version', 'inputs_hash', 'read_by', 'reading'])
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();

/**
 * The scores of one record become another's, with their past; where the other has one for the same job already, that one
 * stays. Answers with the jobs.
 */
export async function moveScores(
  tx: Tx,
  { organisationId, keptId, mergedId }: { organisationId: string; keptId: string; mergedId: string },
): Promise<MovedScores> {
  const [scores, keptScores] = [await listScoredJobs(tx, mergedId), await listScoredJobs(tx, keptId)];
  await sql`delete from scores s where s.candidate_id = ${mergedId} and s.organisation_id = ${organisationId}
    and exists (select from scores o where o.job_id = s.job_id and o.candidate_id = ${keptId})`.execute(tx);
  await sql`update score_history set candidate_id = ${keptId}
    where candidate_id = ${mergedId} and organisation_id = ${organisationId}`.execute(tx);
  await sql`update scores set candidate_id = ${keptId}
    where candidate_id = ${mergedId} and organisation_id = ${organisationId}`.execute(tx);
  return { scores, keptScores };
}

/** The jobs each of two records had a score for. */
export interface MovedScores {
  scores: string[];
  keptScores: string[];
}

const listScoredJobs = async (tx: Tx, candidateId: string): Promise<string[]> =>
  (await tx.selectFrom('scores').select('job_id').where('candidate_id', '=', candidateId).execute()).map(
    ({ job_id }) => job_id,
  );

export async function deleteScores(tx: Tx, candidateId: string, jobIds: readonly string[]): Promise<void> {
  await sql`delete from scores where candidate_id = ${candidateId} and job_id = any (${[...jobIds]}::uuid[])`.execute(
    tx,
  );
}

/** The score of a candidate's own CV, which came with an application that was taken back. */
export async function deleteWithdrawnScore(tx: Tx, { jobId, candidateId }: Pair): Promise<void> {
  await sql`delete from scores s using applications a, candidates c
    where s.job_id = ${jobId} and s.candidate_id = ${candidateId} and a.job_id = s.job_id
      and a.candidate_id = s.candidate_id and a.withdrawn_at is not null and c.id = s.candidate_id
      and c.organisation_id is null`.execute(tx);
}

/** Jobs a candidate already has a score or an application for; not one they have taken back. */
export async function listJobsOf(tx: Tx, candidateId: string): Promise<ScoringJobRow[]> {
  const rows = await jobs(tx)
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
            .where('a.candidate_id', '=', candidateId)
            .where('a.withdrawn_at', 'is', null),
        ),
      ]),
    )
    .orderBy('j.id')
    .forShare('j')
    .execute();
  return rows.map(toScoringJob);
}

/** Of a candidate who objected to being scored. */
export async function deleteScoresOf(tx: Tx, organisationId: string, candidateId: string): Promise<void> {
  await tx
    .deleteFrom('scores')
    .where('organisation_id', '=', organisationId)
    .where('candidate_id', '=', candidateId)
    .execute();
}

/** The jobs in whose ranking a candidate belongs: those of companies that know them. */
export async function listJobsKnowing(tx: Tx, organisationId: string, candidateId: string): Promise<ScoringJobRow[]> {
  const rows = await jobs(tx)
    .innerJoin('candidate_companies as k', 'k.company_id', 'j.company_id')
    .where('j.organisation_id', '=', organisationId)
    .where('k.candidate_id', '=', candidateId)
    .where('j.status', 'in', ['Active', 'Inactive'])
    .orderBy('j.id')
    .forShare('j')
    .execute();
  return rows.map(toScoringJob);
}
