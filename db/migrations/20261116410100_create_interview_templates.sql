-- Words an organisation keeps for the title and the description of its interviews.
create table interview_templates (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null references organisations on delete cascade,
  name text not null,
  title text not null,
  description text not null default '',
  updated_at timestamptz not null,
  unique (organisation_id, id)
);
create unique index interview_templates_by_name on interview_templates (organisation_id, lower(name));

call app.protect('interview_templates');
create policy own_organisation on interview_templates to candela_app
  using (organisation_id = (select app.organisation_id())) with check (organisation_id = (select app.organisation_id()));
