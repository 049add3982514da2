-- What an account is told inside the product and by mail.

create table notifications (
  id uuid primary key default app.uuid_v7(),
  account_id uuid not null references accounts on delete cascade,
  -- Where it happened. A recruiter sees it as long as they see that company.
  organisation_id uuid not null references organisations on delete cascade,
  company_id uuid references companies on delete cascade,
  -- Whom it is about: it goes with the candidate.
  candidate_id uuid references candidates on delete cascade,
  -- A row of the contract's table of kinds, and the values its text names.
  kind text not null,
  "values" jsonb not null default '{}',
  -- Whether it is shown in the product, and whether a mail has still to be written.
  in_app boolean not null,
  mail_due boolean not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_newest on notifications (account_id, created_at desc, id desc) where in_app;
create index notifications_unread on notifications (account_id) where in_app and read_at is null;
create index notifications_by_organisation on notifications (organisation_id, company_id);
create index notifications_by_company on notifications (company_id);
create index notifications_by_candidate on notifications (candidate_id);

-- Only what an account chose itself; everything else is the kind's default.
create table notification_preferences (
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  in_app boolean not null,
  mail boolean not null,
  primary key (account_id, kind)
);

call app.protect('notifications');
call app.protect('notification_preferences');

-- An act of one account is told to another, so every scope may write. Accounts read their own; a recruiter's stay with the
-- organisation and the companies they see.
create policy written_by_every_scope on notifications for insert to candela_app with check (true);
create policy own_account on notifications to candela_app
  using (account_id = (select app.account_id()) and ((select app.scope()) = 'account'
    or (organisation_id = (select app.organisation_id()) and (company_id is null or (select app.sees_all_companies())
      or company_id = any ((select app.company_ids())::uuid[])))))
  with check (account_id = (select app.account_id()));
-- The organisation's background work writes the mails.
create policy background_work on notifications to candela_app
  using (organisation_id = (select app.organisation_id()) and (select app.account_id()) is null)
  with check (organisation_id = (select app.organisation_id()));

create policy own_account on notification_preferences to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
-- The one that tells has to ask how the other wants to be told.
create policy asked_by_every_scope on notification_preferences for select to candela_app using (true);

-- The accounts of the recruiters who see a company, or of all recruiters of the organisation. A candidate's act is told to
-- recruiters whom the candidate's scope does not show, so the view is widened for this question alone.
create function app.recruiters_who_see(organisation uuid, company uuid) returns setof uuid language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select distinct m.account_id from memberships m
    where m.organisation_id = organisation and (company is null or m.scope = 'all' or m.company_id = company);
  perform set_config('app.scope', narrow, true);
end $$;

-- Where mail to a candidate goes: to the account if there is one, whatever an old CV said. Only about a candidate whom the
-- present scope shows.
create function app.mail_address_of(candidate uuid) returns text language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
  account uuid;
  address text;
begin
  select c.account_id, c.email into account, address from candidates c where c.id = candidate;
  if account is not null then
    perform set_config('app.scope', 'system', true);
    select a.email into address from accounts a where a.id = account;
    perform set_config('app.scope', narrow, true);
  end if;
  return nullif(address, '');
end $$;

create index if not exists memberships_by_organisation on memberships (organisation_id, company_id);
