import type { ApplicationSource, ApplicationStatus } from '@candela/contract/applications/applications.schemas.ts';
import { type RawBuilder, sql } from 'kysely';

export interface CardRow {
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
  /** When it last moved, to the microsecond: a `Date` is too coarse to go on from. */
  moved_at_us: number;
  score: number | null;
  is_people_only: boolean;
  /** Of the CV assessment, out of 15. */
  total_score: number | null;
  cv_id: string | null;
  interview_id: string | null;
  interview_starts_at: Date;
  interview_ends_at: Date;
  interview_zone: string;
  interview_location: string;
  interview_meet_link: string | null;
}

/**
 * What is shown of each application `a`, whichever way it was chosen. Its CV is the one that was scored for the job, else
 * the one that counts for the job's company; a candidate's own goes when they take the application back.
 */
export const cardColumns: RawBuilder<unknown> = sql`
  a.id, a.candidate_id, a.job_id, c.name, c.email, j.title as job_title, a.status, a.version, a.source, a.applied_at,
  a.updated_at, (extract(epoch from a.updated_at) * 1000000)::bigint as moved_at_us, s.score,
  c.objected_at is not null as is_people_only,
  app.assessment_total(c.account_id, a.organisation_id) as total_score,
  case when a.withdrawn_at is null or c.organisation_id is not null
    then coalesce(s.cv_id, k.current_cv_id, c.current_cv_id) end as cv_id, i.id as interview_id, i.starts_at as interview_starts_at,
  i.ends_at as interview_ends_at, i.time_zone as interview_zone, i.location as interview_location,
  i.meet_link as interview_meet_link`;

export const cardJoins: RawBuilder<unknown> = sql`
  join candidates c on c.id = a.candidate_id
  join jobs j on j.id = a.job_id
  left join scores s on s.job_id = a.job_id and s.candidate_id = a.candidate_id
  left join candidate_companies k on k.candidate_id = a.candidate_id and k.company_id = a.company_id
  left join lateral (
    select * from interviews
    where candidate_id = a.candidate_id and job_id = a.job_id and status = 'scheduled'
    order by ends_at < now(), abs(extract(epoch from starts_at - now())) limit 1
  ) i on true`;
