import type { ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import type { Factor, KeyFactor } from '@candela/contract/rankings/rankings.schemas.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Cvs } from '../../platform/database/schema.ts';
import { asStoredMark, type StoredRow } from '../../platform/database/stored-row.ts';

/** Of the CV `v`: what its score does not rest on, in the words its reader was told. */
const readingNote = sql<
  string | null
>`(select string_agg(flag ->> 'text', ' ') from jsonb_array_elements(v.flags) flag where flag ->> 'kind' in ('other-language', 'partly-read'))`;

export interface Slice {
  /** Scores below this; 101 for everyone. */
  below: number;
  minScore: number;
  offset: number;
  limit: number;
}

export interface RankedRow {
  candidate_id: string;
  cv_id: string;
  score: number;
  /** Both as they are stored: what leaves is held against the contract, and doing so twice would cost as much again. */
  factors: Factor[];
  key_factors: KeyFactor[];
  read_by: string | null;
  name: string;
  email: string;
  ai_likelihood: Selectable<Cvs>['ai_likelihood'];
  experience_years: number;
  flags: number;
  reading_note: string | null;
  status: ApplicationStatus | null;
  total_score: number | null;
}

/** One page of the ranking: first the few rows of the index, then what is shown of each. */
export async function listRanked(
  tx: Tx,
  jobId: string,
  { below, minScore, offset, limit }: Slice,
): Promise<(RankedRow | StoredRow<RankedRow>)[]> {
  const { rows } = await sql<RankedRow | StoredRow<RankedRow>>`${sql.raw(asStoredMark)}
    with page as (
      select job_id, organisation_id, candidate_id, cv_id, score, factors, key_factors, read_by from scores
      where job_id = ${jobId} and score < ${below} and score >= ${minScore}
      order by score desc, candidate_id offset ${offset} limit ${limit}
    )
    select s.candidate_id, s.cv_id, s.score, s.factors, s.key_factors, s.read_by, c.name, c.email, v.ai_likelihood,
      v.experience_years, jsonb_array_length(v.flags) as flags, ${readingNote} as reading_note, a.status,
      app.assessment_total(c.account_id, s.organisation_id) as total_score
    from page s
    join candidates c on c.id = s.candidate_id
    join cvs v on v.id = s.cv_id
    left join applications a on a.job_id = s.job_id and a.candidate_id = s.candidate_id
    order by s.score desc, s.candidate_id`.execute(tx);
  return rows;
}

/** A line of the file: asked at once, it comes as it was sent. */
interface RankingLine {
  name: string | null;
  email: string;
  score: number;
  key_factors: KeyFactor[];
  read_by: string | null;
  ai_likelihood: string;
  experience_years: number;
  status: string | null;
  candidate_id: string;
}

export type Line = StoredRow<RankingLine>;

/** In the order in which they are asked for. */
export const inLine = [
  'name',
  'email',
  'score',
  'key_factors',
  'read_by',
  'ai_likelihood',
  'experience_years',
  'status',
  'candidate_id',
] as const satisfies (keyof RankingLine)[];

export type LineColumn = (typeof inLine)[number];

/** What the next piece begins behind. */
type Place = Pick<RankingLine, 'score' | 'candidate_id'>;

export interface Piece {
  minScore: number;
  /** Where the piece before ended. */
  after?: Place | undefined;
  limit: number;
}

const isBehind = (after: Piece['after']): RawBuilder<unknown> =>
  after === undefined
    ? sql`true`
    : sql`s.score <= ${after.score}::real and (s.score < ${after.score}::real or s.candidate_id > ${after.candidate_id})`;

/** Of a piece further on they are looked up: a job may have a hundred thousand. */
const stagesOf = (organisationId: string, jobId: string, { after }: Piece): RawBuilder<unknown> =>
  after === undefined
    ? sql`select candidate_id, status from applications where organisation_id = ${organisationId} and job_id = ${jobId} offset 0`
    : sql`select s.candidate_id, a.status from s cross join lateral (
        select status from applications where job_id = ${jobId} and candidate_id = s.candidate_id offset 0) a`;

/**
 * The same for a file: thousands at once, without what only the screen shows. Each table is asked once and joined by hash, which a full
 * join can be alone: PostgreSQL expects few, and would hold everyone against everyone's application. Who may not be seen has no name.
 */
export async function listForExport(
  tx: Tx,
  { organisationId, jobId }: { organisationId: string; jobId: string },
  piece: Piece,
): Promise<{ lines: Line[]; next: Place | undefined }> {
  const { minScore, after, limit } = piece;
  const { rows } = await sql<Line>`${sql.raw(asStoredMark)}
    with s as materialized (
      select candidate_id, cv_id, score, key_factors, read_by from scores s
      where s.job_id = ${jobId} and s.score >= ${minScore} and ${isBehind(after)}
      order by s.score desc, s.candidate_id limit ${limit}
    )
    select case when v.id is not null then c.name end as name, c.email, s.score, s.key_factors, s.read_by,
      v.ai_likelihood, v.experience_years, a.status, s.candidate_id
    from s
    full join (select id, name, email from candidates where id = any (array(select candidate_id from s)) offset 0) c
      on c.id = s.candidate_id
    full join (
      select id, ai_likelihood, experience_years from cvs where id = any (array(select cv_id from s)) offset 0
    ) v on v.id = s.cv_id
    full join (${stagesOf(organisationId, jobId, piece)}) a on a.candidate_id = s.candidate_id
    where case when s.candidate_id is null then false else true end
    order by s.score desc, s.candidate_id`.execute(tx);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { lines: rows.filter((line) => line.text('name') !== null), next: last?.read() };
}

export async function countForExport(tx: Tx, jobId: string, minScore: number, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from scores where job_id = ${jobId} and score >= ${minScore} limit ${most}) counted`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface PeopleOnlyRow {
  candidate_id: string;
  cv_id: string | null;
  name: string;
  email: string;
  experience_years: number;
  status: ApplicationStatus | null;
  total_score: number | null;
}

/**
 * Candidates the job's company knows who objected to automated scoring. They are few: begun with the company's, of whom
 * there may be tens of thousands, the question would cost more than the ranking (the offsets keep the order). Which CV
 * counts is worked out before it is looked up: under row-level security an expression there means reading all CVs.
 */
export function peopleOnlyOf(organisationId: string, jobId: string): RawBuilder<unknown> {
  const companyId = sql`(select company_id from jobs where id = ${jobId} and organisation_id = ${organisationId})`;
  return sql`
    select c.id as candidate_id, v.id as cv_id, c.name, c.email, coalesce(v.experience_years, 0) as experience_years,
      a.status, app.assessment_total(c.account_id, ${organisationId}::uuid) as total_score
    from (
      select id, name, email, account_id, current_cv_id from candidates where objected_at is not null offset 0
    ) c
    cross join lateral (
      select coalesce(current_cv_id, c.current_cv_id) as cv_id from candidate_companies
      where candidate_id = c.id and company_id = ${companyId} and organisation_id = ${organisationId} offset 0
    ) k
    left join lateral (
      select id, experience_years from cvs where id = k.cv_id offset 0
    ) v on true
    left join lateral (
      select status from applications where job_id = ${jobId} and candidate_id = c.id offset 0
    ) a on true
    order by c.name, c.id limit 200`;
}

export async function listPeopleOnly(tx: Tx, organisationId: string, jobId: string): Promise<PeopleOnlyRow[]> {
  const { rows } = await sql<PeopleOnlyRow>`${peopleOnlyOf(organisationId, jobId)}`.execute(tx);
  return rows;
}

/** Who asks: a recruiter of the organisation, or the person the score is about. */
export type ScoreViewer = { organisationId: string } | { accountId: string };

/** Whether a candidate whom the job's company knows objected to automated scoring. */
export async function isPeopleOnly(
  tx: Tx,
  organisationId: string,
  { jobId, candidateId }: { jobId: string; candidateId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('candidates as c')
    .innerJoin('candidate_companies as k', 'k.candidate_id', 'c.id')
    .innerJoin('jobs as j', 'j.company_id', 'k.company_id')
    .select('c.id')
    .where('c.id', '=', candidateId)
    .where('j.id', '=', jobId)
    .where('j.organisation_id', '=', organisationId)
    .where('k.organisation_id', '=', organisationId)
    .where('c.objected_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export const findScore = (tx: Tx, viewer: ScoreViewer, jobId: string, candidateId: string) =>
  tx
    .selectFrom('scores as s')
    .innerJoin('jobs as j', 'j.id', 's.job_id')
    .innerJoin('candidates as c', 'c.id', 's.candidate_id')
    .leftJoin('cvs as v', 'v.id', 's.cv_id')
    .leftJoin('applications as a', (join) =>
      join.onRef('a.job_id', '=', 's.job_id').onRef('a.candidate_id', '=', 's.candidate_id'),
    )
    .select([
      readingNote.as('reading_note'),
      'a.statement',
      'a.statement_at',
      's.organisation_id',
      's.cv_id',
      's.score',
      's.factors',
      's.evidence',
      's.engine',
      's.version',
      's.read_by',
      's.note',
      's.scored_at',
      'j.title as job_title',
      'j.match_score_threshold as threshold',
      'c.name',
    ])
    .where('s.job_id', '=', jobId)
    .where('s.candidate_id', '=', candidateId)
    .where((eb) =>
      'organisationId' in viewer
        ? eb('s.organisation_id', '=', viewer.organisationId)
        : eb('c.account_id', '=', viewer.accountId),
    )
    .executeTakeFirst();

/** Scores this one replaced, as far as they are kept, newest first. */
export const listEarlier = (
  tx: Tx,
  organisationId: string,
  { jobId, candidateId }: { jobId: string; candidateId: string },
) =>
  tx
    .selectFrom('score_history')
    .select(['score', 'engine', 'version', 'scored_at', 'replaced_at'])
    .where('organisation_id', '=', organisationId)
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .orderBy('replaced_at', 'desc')
    .execute();
