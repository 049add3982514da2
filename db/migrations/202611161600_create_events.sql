-- What happened, written in the transaction in which it happened, and to whom it still has to be told. A listener's
-- work and the end of its delivery are one transaction, so nothing is told twice and nothing is lost.
-- Asked for by name: the scope that writes an event may not be one that reads it back.
create sequence event_ids;
grant usage on sequence event_ids to candela_app;

create table events (
  id bigint primary key default nextval('event_ids'),
  organisation_id uuid not null references organisations on delete cascade,
  name text not null,
  -- What it is about; events of one subject reach a listener in their order.
  subject text not null,
  payload jsonb not null,
  at timestamptz not null
);
create index events_by_organisation on events (organisation_id, id);
create index events_by_time on events (at);

create table event_deliveries (
  listener text not null,
  subject text not null,
  event_id bigint not null references events on delete cascade,
  organisation_id uuid not null references organisations on delete cascade,
  -- Set when the last try failed: later events of the subject no longer wait for this one.
  failed_at timestamptz,
  reason text,
  primary key (listener, subject, event_id)
);
create index event_deliveries_by_event on event_deliveries (event_id);
create index event_deliveries_by_organisation on event_deliveries (organisation_id);

call app.protect('events');
call app.protect('event_deliveries');

-- A candidate's act concerns an organisation that the candidate does not act for, so any caller may write; only the
-- organisation (and the system) may read.
create policy written_by_every_scope on events for insert to candela_app with check (true);
create policy written_by_every_scope on event_deliveries for insert to candela_app with check (true);
create policy own_organisation on events for select to candela_app
  using (organisation_id = (select app.organisation_id()));
create policy own_organisation on event_deliveries to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
