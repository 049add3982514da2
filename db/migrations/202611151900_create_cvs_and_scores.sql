-- From a file to a person in a ranking: uploads and their batches, CVs with where each field was found, scores, and
-- which companies of an organisation know a person.

create extension if not exists pg_trgm;

-- ---------------------------------------------------------------------------------------------------
-- Intake. A batch is what a recruiter dropped together; a file of it is followed from the signed address to the person.

create table cv_batches (
  id uuid primary key default app.uuid_v7(),
  -- Null for a candidate's own file.
  organisation_id uuid references organisations on delete cascade,
  company_id uuid,
  job_id uuid,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade,
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id)
    on delete set null (job_id)
);
create index cv_batches_newest on cv_batches (organisation_id, created_at desc);
create index cv_batches_by_account on cv_batches (account_id, created_at desc);

create table cv_files (
  id uuid primary key default app.uuid_v7(),
  batch_id uuid not null references cv_batches on delete cascade,
  organisation_id uuid references organisations on delete cascade,
  company_id uuid,
  account_id uuid not null references accounts on delete cascade,
  file_name text not null,
  content_type text not null,
  storage_key text not null unique,
  declared_bytes int,
  -- awaited: an address was signed; arrived: the file is there and read next; read, duplicate, failed: the end.
  status text not null default 'awaited'
    check (status in ('awaited', 'arrived', 'reading', 'read', 'duplicate', 'failed')),
  reason text,
  candidate_id uuid references candidates on delete set null,
  cv_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cv_files_by_batch on cv_files (batch_id, id);
-- Files whose browser went away before it could say that they arrived.
create index cv_files_awaited on cv_files (created_at) where status = 'awaited';

-- ---------------------------------------------------------------------------------------------------
-- People.

alter table candidates
  add column socials jsonb not null default '{}',
  -- The CV that speaks for the person now.
  add column current_cv_id uuid,
  -- When the person was invited to claim the record, if they were.
  add column invited_at timestamptz,
  add column updated_at timestamptz not null default now();

-- The companies of an organisation that know a person: through a CV that was uploaded for them, or an application.
create table candidate_companies (
  candidate_id uuid not null references candidates on delete cascade,
  organisation_id uuid not null,
  company_id uuid not null,
  since timestamptz not null default now(),
  primary key (candidate_id, company_id),
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade
);
create index candidate_companies_by_company on candidate_companies (organisation_id, company_id, candidate_id);
create index candidates_newest on candidates (organisation_id, created_at desc, id);
create index candidates_without_cv on candidates (organisation_id) where current_cv_id is null;

create function app.make_known() returns trigger language plpgsql as $$
begin
  insert into candidate_companies (candidate_id, organisation_id, company_id, since)
    select candidate_id, organisation_id, company_id, applied_at from added
  on conflict do nothing;
  return null;
end $$;
create trigger applications_make_known after insert on applications
  referencing new table as added for each statement execute function app.make_known();
insert into candidate_companies (candidate_id, organisation_id, company_id, since)
  select candidate_id, organisation_id, company_id, min(applied_at) from applications group by 1, 2, 3;

-- The record an invitation to register was for; the code that confirms the address binds it.
alter table registrations add column claimed_candidate_id uuid references candidates on delete set null;

create table cvs (
  id uuid primary key default app.uuid_v7(),
  candidate_id uuid not null references candidates on delete cascade,
  -- Whose it is: the organisation that uploaded it, or (null) the person's own.
  organisation_id uuid references organisations on delete cascade,
  file_name text not null,
  content_type text not null,
  storage_key text,
  bytes int not null default 0,
  sha256 bytea,
  -- Structured, as specified; a person may correct it.
  summary text not null default '',
  skills text[] not null default '{}',
  experience_years real not null default 0,
  experience jsonb not null default '[]',
  education jsonb not null default '[]',
  certificates text[] not null default '{}',
  languages text[] not null default '{}',
  -- What the parser could not place, what it warns of, where each field was found, the pages' sizes.
  unplaced jsonb not null default '[]',
  flags jsonb not null default '[]',
  sources jsonb not null default '[]',
  pages jsonb not null default '[]',
  -- What a person can see of the document, for search; and the same prepared for scoring.
  text text not null default '',
  prepared bytea,
  prepared_version text,
  -- Sixteen hashes of the text; near-identical texts share most of them.
  signature int[] not null default '{}',
  parser_version text not null default '',
  search tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  edited_at timestamptz,
  confirmed_at timestamptz
);
create index cvs_by_candidate on cvs (candidate_id, created_at desc);
create index cvs_by_file on cvs (organisation_id, sha256);
create index cvs_search on cvs using gin (search);
create index cvs_signature on cvs using gin (signature);
-- Row-level security asks its own questions first and lets an index answer only what is known to leak nothing. Neither
-- of these two ever raises or tells anything of a row it refuses, but only a superuser may say so; where the migrations
-- run as a lesser role, the rows of the organisation are read one by one instead.
do $$
begin
  alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
  alter function pg_catalog.arrayoverlap(anyarray, anyarray) leakproof;
exception when insufficient_privilege then
  null;
end $$;
alter table candidates add foreign key (current_cv_id) references cvs on delete set null;
alter table cv_files add foreign key (cv_id) references cvs on delete set null;

-- The words an organisation's CVs contain, to find what was meant when something else was typed.
create table search_words (
  organisation_id uuid not null references organisations on delete cascade,
  word text not null,
  primary key (organisation_id, word)
);

-- ---------------------------------------------------------------------------------------------------
-- Scores: one for a person and a job, by the version of the engine that is current; older ones are kept beside it.

create table scores (
  job_id uuid not null,
  candidate_id uuid not null references candidates on delete cascade,
  organisation_id uuid not null,
  company_id uuid not null,
  cv_id uuid not null references cvs on delete cascade,
  score real not null check (score between 0 and 100),
  -- How far each factor was met, and the short list of the table; the evidence is worked out when it is looked at.
  factors jsonb not null,
  key_factors jsonb not null default '[]',
  engine text not null,
  version text not null,
  inputs_hash bytea not null,
  evidence jsonb,
  ai_likelihood text not null default 'unknown' check (ai_likelihood in ('low', 'medium', 'high', 'unknown')),
  scored_at timestamptz not null,
  primary key (job_id, candidate_id),
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id) on delete cascade
);
create index scores_ranking on scores (job_id, score desc, candidate_id);
create index scores_by_candidate on scores (candidate_id);

