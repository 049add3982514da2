-- Keys with which an organisation's own programs call the API. Only a hash of the secret is kept.
create table api_keys (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  name text not null,
  -- What of the secret is shown afterwards, to tell keys apart.
  hint text not null,
  secret_hash bytea not null,
  permissions text[] not null,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index api_keys_by_organisation on api_keys (organisation_id, created_at);
create index api_keys_by_creator on api_keys (created_by);

-- Addresses of an organisation's own programs that are told of events.
create table webhook_endpoints (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  url text not null,
  -- Sealed by the application, with the row's id as additional data: every message is signed with it.
  sealed_secret bytea not null,
  events text[] not null,
  created_at timestamptz not null,
  unique (organisation_id, id)
);

-- One message to one address, with how it went.
create table webhook_deliveries (
  id uuid primary key default app.uuid_v7(),
  organisation_id uuid not null,
  endpoint_id uuid not null,
  event text not null,
  body jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- Of the last attempt: what the address answered, or why it did not.
  answer_status int,
  failure text,
  created_at timestamptz not null,
  attempted_at timestamptz,
  foreign key (organisation_id, endpoint_id) references webhook_endpoints (organisation_id, id) on delete cascade
);
create index webhook_deliveries_by_endpoint on webhook_deliveries (organisation_id, endpoint_id, created_at desc);
create index webhook_deliveries_by_age on webhook_deliveries (organisation_id, created_at);

call app.protect('api_keys');
call app.protect('webhook_endpoints');
call app.protect('webhook_deliveries');
create policy own_organisation on api_keys to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
create policy own_organisation on webhook_endpoints to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
create policy own_organisation on webhook_deliveries to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
