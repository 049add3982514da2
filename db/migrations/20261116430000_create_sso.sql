-- How an organisation's members sign in through its own identity provider (OpenID Connect).
create table sso_connections (
  organisation_id uuid primary key references organisations on delete cascade,
  issuer text not null,
  client_id text not null,
  -- Sealed by the application, with the organisation's id as additional data. Absent for a public client.
  sealed_secret bytea,
  domain text not null check (domain = lower(domain)),
  -- What the domain has to show before it counts.
  verification_text text not null,
  verified_at timestamptz,
  -- The company that those who join see; null for all of them.
  company_id uuid,
  is_required boolean not null default false,
  updated_at timestamptz not null,
  -- With the company goes the connection: those who join must not see more than they were meant to.
  foreign key (organisation_id, company_id) references companies (organisation_id, id) on delete cascade
);
-- A domain belongs to one organisation.
create unique index sso_connections_by_domain on sso_connections (domain) where verified_at is not null;
create index sso_connections_by_company on sso_connections (organisation_id, company_id);

create table sso_attempts (
  id uuid primary key,
  organisation_id uuid not null references sso_connections on delete cascade,
  nonce text not null,
  code_verifier text not null,
  browser_hash bytea not null,
  next_path text,
  expires_at timestamptz not null
);
create index sso_attempts_by_age on sso_attempts (organisation_id, expires_at);

-- Who at the provider an account is: its own id for them stays when their address changes.
create table sso_identities (
  organisation_id uuid not null references organisations on delete cascade,
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  primary key (organisation_id, issuer, subject)
);
create index sso_identities_by_account on sso_identities (account_id);

call app.protect('sso_connections');
call app.protect('sso_attempts');
call app.protect('sso_identities');
create policy own_organisation on sso_connections to candela_app
  using (organisation_id = (select app.organisation_id()))
  with check (organisation_id = (select app.organisation_id()));
