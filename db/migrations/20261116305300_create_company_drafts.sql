-- A company that a recruiter has begun to fill in: as it was typed, one a member.
create table company_drafts (
  account_id uuid primary key,
  organisation_id uuid not null,
  fields jsonb not null,
  updated_at timestamptz not null,
  foreign key (account_id, organisation_id) references members (account_id, organisation_id) on delete cascade
);
create index company_drafts_by_organisation on company_drafts (organisation_id);

call app.protect('company_drafts');
create policy own_draft on company_drafts to candela_app
  using (organisation_id = (select app.organisation_id()) and account_id = (select app.account_id()))
  with check (organisation_id = (select app.organisation_id()) and account_id = (select app.account_id()));
