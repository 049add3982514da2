-- outside of a transaction
-- Built while others write; what a build that failed has left goes first. Entries are put in their place at once: a search would read
-- those that wait for it from end to end.
drop index concurrently if exists candidates_by_letters;
create index concurrently candidates_by_letters on candidates
  using gin (app.letter_groups(organisation_id, name, email)) with (fastupdate = off);
