-- outside of a transaction
-- Whose CV a found one is was looked up in the candidate's row; the index holds what a search asks of it. Deleting a CV, which has
-- to find whose it was, read all candidates of the system. What a build that failed has left goes first.
drop index concurrently if exists candidates_by_cv;
create index concurrently candidates_by_cv on candidates (current_cv_id) include (id, organisation_id, account_id, created_at)
  where current_cv_id is not null;
