-- Another address for an account: it waits here until the code that was mailed to it is typed.

create table email_changes (
  account_id uuid primary key references accounts on delete cascade,
  id uuid not null,
  new_email text not null check (new_email = lower(new_email)),
  code_hash bytea not null,
  expires_at timestamptz not null,
  tries_left int not null,
  created_at timestamptz not null
);

call app.protect('email_changes');
create policy own_account on email_changes to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
