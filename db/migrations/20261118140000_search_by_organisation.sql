-- outside of a transaction
-- A search by words found the CVs of every organisation that have them and left out the others' one by one. The index holds the
-- organisation beside the words, and serves a search without one just as well, so that the old one can go. It is built while
-- others write; what a build that failed has left goes first.
create extension if not exists btree_gin;
drop index concurrently if exists cvs_search_by_organisation;
create index concurrently cvs_search_by_organisation on cvs using gin (organisation_id, search);
drop index concurrently if exists cvs_search;
