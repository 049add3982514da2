-- A second factor of an account: a secret shared with an authenticator app, sealed with the account's id. It counts once a
-- first code has confirmed it; the last step that was used keeps a code from being used twice.
create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- For the day the phone is lost. A row is a code that has not been used.
create table recovery_codes (
  account_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

call app.protect('second_factors');
call app.protect('recovery_codes');
