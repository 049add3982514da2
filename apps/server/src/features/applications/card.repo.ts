import type { ApplicationSource, ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import { asStoredMark, type StoredRow } from '../../platform/database/stored-row.ts';

export interface ListedRow {
  id: string;
  candidate_id: string;
  job_id: string;
  name: string;
  email: string;
  job_title: string;
  status: ApplicationStatus;
  version: number;
  source: ApplicationSource;
  applied_at: Date;
  updated_at: Date;
  score: number | null;
  is_people_only: boolean;
  /** Of the CV assessment, out of 15. */
  total_score: number | null;
  cv_id: string | null;
}

/**
 * What `app.assessment_total()` says, written out: called for each card, its statement was begun anew each time, a third of a
 * millisecond for ten candidates with an account who took no assessment, and a millisecond for ten who did.
 */
export const assessmentTotal: RawBuilder<unknown> = sql`
  case when c.account_id is not null then (
    select round(sum(coalesce(corrected.score, (r.result ->> 'score')::real))::numeric, 2)::float8
    from (
      select taken.id, taken.results from assessments taken
      where taken.account_id = c.account_id and taken.type = 'interview' and taken.evaluated_at is not null
      order by taken.attempt desc limit 1
    ) last
    cross join jsonb_array_elements(last.results) as r (result)
    left join assessment_corrections corrected on corrected.assessment_id = last.id
      and corrected.organisation_id = a.organisation_id and corrected.question_id = r.result ->> 'question_id'
  ) end`;

/**
 * What lists show of each application `a`, whichever way it was chosen. Its CV is the one that was scored for the job, else
 * the one that counts for the job's company; a candidate's own goes when they take the application back.
 */
export const listedColumns: RawBuilder<unknown> = sql`
  a.id, a.candidate_id, a.job_id, c.name, c.email, j.title as job_title, a.status, a.version, a.source, a.applied_at,
  a.updated_at, s.score, c.objected_at is not null as is_people_only,
  ${assessmentTotal} as total_score,
  case when a.withdrawn_at is null or c.organisation_id is not null
    then coalesce(s.cv_id, k.current_cv_id, c.current_cv_id) end as cv_id`;

export const listedJoins: RawBuilder<unknown> = sql`
  join candidates c on c.id = a.candidate_id
  join jobs j on j.id = a.job_id
  left join scores s on s.job_id = a.job_id and s.candidate_id = a.candidate_id
  left join candidate_companies k on k.candidate_id = a.candidate_id and k.company_id = a.company_id`;

/** Of a few rows, looked up: planned without knowing how few, whole tables would be read, but for the offsets. */
const scoreAndCv: RawBuilder<unknown> = sql`
  left join lateral (
    select score, cv_id from scores where job_id = a.job_id and candidate_id = a.candidate_id offset 0
  ) s on true
  left join lateral (
    select current_cv_id from candidate_companies
    where candidate_id = a.candidate_id and company_id = a.company_id and s.cv_id is null offset 0
  ) k on true`;

const ofCandidate = sql`name, email, objected_at, account_id, organisation_id, current_cv_id`;

/** The same for a few rows. What counts for the company is looked up only where no CV was scored. */
export const lookedUp: RawBuilder<unknown> = sql`
  cross join lateral (select ${ofCandidate} from candidates where id = a.candidate_id offset 0) c
  cross join lateral (select title from jobs where id = a.job_id offset 0) j ${scoreAndCv}`;

/** The same for the hundreds of a board: candidates and jobs are found at once, and joined by hash, which a full join can be alone. */
const foundAtOnce: RawBuilder<unknown> = sql`${scoreAndCv}
  full join (select id, ${ofCandidate} from candidates where id = any (array(select candidate_id from a)) offset 0) c
    on c.id = a.candidate_id
  full join (select id, title from jobs where id = any (array(select job_id from a)) offset 0) j on j.id = a.job_id`;
const isWhole = sql`case when a.id is null or c.id is null or j.id is null then false else true end`;

export interface CardRow extends ListedRow {
  interview_id: string | null;
  interview_starts_at: Date;
  interview_ends_at: Date;
  interview_zone: string;
  interview_location: string;
  interview_meet_link: string | null;
  scorecards: number;
  /** Of the ratings that were given on all of them; null where the reader may not know them yet. */
  ratings_total: number | null;
  ratings_count: number | null;
}

/** On the board besides: the interview, and what interviewers found. */
const cardColumns: RawBuilder<unknown> = sql`
  ${listedColumns}, i.id as interview_id,
  i.starts_at as interview_starts_at, i.ends_at as interview_ends_at, i.time_zone as interview_zone,
  i.location as interview_location, i.meet_link as interview_meet_link, coalesce(i.scorecards, 0) as scorecards,
  i.ratings_total, i.ratings_count`;

export interface CardReader {
  accountId: string;
  email: string;
  now: Date;
}

/**
 * The cards of chosen applications, a column of `place` and then of when they moved. Few have an interview: those are found at
 * once for all of them, and what interviewers found is looked up for these alone. Asked at once, cards come as they were sent.
 */
export const cardsOf = (chosen: RawBuilder<unknown>, reader: CardReader) => sql<
  StoredRow<CardRow>
>`${sql.raw(asStoredMark)}
  with a as materialized (${chosen}), i as materialized (${interviewsOf(reader)})
  select ${cardColumns} from a ${foundAtOnce} left join i on i.candidate_id = a.candidate_id and i.job_id = a.job_id
  where ${isWhole} order by a.place, a.updated_at desc, a.id desc`;

/**
 * For each of them the next interview, or the last where none is to come. The planner expects next to none and would hold every
 * card against every interview; a row it takes for ten (`once`) has it look them up by hash.
 */
const interviewsOf = (reader: CardReader): RawBuilder<unknown> => sql`
  select next.*, found.* from (
    select distinct on (candidate_id, job_id) candidate_id, job_id, id, starts_at, ends_at, time_zone, location, meet_link
    from interviews where candidate_id = any (array(select candidate_id from a)) and status = 'scheduled'
    order by candidate_id, job_id, ends_at < ${reader.now}, abs(extract(epoch from starts_at - ${reader.now}::timestamptz))
  ) next cross join lateral (${foundBy(reader)}) found cross join unnest(array(select 1)) as once`;

/** Who takes part in an interview learns what others found once their own scorecard is in. */
const foundBy = ({ accountId, email }: CardReader): RawBuilder<unknown> => sql`
  select count(*)::int as scorecards, case when bool_and(t.is_open) then sum(t.total)::int end as ratings_total,
    case when bool_and(t.is_open) then sum(t.given)::int end as ratings_count
  from (
    select (select sum((r ->> 'rating')::int) from jsonb_array_elements(card.ratings) r) as total,
      (select count(r ->> 'rating') from jsonb_array_elements(card.ratings) r) as given,
      (p.organiser_account_id is distinct from ${accountId}::uuid
        and not p.attendees @> jsonb_build_array(jsonb_build_object('email', ${email.toLowerCase()}::text)))
      or exists (select from scorecards own where own.organisation_id = p.organisation_id and own.interview_id = p.id
        and own.submitted_at is not null
        and (own.account_id = ${accountId} or own.interviewer_email = ${email.toLowerCase()})) as is_open
    from interviews p
    join scorecards card on card.organisation_id = p.organisation_id and card.interview_id = p.id
    where p.candidate_id = next.candidate_id and p.job_id = next.job_id and p.status = 'scheduled'
      and card.submitted_at is not null
  ) t`;
