-- A candidate's request that a person looks again, and what an organisation notes about a candidate for itself.

create table reviews (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  company_id uuid not null,
  application_id uuid not null,
  about text not null check (about in ('score', 'decision')),
  question text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  check ((answer is null) = (answered_at is null)),
  foreign key (organisation_id, application_id) references applications (organisation_id, id) on delete cascade,
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade
);
-- One at a time.
create unique index reviews_open on reviews (application_id) where answered_at is null;
create index reviews_due on reviews (organisation_id, due_at, id) where answered_at is null;
create index reviews_by_application on reviews (organisation_id, application_id);
create index reviews_by_company on reviews (organisation_id, company_id);

call app.protect('reviews');
create policy own_companies on reviews to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
create policy own_reviews on reviews for select to candela_app
  using ((select app.scope()) = 'account' and exists (select from applications a where a.id = application_id));

create table candidate_notes (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null references organisations on delete cascade,
  -- Of the company whose recruiter wrote it; null where a member who sees all companies did.
  company_id uuid,
  candidate_id uuid not null references candidates on delete cascade,
  author_account_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade
);
create index candidate_notes_newest on candidate_notes (organisation_id, candidate_id, created_at desc, id desc);
create index candidate_notes_by_candidate on candidate_notes (candidate_id);
create index candidate_notes_by_company on candidate_notes (organisation_id, company_id);

create table candidate_tags (
  organisation_id uuid not null references organisations on delete cascade,
  company_id uuid,
  candidate_id uuid not null references candidates on delete cascade,
  tag text not null,
  created_at timestamptz not null,
  unique nulls not distinct (organisation_id, candidate_id, tag, company_id),
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade
);
create index candidate_tags_by_tag on candidate_tags (organisation_id, tag, candidate_id);
create index candidate_tags_by_candidate on candidate_tags (candidate_id);
create index candidate_tags_by_company on candidate_tags (organisation_id, company_id);

call app.protect('candidate_notes');
call app.protect('candidate_tags');
-- The organisation's alone: no candidate's scope sees them.
create policy own_companies on candidate_notes to candela_app
  using (organisation_id = (select app.organisation_id()) and (company_id is null or (select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
create policy own_companies on candidate_tags to candela_app
  using (organisation_id = (select app.organisation_id()) and (company_id is null or (select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
