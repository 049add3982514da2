-- Calendars that people connected, interviews, and requests for another time.

-- What a calendar service gave us to act in one person's calendar.
create table calendar_connections (
  account_id uuid primary key references accounts on delete cascade,
  calendar text not null check (calendar in ('local', 'google')),
  -- Sealed by the application, with the account's id as additional data.
  sealed_grant bytea not null,
  connected_at timestamptz not null,
  -- Set when the service no longer takes the grant: the person has to connect again.
  revoked_at timestamptz
);

-- On the way to the service's page and back; taken when the browser returns.
create table calendar_attempts (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  code_verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);
create index calendar_attempts_by_account on calendar_attempts (account_id);

-- A private address from which a calendar program reads a person's interviews. Only a hash of its secret is kept.
create table calendar_feeds (
  account_id uuid primary key references accounts on delete cascade,
  organisation_id uuid references organisations on delete cascade,
  secret_hash bytea not null,
  created_at timestamptz not null
);

create table interviews (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null references candidates on delete cascade,
  organiser_account_id uuid references accounts on delete set null,
  calendar text not null check (calendar in ('local', 'google')),
  -- `placing` until the calendar has answered: not shown to anyone.
  status text not null default 'placing' check (status in ('placing', 'scheduled', 'cancelled')),
  title text not null,
  notes text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The zone it was agreed in.
  time_zone text not null,
  location text not null default '',
  has_meeting boolean not null,
  meet_link text,
  calendar_link text,
  attendees jsonb not null default '[]',
  -- Of the invitation: one more with every change that people are told of.
  sequence int not null default 0,
  cancel_reason text,
  outcome text check (outcome in ('took-place', 'no-show', 'moved')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_at > starts_at),
  unique (organisation_id, id),
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id) on delete cascade
);
-- The same form sent twice is one interview.
create unique index interviews_once on interviews (job_id, candidate_id, starts_at) where status <> 'cancelled';
create index interviews_by_time on interviews (organisation_id, starts_at);
create index interviews_by_candidate on interviews (candidate_id, starts_at);
create index interviews_by_organiser on interviews (organiser_account_id, starts_at);

create table reschedule_requests (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  interview_id uuid not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  proposed_slots jsonb not null,
  accepted_slot jsonb,
  message text not null default '',
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references accounts on delete set null,
  foreign key (organisation_id, interview_id) references interviews (organisation_id, id) on delete cascade
);
create index reschedule_requests_by_interview on reschedule_requests (organisation_id, interview_id, created_at);
create unique index reschedule_requests_one_open on reschedule_requests (interview_id) where status = 'pending';

-- An invitation travels with its mail.
alter table mail_outbox add column invitation jsonb;

-- ---------------------------------------------------------------------------------------------------

call app.protect('calendar_connections');
call app.protect('calendar_attempts');
call app.protect('calendar_feeds');
call app.protect('interviews');
call app.protect('reschedule_requests');

create policy own_account on calendar_connections to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
create policy own_account on calendar_attempts to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
create policy own_account on calendar_feeds to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
-- Interviews are moved and cancelled by colleagues, in the calendar of the recruiter who arranged them.
create policy colleagues on calendar_connections to candela_app
  using (exists (
    select from members m
    where m.account_id = calendar_connections.account_id and m.organisation_id = (select app.organisation_id())));
-- When a candidate is busy, for a time that suits both.
create policy candidates_seen_here on calendar_connections for select to candela_app
  using ((select app.organisation_id()) is not null
    and exists (select from candidates c where c.account_id = calendar_connections.account_id));

create policy own_companies on interviews to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
create policy own_interviews on interviews for select to candela_app
  using ((select app.scope()) = 'account' and status <> 'placing' and app.is_own_candidate(candidate_id));

create policy visible_interview on reschedule_requests for select to candela_app
  using (exists (select from interviews i where i.id = interview_id));
create policy own_companies on reschedule_requests for update to candela_app
  using (organisation_id = (select app.organisation_id()) and exists (select from interviews i where i.id = interview_id));
-- The candidate asks, and may ask anew while nothing is decided.
create policy asks on reschedule_requests for insert to candela_app
  with check ((select app.scope()) = 'account' and status = 'pending'
    and exists (select from interviews i where i.id = interview_id and i.organisation_id = reschedule_requests.organisation_id));
create policy asks_anew on reschedule_requests for update to candela_app
  using ((select app.scope()) = 'account' and status = 'pending' and exists (select from interviews i where i.id = interview_id))
  with check (status = 'pending');