-- How many people a job has at each whole score: what a minimum hides, and how many pages there are, without counting
-- a hundred thousand rows each time a page is opened.
create table score_counts (
  job_id uuid not null references jobs on delete cascade,
  organisation_id uuid not null,
  company_id uuid not null,
  score int not null,
  people int not null,
  primary key (job_id, score)
);

create function app.count_scores() returns trigger language plpgsql as $$
begin
  insert into score_counts as c (job_id, organisation_id, company_id, score, people)
    select job_id, organisation_id, company_id, bucket, sum(change)::int
    from (
      select job_id, organisation_id, company_id, floor(score)::int as bucket, 1 as change from added
      union all
      select job_id, organisation_id, company_id, floor(score)::int, -1 from removed
    ) moves
    group by job_id, organisation_id, company_id, bucket
    having sum(change) <> 0
    order by job_id, bucket
  on conflict (job_id, score) do update set people = c.people + excluded.people;
  return null;
end $$;
create function app.count_added_scores() returns trigger language plpgsql as $$
begin
  insert into score_counts as c (job_id, organisation_id, company_id, score, people)
    select job_id, organisation_id, company_id, floor(score)::int, count(*)::int from added
    group by 1, 2, 3, 4 order by 1, 4
  on conflict (job_id, score) do update set people = c.people + excluded.people;
  return null;
end $$;
create function app.count_removed_scores() returns trigger language plpgsql as $$
begin
  update score_counts c set people = c.people - gone.people
  from (select job_id, floor(score)::int as score, count(*)::int as people from removed group by 1, 2) gone
  where c.job_id = gone.job_id and c.score = gone.score;
  return null;
end $$;
create trigger scores_added after insert on scores
  referencing new table as added for each statement execute function app.count_added_scores();
create trigger scores_changed after update on scores
  referencing new table as added old table as removed for each statement execute function app.count_scores();
create trigger scores_removed after delete on scores
  referencing old table as removed for each statement execute function app.count_removed_scores();

-- ---------------------------------------------------------------------------------------------------

call app.protect('cv_batches');
call app.protect('cv_files');
call app.protect('candidate_companies');
call app.protect('cvs');
call app.protect('search_words');
call app.protect('scores');
call app.protect('score_counts');

create policy own_companies on cv_batches to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or account_id = (select app.account_id())
      or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()));
create policy own_file on cv_batches to candela_app
  using (organisation_id is null and account_id = (select app.account_id()))
  with check (organisation_id is null and account_id = (select app.account_id()));
create policy own_companies on cv_files to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or account_id = (select app.account_id())
      or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()));
create policy own_file on cv_files to candela_app
  using (organisation_id is null and account_id = (select app.account_id()))
  with check (organisation_id is null and account_id = (select app.account_id()));

create policy own_companies on candidate_companies to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()));

-- A record an organisation made is seen by members who work for a company that knows the person.
drop policy own_organisation on candidates;
create policy own_organisation on candidates to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies())
      or exists (select from candidate_companies k where k.candidate_id = candidates.id)))
  with check (organisation_id = (select app.organisation_id()));

-- The same people as above, asked for directly: a question inside a question would be planned and put for each row.
create policy own_organisation on cvs to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies())
      or exists (select from candidate_companies k where k.candidate_id = cvs.candidate_id)))
  with check (organisation_id = (select app.organisation_id()));
-- A person's own CV, for whom they applied to.
create policy applied_here on cvs for select to candela_app
  using (organisation_id is null and (select app.organisation_id()) is not null
    and exists (select from applications a where a.candidate_id = cvs.candidate_id));
create policy own_cv on cvs to candela_app
  using ((select app.scope()) = 'account' and organisation_id is null and app.is_own_candidate(candidate_id))
  with check ((select app.scope()) = 'account' and organisation_id is null and app.is_own_candidate(candidate_id));

-- What an organisation holds about a person who claimed the record, that person may look at.
create policy held_cv on cvs for select to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id));

create policy own_organisation on search_words to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
create policy own_companies on scores to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()));
create policy own_companies on score_counts to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()));
-- The person a score is about sees it.
create policy own_scores on scores for select to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id));

-- Who looked at whom is written down once a minute for each viewer, not once for each click.
create index audit_events_of_viewers on audit_events (actor_account_id, subject_id, at)
  where action in ('cv.viewed', 'candidate.viewed', 'score.viewed');

-- ---------------------------------------------------------------------------------------------------
-- A job whose words changed is scored again in the background; this says how far that is.
create table score_runs (
  job_id uuid primary key references jobs on delete cascade,
  organisation_id uuid not null,
  company_id uuid not null,
  total int not null,
  done int not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz
);
call app.protect('score_runs');
create policy own_companies on score_runs to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()));
