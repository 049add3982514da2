-- What the card processor knows of a subscription, the events it sent, and the memory of the local processor that stands in
-- for one.

alter table subscriptions
  -- What the processor calls the organisation and its subscription; none before the first checkout.
  add column customer_id text,
  add column processor_subscription_id text,
  add column started_at timestamptz,
  add column ends_at_period_end boolean not null default false,
  -- Until when a plan whose payment failed still counts.
  add column grace_until timestamptz,
  -- Each look at the processor takes a number before it looks; what an earlier one saw never replaces what a later one did.
  add column last_look int not null default 0,
  add column applied_look int not null default 0;
create index subscriptions_to_renew on subscriptions (current_period_end) where processor_subscription_id is not null;

-- The processor's name for an event: what was seen before is not acted on again.
create table billing_events (
  id text primary key,
  organisation_id uuid not null references organisations on delete cascade,
  type text not null,
  received_at timestamptz not null
);
create index billing_events_by_organisation on billing_events (organisation_id, received_at desc);

create table local_subscriptions (
  id text primary key,
  organisation_id uuid not null references organisations on delete cascade,
  plan text not null,
  term text not null check (term in ('monthly', 'yearly')),
  status text not null check (status in ('active', 'past_due', 'ended')),
  started_at timestamptz not null,
  period_end timestamptz not null,
  ends_at_period_end boolean not null
);
create index local_subscriptions_by_organisation on local_subscriptions (organisation_id, started_at desc);

create table local_invoices (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  number text not null,
  issued_at timestamptz not null,
  description text not null,
  pence int not null,
  status text not null check (status in ('paid', 'open'))
);
create index local_invoices_by_organisation on local_invoices (organisation_id, issued_at desc);

call app.protect('billing_events');
call app.protect('local_subscriptions');
call app.protect('local_invoices');
create policy own_organisation on billing_events to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
create policy own_organisation on local_subscriptions to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
create policy own_organisation on local_invoices to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
