-- Practice and CV assessments: one row an attempt, with the questions it asks, what was answered and what that was worth.
-- They belong to the person, not to one of the records that organisations keep of them.

create table assessments (
  id uuid primary key default app.uuid_v7(),
  account_id uuid not null references accounts on delete cascade,
  -- The person's own record, whose CV the questions were made of.
  candidate_id uuid not null references candidates on delete cascade,
  type text not null check (type in ('practice', 'interview')),
  attempt int not null,
  status text not null default 'NOT_STARTED' check (status in ('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED')),
  -- With the points of a good answer, which are shown once the attempt is over.
  questions jsonb not null,
  -- Of what the questions were made; while nothing is answered, another CV makes others.
  subject_hash bytea not null,
  answers jsonb not null default '[]',
  -- Counts the saves: what was typed in another tab is not overwritten unseen.
  version int not null default 1,
  created_at timestamptz not null,
  started_at timestamptz,
  saved_at timestamptz,
  completed_at timestamptz,
  evaluated_at timestamptz,
  results jsonb,
  -- Out of 15, and 0 to 3 where the use of AI was declared.
  total_score real,
  ai_competency_score real,
  engine text,
  engine_version text,
  -- What a reader should know about how it was evaluated.
  note text,
  unique (account_id, type, attempt),
  check ((status = 'COMPLETED') = (completed_at is not null)),
  check ((evaluated_at is null) = (results is null))
);
create index assessments_by_candidate on assessments (candidate_id);

-- Extra time, another format: asked for before an assessment, read by the recruiters it concerns.
create table assessment_adjustments (
  account_id uuid primary key references accounts on delete cascade,
  kinds text[] not null,
  note text not null check (length(note) <= 1000),
  requested_at timestamptz not null
);

call app.protect('assessments');
call app.protect('assessment_adjustments');

create policy own_assessments on assessments to candela_app
  using ((select app.scope()) = 'account' and account_id = (select app.account_id()))
  with check ((select app.scope()) = 'account' and account_id = (select app.account_id())
    and app.is_own_candidate(candidate_id));
create policy own_adjustments on assessment_adjustments to candela_app
  using ((select app.scope()) = 'account' and account_id = (select app.account_id()))
  with check ((select app.scope()) = 'account' and account_id = (select app.account_id()));

-- Whether the candidate applied to a company this scope sees.
create function app.has_applied_here(account uuid) returns boolean language sql stable parallel safe
  return exists (select from candidates c join applications a on a.candidate_id = c.id where c.account_id = account);

-- Practice is the person's own; of the CV assessment, recruiters see what was submitted.
create policy applied_here on assessments for select to candela_app
  using ((select app.scope()) = 'tenant' and type = 'interview' and status = 'COMPLETED'
    and app.has_applied_here(account_id));
create policy applied_here on assessment_adjustments for select to candela_app
  using ((select app.scope()) = 'tenant' and app.has_applied_here(account_id));
