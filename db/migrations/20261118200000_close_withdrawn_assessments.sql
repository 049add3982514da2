-- A candidate who takes an application back takes their CV assessment and the adjustments they asked for back with their CV:
-- an organisation reads them only while one of the candidate's applications there stands.
create or replace function app.has_applied_here(account uuid) returns boolean language sql stable parallel safe
  return exists (
    select from candidates c join applications a on a.candidate_id = c.id
    where c.account_id = account and a.withdrawn_at is null
  );
