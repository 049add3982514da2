-- The ground everything stands on: who asks (scopes), accounts and sessions, organisations and plans,
-- mail, audit, limits. Every table is under row-level security, forced, from the start; the application
-- connects as a role that owns nothing.

do $$
begin
  create role candela_app nologin;
exception when duplicate_object or unique_violation then
  null; -- roles belong to the cluster: another database, or a process that started with us, made it
end $$;

do $$
begin
  execute format('grant candela_app to %I', current_user);
exception when duplicate_object or unique_violation then
  null;
end $$;

create schema app;
grant usage on schema app to candela_app;
grant usage on schema public to candela_app;
create schema pgboss authorization candela_app;

-- ---------------------------------------------------------------------------------------------------
-- Scopes: each transaction says for whom it acts; without it no row is visible.

create function app.scope() returns text language sql stable parallel safe
  return coalesce(current_setting('app.scope', true), '');

create function app.account_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.account_id', true), '')::uuid;

create function app.organisation_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.organisation_id', true), '')::uuid;

-- `app.company_ids` is 'all' or an array literal; absent means none. Policies ask both questions in subselects, which
-- PostgreSQL answers once per statement and not once per row.
create function app.sees_all_companies() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.company_ids', true), '') = 'all';

create function app.company_ids() returns uuid[] language sql stable parallel safe
  return case coalesce(current_setting('app.company_ids', true), '')
    when 'all' then '{}'::uuid[]
    when '' then '{}'::uuid[]
    else current_setting('app.company_ids', true)::uuid[]
  end;

-- Time-ordered ids keep index pages warm; PostgreSQL has its own uuidv7() only from 18 on.
create function app.uuid_v7() returns uuid language sql volatile parallel safe
  return encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1),
    'hex')::uuid;

-- Forces row-level security on a table and lets the system scope (sign-in, background work) through.
create procedure app.protect(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy system_scope on %s to candela_app
       using ((select app.scope()) = ''system'') with check ((select app.scope()) = ''system'')', target);
  execute format('grant select, insert, update, delete on %s to candela_app', target);
end $$;

-- ---------------------------------------------------------------------------------------------------
-- Accounts. One account is one (email, role) pair; it exists only once its address is confirmed.

create table accounts (
  id uuid primary key default app.uuid_v7(),
  email text not null check (email = lower(email)),
  role text not null check (role in ('candidate', 'recruiter', 'admin')),
  first_name text not null,
  last_name text not null,
  password_hash text,
  auth_provider text not null default 'cognito' check (auth_provider in ('cognito', 'google')),
  external_subject text,
  profile_picture text,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (email, role),
  unique (external_subject, role)
);

-- One attempt to register; the code confirms this attempt and so its password, not whichever came last.
create table registrations (
  id uuid primary key default app.uuid_v7(),
  email text not null check (email = lower(email)),
  role text not null check (role in ('candidate', 'recruiter')),
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  company_name text,
  next_path text,
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  tries_left int not null,
  created_at timestamptz not null default now()
);
create index registrations_by_address on registrations (email, role, created_at desc);

create table password_resets (
  account_id uuid primary key references accounts on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries_left int not null,
  created_at timestamptz not null default now()
);

-- The refresh token is (id, generation) under a MAC that also covers the salt: nothing here can be replayed.
create table sessions (
  id uuid primary key default app.uuid_v7(),
  account_id uuid not null references accounts on delete cascade,
  salt bytea not null,
  generation int not null default 0,
  rotated_at timestamptz not null,
  authenticated_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_reason text,
  user_agent text not null default '',
  address text not null default ''
);
create index sessions_by_account on sessions (account_id, last_used_at desc);

create table oauth_attempts (
  id uuid primary key default app.uuid_v7(),
  role text not null check (role in ('candidate', 'recruiter')),
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  browser_hash bytea not null,
  next_path text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- Ids of things that work once (local sign-in codes, invitations); the row is the proof of use.
create table spent_tokens (
  id text primary key,
  expires_at timestamptz not null
);

create unlogged table rate_limits (
  key text primary key,
  count int not null,
  window_ends_at timestamptz not null
);

-- ---------------------------------------------------------------------------------------------------
-- Organisations, plans, membership.

create table plans (
  id uuid primary key default app.uuid_v7(),
  name text not null unique,
  display_name text not null,
  description text not null,
  price_monthly_pence int not null check (price_monthly_pence >= 0),
  price_yearly_pence int not null check (price_yearly_pence >= 0),
  limit_companies int not null check (limit_companies >= -1),
  limit_jobs int not null check (limit_jobs >= -1),
  limit_seats int not null check (limit_seats >= -1),
  features text[] not null default '{}',
  position int not null
);

create table organisations (
  id uuid primary key default app.uuid_v7(),
  name text not null,
  created_at timestamptz not null default now()
);

create table subscriptions (
  organisation_id uuid primary key references organisations on delete cascade,
  plan_id uuid not null references plans,
  status text not null check (status in ('free', 'active', 'past_due', 'canceled')),
  term text check (term in ('monthly', 'yearly')),
  current_period_end timestamptz,
  updated_at timestamptz not null default now(),
  check ((status = 'free') = (current_period_end is null))
);

create table companies (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null references organisations on delete cascade,
  company_name text not null,
  created_at timestamptz not null default now(),
  unique (organisation_id, id)
);

create table jobs (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  company_id uuid not null,
  title text not null,
  status text not null check (status in ('Active', 'Inactive', 'Filled', 'Draft', 'Closed')),
  created_at timestamptz not null default now(),
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade
);
create index jobs_by_status on jobs (organisation_id, status);

-- A member takes a seat; an account belongs to one organisation at most.
create table members (
  account_id uuid primary key references accounts on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  is_parent boolean not null default false,
  created_at timestamptz not null default now(),
  unique (account_id, organisation_id)
);
create index members_by_organisation on members (organisation_id);

-- What the member may see: everything, or single companies.
create table memberships (
  id uuid primary key default app.uuid_v7(),
  account_id uuid not null,
  organisation_id uuid not null,
  scope text not null check (scope in ('all', 'company')),
  role text not null check (role in ('admin', 'recruiter')),
  company_id uuid,
  created_at timestamptz not null default now(),
  check ((scope = 'company') = (company_id is not null)),
  unique nulls not distinct (account_id, company_id),
  foreign key (account_id, organisation_id) references members (account_id, organisation_id) on delete cascade,
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade
);

-- ---------------------------------------------------------------------------------------------------
-- Mail and audit.

create table mail_outbox (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid references organisations on delete cascade,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_by_recipient on mail_outbox (to_address, created_at desc);
create index mail_outbox_by_time on mail_outbox (created_at desc);

create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  organisation_id uuid,
  actor_account_id uuid,
  action text not null,
  subject_type text,
  subject_id uuid,
  detail jsonb not null default '{}',
  request_id text,
  address text
);
create index audit_events_by_organisation on audit_events (organisation_id, id);

-- The hash chain, one per organisation (the nil id stands for events outside any), written by a worker.
create table audit_seals (
  event_id bigint primary key references audit_events,
  chain uuid not null,
  position bigint not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  unique (chain, position)
);

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function app.refuse_change();
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function app.refuse_change();

create table app_state (
  key text primary key,
  value jsonb not null
);

-- ---------------------------------------------------------------------------------------------------
-- Who sees what.

call app.protect('accounts');
call app.protect('registrations');
call app.protect('password_resets');
call app.protect('sessions');
call app.protect('oauth_attempts');
call app.protect('spent_tokens');
call app.protect('rate_limits');
call app.protect('plans');
call app.protect('organisations');
call app.protect('subscriptions');
call app.protect('companies');
call app.protect('jobs');
call app.protect('members');
call app.protect('memberships');
call app.protect('mail_outbox');
call app.protect('audit_events');
call app.protect('audit_seals');
call app.protect('app_state');

revoke update, delete on audit_events, audit_seals from candela_app;

create policy own_account on accounts to candela_app
  using (id = (select app.account_id())) with check (id = (select app.account_id()));
create policy colleagues on accounts for select to candela_app
  using (exists (
    select from members
    where members.account_id = accounts.id and members.organisation_id = (select app.organisation_id())));

create policy own_sessions on sessions to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));

