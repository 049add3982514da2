-- How each account likes to see the list of applications, on whichever device it signs in.
create table saved_filters (
  account_id uuid primary key references accounts on delete cascade,
  -- As the page's address writes them.
  filters text not null check (length(filters) <= 2000),
  saved_at timestamptz not null
);
call app.protect('saved_filters');
create policy own_account on saved_filters to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
