-- What the board, the list and the dashboard read of applications: where each came from, why it was rejected, and the
-- order in which they are shown.

alter table applications
  add column source text not null default 'applied' check (source in ('applied', 'uploaded', 'added')),
  -- Why it was rejected, and whether the candidate may be told so.
  add column rejection_reason text,
  add column is_reason_shared boolean not null default false;

update applications a set source = case when e.reason like 'scored %' then 'uploaded' else 'added' end
from application_events e
where e.application_id = a.id and e.from_status is null
  and (e.reason like 'scored %' or e.reason = 'added from the ranking');

-- A column of the board holds what moved last on top: of one job, of one company, of the whole organisation.
drop index applications_by_stage;
create index applications_by_stage on applications (organisation_id, job_id, status, updated_at desc, id desc);
create index applications_by_company_stage on applications (organisation_id, company_id, status, updated_at desc, id desc);
create index applications_by_organisation_stage on applications (organisation_id, status, updated_at desc, id desc);
create index applications_newest on applications (organisation_id, applied_at desc, id desc);

create index application_events_by_time on application_events (organisation_id, at);
-- Members who see every company see every line: nothing has to be looked up for each.
drop policy visible_application on application_events;
create policy visible_application on application_events for select to candela_app
  using ((organisation_id = (select app.organisation_id()) and (select app.sees_all_companies()))
    or exists (select from applications a where a.id = application_id));

-- The reasons an organisation chooses from when it rejects; without a row the product's own.
create table rejection_reasons (
  organisation_id uuid primary key references organisations on delete cascade,
  reasons text[] not null
);
call app.protect('rejection_reasons');
create policy own_organisation on rejection_reasons to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
