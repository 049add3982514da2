-- What an account may have of its own data: a copy, an objection to being scored by a machine, an end. And how long an
-- organisation keeps candidates.

-- Set: the candidate is ranked by people only, and no score is made.
alter table candidates add column objected_at timestamptz;
create index candidates_objecting on candidates (organisation_id) where objected_at is not null;

create table data_exports (
  id uuid primary key default app.uuid_v7(),
  account_id uuid not null references accounts on delete cascade,
  -- Null: what is known of the account's person. Otherwise everything the organisation has.
  organisation_id uuid references organisations on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'ready', 'failed')),
  storage_key text,
  bytes bigint,
  requested_at timestamptz not null,
  finished_at timestamptz,
  -- The file is removed then.
  expires_at timestamptz,
  check ((status = 'ready') = (storage_key is not null))
);
create index data_exports_newest on data_exports (account_id, requested_at desc);
create index data_exports_expiring on data_exports (expires_at) where expires_at is not null;
-- One of each kind at a time.
create unique index data_exports_queued on data_exports (account_id, organisation_id) nulls not distinct where status = 'queued';

create table account_deletions (
  account_id uuid primary key references accounts on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  closes_organisation boolean not null
);
create index account_deletions_due on account_deletions (due_at);

create table retention_settings (
  organisation_id uuid primary key references organisations on delete cascade,
  months int not null check (months between 1 and 84),
  updated_at timestamptz not null
);

-- Whom the retention period will remove, said two weeks before.
create table retention_notices (
  organisation_id uuid not null references organisations on delete cascade,
  candidate_id uuid not null references candidates on delete cascade,
  due_at timestamptz not null,
  primary key (organisation_id, candidate_id)
);
create index retention_notices_due on retention_notices (organisation_id, due_at, candidate_id);
create index retention_notices_by_candidate on retention_notices (candidate_id);

call app.protect('data_exports');
call app.protect('account_deletions');
call app.protect('retention_settings');
call app.protect('retention_notices');

create policy own_account on data_exports to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
create policy own_account on account_deletions to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
create policy own_organisation on retention_settings to candela_app
  using (organisation_id = (select app.organisation_id())) with check (organisation_id = (select app.organisation_id()));
create policy whole_organisation on retention_notices to candela_app
  using (organisation_id = (select app.organisation_id()) and (select app.sees_all_companies()))
  with check (organisation_id = (select app.organisation_id()));

-- A record made after its person objected is under the objection from the start. The candidate's account is out of the
-- organisation's sight, so the view is widened for this question alone.
create function app.follow_objection() returns trigger language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
begin
  if new.objected_at is null and (new.email <> '' or new.account_id is not null) then
    perform set_config('app.scope', 'system', true);
    select own.objected_at into new.objected_at
    from candidates own left join accounts a on a.id = own.account_id
    where own.organisation_id is null and own.objected_at is not null
      and (own.account_id = new.account_id or a.email = lower(new.email))
    limit 1;
    perform set_config('app.scope', narrow, true);
  end if;
  return new;
end $$;
create trigger candidates_follow_objection before insert on candidates
  for each row execute function app.follow_objection();
create trigger candidates_follow_objection_claimed before update of account_id, email on candidates
  for each row when (new.organisation_id is not null) execute function app.follow_objection();
create index candidates_own_objecting on candidates (account_id) where organisation_id is null and objected_at is not null;
-- Records that organisations made of a person who has not claimed them, found by the person's confirmed address.
create index candidates_unclaimed_address on candidates (lower(email)) where account_id is null;
