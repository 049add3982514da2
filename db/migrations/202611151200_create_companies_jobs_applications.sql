-- Companies and jobs in full, their adverts on the board, job descriptions read from PDFs, and the applications
-- underneath: who applied for what, where they stand, and every move they made.

-- People without an account, and candidates, see what is open. Pages and the widget act under this scope.
create function app.sees_what_is_public() returns boolean language sql stable parallel safe
  return app.scope() in ('public', 'account');

alter table companies
  add column industry int check (industry between 1 and 32),
  add column description text not null default '',
  add column location text not null default '',
  add column website text not null default '',
  add column career_page_url text not null default '',
  add column size int check (size > 0),
  add column contact_email text not null default '',
  add column contact_phone text not null default '',
  add column contact_name text not null default '',
  add column contact_position text not null default '',
  add column public_token text not null default replace(gen_random_uuid()::text, '-', ''),
  -- Sealed by the application, with the row's id as additional data.
  add column cv_library_credentials bytea,
  add column embed_settings jsonb not null default '{}',
  add column updated_at timestamptz not null default now();
create unique index companies_by_token on companies (public_token);

alter table jobs
  add column recruiter text not null default '',
  add column description text not null default '',
  add column location text check (location in ('onsite', 'remote', 'hybrid')),
  add column available_positions int not null default 1 check (available_positions > 0),
  add column salary_min int check (salary_min >= 0),
  add column salary_max int check (salary_max >= 0),
  add column match_score_threshold int not null default 65 check (match_score_threshold between 0 and 100),
  add column job_type text check (job_type in ('Full-time', 'Part-time', 'Contract', 'Freelance', 'Internship',
    'permanent', 'contract', 'Temporary', 'internship', 'hybrid')),
  add column working_hours text check (working_hours in ('Full-time', 'Part-time', 'Flexi-time', 'full-time',
    'part-time', 'hybrid')),
  add column skills text[] not null default '{}',
  add column requirements text[] not null default '{}',
  add column responsibilities text[] not null default '{}',
  add column nice_to_have text[] not null default '{}',
  add column benefits text[] not null default '{}',
  add column application_deadline timestamptz,
  add column candidate_profile jsonb not null default '{}',
  add column team jsonb not null default '{}',
  add column first_active_at timestamptz,
  add column closed_at timestamptz,
  add column updated_at timestamptz not null default now(),
  add check (salary_min is null or salary_max is null or salary_min <= salary_max),
  add unique (organisation_id, company_id, id);
create index jobs_newest on jobs (organisation_id, created_at desc, id);
create index jobs_by_company on jobs (company_id, status);

-- The job's place on the outside board. `claimed_until` keeps two workers from posting the same advert at once.
create table job_postings (
  job_id uuid primary key,
  organisation_id uuid not null,
  company_id uuid not null,
  status text not null check (status in ('publishing', 'published', 'failed', 'removing', 'removed')),
  posting_number int not null default 1,
  external_id text,
  url text,
  last_error text,
  attempts int not null default 0,
  claimed_until timestamptz,
  updated_at timestamptz not null default now(),
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id) on delete cascade
);

-- What the local stand-in for the board shows.
create table board_adverts (
  id text primary key,
  posting jsonb not null,
  search_text text not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  -- Kept after removal: its page says so, and its reference stays used.
  removed_at timestamptz
);
create index board_adverts_newest on board_adverts (published_at desc, id) where removed_at is null;

create table job_description_uploads (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  company_id uuid not null,
  created_by uuid not null references accounts on delete cascade,
  file_name text not null,
  storage_key text not null,
  status text not null default 'queued' check (status in ('queued', 'reading', 'ready', 'failed')),
  pages_done int not null default 0,
  pages_total int not null default 0,
  reason text,
  job_id uuid,
  -- Where each field was found, and which were not.
  sources jsonb not null default '[]',
  missing_fields text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade,
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id)
    on delete set null (job_id)
);
create index job_description_uploads_newest on job_description_uploads (organisation_id, created_at desc);
create index job_description_uploads_by_job on job_description_uploads (job_id);

-- A person as one side knows them. Without an organisation: the person's own record, tied to their account. With
-- one: made by that organisation from a CV, and tied to an account once the person claims it.
create table candidates (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid references organisations on delete cascade,
  account_id uuid references accounts on delete set null,
  name text not null default '',
  email text not null default '' check (email = lower(email)),
  phone text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  check (organisation_id is not null or account_id is not null)
);
create unique index candidates_own_record on candidates (account_id) where organisation_id is null;
create index candidates_by_account on candidates (account_id);
create index candidates_by_organisation on candidates (organisation_id, email);

create table applications (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null references candidates on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'testing', 'interview', 'review', 'offer',
    'hired', 'rejected')),
  version int not null default 1,
  applied_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Set when the job closed over it, until the person has been told.
  closing_notice_due boolean not null default false,
  unique (job_id, candidate_id),
  unique (organisation_id, id),
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id) on delete cascade
);
create index applications_by_stage on applications (organisation_id, job_id, status);
create index applications_by_candidate on applications (candidate_id);
create index applications_to_notify on applications (job_id, id) where closing_notice_due;

create table application_events (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  application_id uuid not null,
  from_status text,
  to_status text not null,
  actor_account_id uuid,
  -- Why it moved: a person's decision, the job's closing, the start of an assessment, …
  reason text not null,
  at timestamptz not null,
  foreign key (organisation_id, application_id) references applications (organisation_id, id) on delete cascade
);
create index application_events_by_application on application_events (application_id, at);
create trigger application_events_append_only before update on application_events
  for each row execute function app.refuse_change();

-- ---------------------------------------------------------------------------------------------------

call app.protect('job_postings');
call app.protect('board_adverts');
call app.protect('job_description_uploads');
call app.protect('candidates');
call app.protect('applications');
call app.protect('application_events');
revoke update on application_events from candela_app;

create policy own_companies on job_postings to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
create policy own_companies on job_description_uploads to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
create policy own_companies on applications to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));

-- The person an application is about sees it, and its history.
create function app.is_own_candidate(candidate uuid) returns boolean language sql stable parallel safe
  return exists (select from candidates c where c.id = candidate and c.account_id = app.account_id());
create policy own_record on candidates to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
create policy own_applications on applications for select to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id));
create policy visible_application on application_events for select to candela_app
  using (exists (select from applications a where a.id = application_id));
create policy own_organisation on application_events for insert to candela_app
  with check (organisation_id = (select app.organisation_id()));

-- An organisation sees people through the records it made and the applications it received.
create policy own_organisation on candidates to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
create policy applied_here on candidates for select to candela_app
  using ((select app.organisation_id()) is not null
    and exists (select from applications a where a.candidate_id = candidates.id));

-- What is or was on offer, to everyone; drafts stay inside.
create policy open_to_all on jobs for select to candela_app
  using ((select app.sees_what_is_public()) and status <> 'Draft');
create policy open_to_all on companies for select to candela_app
  using ((select app.sees_what_is_public())
    and exists (select from jobs j where j.company_id = companies.id and j.status <> 'Draft'));