create policy everyone_reads on plans for select to candela_app using (true);

create policy own_organisation on organisations to candela_app
  using (id = (select app.organisation_id())) with check (id = (select app.organisation_id()));
create policy own_organisation on subscriptions to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
create policy own_organisation on members to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
create policy own_organisation on memberships to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));

create policy own_companies on companies to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()));
create policy own_companies on jobs to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));

create policy writes_from_anywhere on mail_outbox for insert to candela_app
  with check (organisation_id is not distinct from (select app.organisation_id()));
create policy writes_from_anywhere on audit_events for insert to candela_app
  with check (organisation_id is not distinct from (select app.organisation_id()));
create policy own_organisation on audit_events for select to candela_app
  using (organisation_id = (select app.organisation_id()));

-- Limits count what the whole organisation has, also what a company-scoped member may not see. The function
-- widens its view to the organisation the transaction already acts for, and to nothing else, and narrows it again.
-- (A `set` clause would do the same, but only superusers may put one on a function.)
create function app.usage_of(organisation uuid)
returns table (companies int, jobs int, seats int) language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.company_ids', true), '');
begin
  perform set_config('app.company_ids', 'all', true);
  return query
    select (select count(*)::int from companies where organisation_id = organisation),
           (select count(*)::int from jobs where organisation_id = organisation and status = 'Active'),
           (select count(*)::int from members where organisation_id = organisation);
  perform set_config('app.company_ids', narrow, true);
end $$;

-- ---------------------------------------------------------------------------------------------------
-- The plans on sale.

insert into plans (name, display_name, description, price_monthly_pence, price_yearly_pence,
                   limit_companies, limit_jobs, limit_seats, features, position) values
  ('free', 'Free', 'One vacancy, done properly.', 0, 0, 1, 1, 1,
   '{"Explained rankings","Pipeline board","Embed widget"}', 1),
  ('starter', 'Starter', 'For a company that hires now and then.', 4900, 49000, 1, 5, 3,
   '{"Everything in Free","Interview scheduling","Pre-interview reports"}', 2),
  ('scale', 'Scale', 'For teams that hire for several companies.', 14900, 149000, 5, 25, 10,
   '{"Everything in Starter","Several companies","Team seats and scopes"}', 3),
  ('enterprise', 'Enterprise', 'For organisations without a ceiling.', 49900, 499000, -1, -1, -1,
   '{"Everything in Scale","No limits","Audit trail export"}', 4);
