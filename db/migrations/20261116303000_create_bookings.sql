-- Links with which a candidate chooses the time of an interview.

create extension if not exists btree_gist;

create table bookings (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  company_id uuid not null,
  job_id uuid not null,
  candidate_id uuid not null references candidates on delete cascade,
  -- In whose calendar the time is taken; the link goes with the account.
  recruiter_account_id uuid not null references accounts on delete cascade,
  title text not null,
  notes text not null default '',
  location text not null default '',
  has_meeting boolean not null,
  attendees jsonb not null default '[]',
  length_minutes int not null check (length_minutes between 5 and 480),
  -- On whose clocks the rules are meant.
  time_zone text not null,
  -- Named times, or rules for days and hours.
  offer jsonb not null,
  -- Until then a time can be chosen; one that was chosen can be changed until it begins.
  expires_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  unique (organisation_id, id),
  foreign key (organisation_id, company_id, job_id) references jobs (organisation_id, company_id, id) on delete cascade
);
create index bookings_by_time on bookings (organisation_id, created_at desc);
create index bookings_by_job on bookings (organisation_id, company_id, job_id);
create index bookings_by_candidate on bookings (candidate_id);
create index bookings_by_recruiter on bookings (recruiter_account_id);
-- One open link for a candidate and a job: a new one replaces it.
create unique index bookings_one_open on bookings (job_id, candidate_id) where ended_at is null;

alter table interviews
  add column booking_id uuid references bookings on delete set null,
  -- A candidate chose the time: no other candidate gets it. Recruiters may put two things at one time, candidates may not.
  add column holds_slot boolean not null default false,
  -- In which the candidate chose it, and is told of it.
  add column candidate_time_zone text,
  add constraint interviews_slot_once exclude using gist
    (organiser_account_id with =, tstzrange(starts_at, ends_at) with &&) where (holds_slot and status <> 'cancelled');
create unique index interviews_one_of_booking on interviews (booking_id) where status <> 'cancelled';

call app.protect('bookings');
create policy own_companies on bookings to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));
