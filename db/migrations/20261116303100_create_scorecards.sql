-- What interviewers found, criterion by criterion.

-- What a job's interviewers look at; without a row it follows from the advert.
create table scorecard_criteria (
  job_id uuid primary key,
  organisation_id uuid not null,
  company_id uuid not null,
  criteria text[] not null,
  updated_at timestamptz not null,
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id) on delete cascade
);
create index scorecard_criteria_by_organisation on scorecard_criteria (organisation_id, company_id, job_id);

create table scorecards (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  company_id uuid not null,
  interview_id uuid not null,
  -- Which interviewer; their account, where they have one here.
  interviewer_email text not null,
  interviewer_name text not null,
  account_id uuid references accounts on delete set null,
  -- For each criterion, in the words it had then: a rating from 1 to 4 and what it rests on.
  ratings jsonb not null default '[]',
  overall text check (overall in ('strong-yes', 'yes', 'no', 'strong-no')),
  notes text not null default '',
  -- Until then it is a draft or was only asked for.
  submitted_at timestamptz,
  created_at timestamptz not null,
  check ((submitted_at is null) = (overall is null)),
  unique (organisation_id, interview_id, interviewer_email),
  foreign key (organisation_id, interview_id) references interviews (organisation_id, id) on delete cascade
);
create index scorecards_by_account on scorecards (account_id);

call app.protect('scorecard_criteria');
call app.protect('scorecards');
create policy own_companies on scorecard_criteria to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
create policy own_companies on scorecards to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
