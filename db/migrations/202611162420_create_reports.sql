-- Pre-interview reports: asked for by a recruiter, made in the background, kept version by version.

create table reports (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null references candidates on delete cascade,
  requested_by uuid references accounts on delete set null,
  -- Counts from 1 for each candidate and job.
  version int not null,
  is_blind boolean not null,
  status text not null default 'queued' check (status in ('queued', 'working', 'ready', 'failed')),
  -- Steps done, of those there are.
  steps_done int not null default 0,
  reason text,
  -- What it says, for recruiters who ask again and for the candidate; and the file.
  content jsonb,
  storage_key text,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (job_id, candidate_id, version),
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id) on delete cascade
);
create index reports_newest on reports (organisation_id, created_at desc, id);
create index reports_by_candidate on reports (candidate_id);

call app.protect('reports');
create policy own_companies on reports to candela_app
  using (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id())
    and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
-- The candidate a report is about sees that there is one, and what it says.
create policy own_reports on reports for select to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id));
