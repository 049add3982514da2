-- Passkeys of accounts: the public key of each, with what tells a copy of it from the original.
create table passkeys (
  id uuid primary key default app.uuid_v7(),
  account_id uuid not null references accounts on delete cascade,
  -- As the authenticator named it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- Of signatures, as far as the authenticator counts them.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_account on passkeys (account_id, created_at);

call app.protect('passkeys');
create policy own_account on passkeys to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
