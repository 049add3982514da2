-- What candidates correct in the records that organisations hold about them: facts, which count at once, and what was read
-- from a CV, which a recruiter decides on.

create table suggestions (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null references organisations on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  -- Null for a fact.
  cv_id uuid references cvs on delete cascade,
  field text not null check (field in ('name', 'email', 'phone', 'address', 'socials',
    'summary', 'skills', 'experience_years', 'experience', 'education')),
  -- What stood there, and what the candidate says instead.
  was jsonb not null,
  proposed jsonb not null,
  suggested_at timestamptz not null,
  decision text check (decision in ('accepted', 'declined')),
  decided_at timestamptz,
  -- Null where it counted at once.
  decided_by uuid,
  answer text not null default '',
  check ((decision is null) = (decided_at is null)),
  check (cv_id is not null or decision = 'accepted')
);
-- One at a time for each field.
create unique index suggestions_open on suggestions (cv_id, field) where decision is null;
create index suggestions_newest on suggestions (organisation_id, candidate_id, suggested_at desc, id desc);
create index suggestions_by_candidate on suggestions (candidate_id);
create index suggestions_by_cv on suggestions (cv_id);

call app.protect('suggestions');
create policy known_candidates on suggestions to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies())
    or exists (select from candidate_companies k where k.candidate_id = suggestions.candidate_id)))
  with check (organisation_id = (select app.organisation_id()));
create policy own_suggestions on suggestions for select to candela_app
  using ((select app.scope()) = 'account' and app.is_own_candidate(candidate_id));
