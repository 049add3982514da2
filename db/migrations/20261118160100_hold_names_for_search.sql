-- outside of a transaction
-- What was typed is looked for in names in small letters and in addresses. The index that holds the names that way holds all of it
-- now, so that a search reads nothing else; what the other one held beside the address goes with it. Built while others write; what
-- a build that failed has left goes first.
drop index concurrently if exists candidates_named;
create index concurrently candidates_named on candidates (organisation_id, lower(name), id) include (name, email, account_id);
