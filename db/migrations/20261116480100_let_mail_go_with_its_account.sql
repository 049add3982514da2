-- A mail to an address that an account only means to have (a change that was never confirmed) is found by the account: the
-- address alone may be another person's.
alter table mail_outbox add column account_id uuid references accounts (id) on delete cascade;
create index mail_outbox_by_account on mail_outbox (account_id) where account_id is not null;
