-- Every page of a recruiter reads their organisation. What only candidates are asked about becomes a function: it is looked
-- into when it is called, where a sub-select of two protected tables is set up for every statement.

create function app.knows_caller(organisation uuid) returns boolean language sql stable parallel safe
  return exists (
      select from candidates c where c.organisation_id = organisation and c.account_id = app.account_id())
    or exists (
      select from applications a join candidates c on c.id = a.candidate_id
      where a.organisation_id = organisation and c.account_id = app.account_id());

alter policy holds_own_cv on organisations
  using ((select app.scope()) = 'account' and app.knows_caller(id));
