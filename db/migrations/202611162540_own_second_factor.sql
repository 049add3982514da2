-- A signed-in caller may set up a second factor for their own account, and take it away again.
create policy own_account on second_factors to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
create policy own_account on recovery_codes to candela_app
  using (account_id = (select app.account_id())) with check (account_id = (select app.account_id()));
