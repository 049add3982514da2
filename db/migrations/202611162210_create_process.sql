-- How an organisation moves applications along: the mails of its stages, what was sent, and how long it may take.

create table process_settings (
  organisation_id uuid primary key references organisations on delete cascade,
  waiting_days int not null check (waiting_days between 1 and 365),
  tell_days int not null check (tell_days between waiting_days and 365),
  are_deciders_named boolean not null
);

-- Only where the organisation wrote its own; otherwise the product's words.
create table stage_mail_templates (
  organisation_id uuid not null references organisations on delete cascade,
  status text not null check (status in ('pending', 'testing', 'interview', 'review', 'offer', 'hired', 'rejected')),
  subject text not null,
  body text not null,
  is_sent boolean not null,
  updated_at timestamptz not null,
  primary key (organisation_id, status)
);

-- Each mail that a move, the closing of a job or a long wait could cause: written once, or why not.
create table stage_mails (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  company_id uuid not null,
  application_id uuid not null,
  -- The version of the application that the mail is about: one mail a move.
  version int not null,
  kind text not null check (kind in ('moved', 'closed', 'still-open')),
  status text not null,
  -- In the outbox, as long as it is there.
  mail_id uuid,
  because text check (because in ('not-chosen', 'no-address')),
  created_at timestamptz not null,
  unique (application_id, kind, version),
  check ((mail_id is null) = (because is not null)),
  foreign key (organisation_id, application_id) references applications (organisation_id, id) on delete cascade,
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade
);
create index stage_mails_by_organisation on stage_mails (organisation_id, application_id);
create index stage_mails_by_company on stage_mails (organisation_id, company_id);

call app.protect('process_settings');
call app.protect('stage_mail_templates');
call app.protect('stage_mails');
create policy own_organisation on process_settings to candela_app
  using (organisation_id = (select app.organisation_id())) with check (organisation_id = (select app.organisation_id()));
create policy own_organisation on stage_mail_templates to candela_app
  using (organisation_id = (select app.organisation_id())) with check (organisation_id = (select app.organisation_id()));
create policy own_companies on stage_mails to candela_app
  using (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])))
  with check (organisation_id = (select app.organisation_id()) and ((select app.sees_all_companies()) or company_id = any ((select app.company_ids())::uuid[])));

-- What became of the organisation's own mails, without showing them. Like app.stopped_mails_of: the view is widened for the
-- question and narrowed again.
create function app.states_of_mails(ids uuid[]) returns table (id uuid, status text) language plpgsql as $$
declare
  narrow text := coalesce(current_setting('app.scope', true), '');
  organisation uuid := app.organisation_id();
begin
  perform set_config('app.scope', 'system', true);
  return query
    select m.id, m.status from mail_outbox m where m.id = any (ids) and m.organisation_id = organisation;
  perform set_config('app.scope', narrow, true);
end $$;

-- The nightly look at what waits: organisations that have something open.
create index applications_untouched on applications (organisation_id, updated_at)
  where status in ('pending', 'testing', 'interview', 'review', 'offer');
