-- Invites to join an organisation's team. A row is an invite that still stands: accepting or revoking it removes the row, and
-- with it what the mailed link was worth.

create table team_invites (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null references organisations on delete cascade,
  email text not null check (email = lower(email)),
  scope text not null check (scope in ('all', 'company')),
  company_id uuid,
  invited_by uuid references accounts on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((scope = 'company') = (company_id is not null)),
  unique (organisation_id, email),
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade
);
create index team_invites_by_company on team_invites (organisation_id, company_id);
create index team_invites_by_sender on team_invites (invited_by);

call app.protect('team_invites');
create policy own_organisation on team_invites to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));

-- The invite a registration began with; whether it still stands is asked when the address is confirmed.
alter table registrations
  add column team_organisation_id uuid,
  add column team_invite_id uuid,
  add check ((team_organisation_id is null) = (team_invite_id is null));
