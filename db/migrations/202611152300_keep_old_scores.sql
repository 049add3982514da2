-- Scores that were replaced stay readable; re-scoring happens in runs that can be followed and compared.

-- ---------------------------------------------------------------------------------------------------
-- What the scorer may read of a CV, as sixteen bytes: they are the same exactly while nothing of it changed. The month is
-- in it because "until today" is read by it.

alter table cvs add column content_hash bytea not null default '\x';

create function app.hash_cv_content() returns trigger language plpgsql as $$
begin
  new.content_hash := substring(sha256(convert_to(concat_ws(e'\x1d', new.summary, array_to_string(new.skills, e'\x1e'),
    new.experience, new.education, array_to_string(new.certificates, e'\x1e'), new.unplaced, new.flags,
    new.experience_years, to_char(new.updated_at at time zone 'utc', 'YYYY-MM')), 'UTF8')) for 16);
  return new;
end $$;
create trigger cvs_content_changed
  before insert or update of summary, skills, experience, education, certificates, unplaced, flags, experience_years,
    updated_at on cvs
  for each row execute function app.hash_cv_content();
update cvs set summary = summary;

-- ---------------------------------------------------------------------------------------------------
-- `inputs_hash` is sixteen bytes of the job's words and sixteen of the CV's, so that it also tells which of them changed.

alter table scores
  -- The run that made it; null for what was scored on its own. Not a reference: runs are forgotten before scores are.
  add column run_id uuid,
  -- What a reader should know about how it came about: "the language model did not answer", say.
  add column note text,
  -- How often it was replaced.
  add column revision int not null default 0;

-- The last five that a score replaced, in turn: the sixth takes the place of the first.
create table score_history (
  job_id uuid not null,
  candidate_id uuid not null,
  slot int not null check (slot between 0 and 4),
  organisation_id uuid not null,
  company_id uuid not null,
  -- Not a reference: the CV may be gone.
  cv_id uuid not null,
  score real not null,
  factors jsonb not null,
  engine text not null,
  version text not null,
  inputs_hash bytea not null,
  -- Where a person had looked at it while it counted.
  evidence jsonb,
  note text,
  scored_at timestamptz not null,
  replaced_at timestamptz not null,
  -- The run that replaced it, if one did.
  replaced_by uuid,
  primary key (job_id, candidate_id, slot),
  -- With the score goes its past.
  foreign key (job_id, candidate_id) references scores on delete cascade
);

create function app.keep_replaced_scores() returns trigger language plpgsql as $$
begin
  -- Planned each time: a plan made for one person would compare everyone with everyone when a thousand come at once.
  execute $keep$
    insert into score_history as h (job_id, candidate_id, slot, organisation_id, company_id, cv_id, score, factors, engine,
      version, inputs_hash, evidence, note, scored_at, replaced_at, replaced_by)
    select r.job_id, r.candidate_id, r.revision % 5, r.organisation_id, r.company_id, r.cv_id, r.score, r.factors, r.engine,
      r.version, r.inputs_hash, r.evidence, r.note, r.scored_at, a.scored_at, a.run_id
    from removed r join added a on a.job_id = r.job_id and a.candidate_id = r.candidate_id
    where (a.engine, a.version, a.inputs_hash) is distinct from (r.engine, r.version, r.inputs_hash)
    on conflict (job_id, candidate_id, slot) do update set
      (organisation_id, company_id, cv_id, score, factors, engine, version, inputs_hash, evidence, note, scored_at,
        replaced_at, replaced_by) =
      row (excluded.organisation_id, excluded.company_id, excluded.cv_id, excluded.score, excluded.factors,
        excluded.engine, excluded.version, excluded.inputs_hash, excluded.evidence, excluded.note, excluded.scored_at,
        excluded.replaced_at, excluded.replaced_by)
  $keep$;
  return null;
end $$;
create trigger scores_replaced after update on scores
  referencing new table as added old table as removed for each statement execute function app.keep_replaced_scores();

-- ---------------------------------------------------------------------------------------------------
-- Runs: what a job's people were scored anew for, from which version to which, how far it is. Of each job the last ten.

drop table score_runs;
create table score_runs (
  id uuid primary key default app.uuid_v7(),
  job_id uuid not null references jobs on delete cascade,
  organisation_id uuid not null,
  company_id uuid not null,
  cause text not null check (cause in ('opened', 'job-edited', 'engine-changed', 'reopened', 'asked-for')),
  -- Null when no candidate had a score before.
  from_version text,
  to_version text not null,
  job_hash bytea not null,
  -- What the scorer read of the job.
  words jsonb not null,
  total int not null,
  done int not null default 0,
  -- People whose score moved by more than five points.
  moved int not null default 0,
  -- The worker that has it: one that takes over writes its own name here, and the other stops.
  owner uuid not null,
  started_at timestamptz not null,
  -- Set with less done than there was to do: another run took its place.
  finished_at timestamptz
);
create unique index score_runs_open on score_runs (job_id) where finished_at is null;
create index score_runs_newest on score_runs (job_id, started_at desc);

-- ---------------------------------------------------------------------------------------------------

call app.protect('score_history');
call app.protect('score_runs');

create policy own_companies on score_history to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()));
create policy own_scores on score_history for select to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id));
create policy own_companies on score_runs to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()));
