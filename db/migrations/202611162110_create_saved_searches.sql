-- What a candidate keeps looking for among the open jobs, and whether they get a mail about what is new.

create table saved_searches (
  id uuid primary key default app.uuid_v7(),
  account_id uuid not null references accounts on delete cascade,
  search jsonb not null,
  is_mailed boolean not null default true,
  -- Jobs that opened since are new.
  looked_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (account_id, search)
);

call app.protect('saved_searches');
create policy own_account on saved_searches to candela_app
  using ((select app.scope()) = 'account' and account_id = (select app.account_id()))
  with check ((select app.scope()) = 'account' and account_id = (select app.account_id()));

-- Open jobs of all organisations, newest first.
create index jobs_open on jobs ((coalesce(first_active_at, created_at)) desc, id desc) where status = 'Active';
