-- A person sees the name of the organisation that holds a CV about them that they have claimed, or got one by an application of theirs.
create policy holds_own_cv on organisations for select to candela_app
  using ((select app.scope()) = 'account' and (
    exists (select from candidates c where c.organisation_id = organisations.id
      and c.account_id = (select app.account_id()))
    or exists (select from applications a join candidates c on c.id = a.candidate_id
      where a.organisation_id = organisations.id and c.account_id = (select app.account_id()))));
